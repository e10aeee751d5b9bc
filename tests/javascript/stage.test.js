// The board: selecting, what can be done, and doing it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { about, BOARD, showBoard, thing, THINGS } from "./board.js";
import { type } from "./page.js";

test("selecting opens what can be done, without the kernel", () => {
  const { click, isOpen, offers, said, part, sent } = showBoard();
  assert.ok(!isOpen());
  click("altar");
  assert.ok(isOpen());
  assert.deepEqual(offers(), ["BUILD ALTAR", "DISCARD ALTAR"]);
  assert.match(said(), /Altar/);
  assert.equal(part(".duel-choices").getAttribute("role"), "dialog");
  assert.equal(part(".duel-choices").getAttribute("aria-label"), "Altar");
  assert.equal(part(".duel-ring").style.width, "20%");
  assert.ok(!part(".duel-ring").classList.contains("duel-away"));
  click("press");
  assert.deepEqual(offers(), ["X"]);
  click("nothing");
  assert.ok(!isOpen());
  assert.ok(part(".duel-ring").classList.contains("duel-away"));
  assert.equal(sent.length, 0);
});

test("what can be selected is a button with a name and a price, in order", () => {
  const { parts, pick, change, offers, focused } = showBoard();
  assert.deepEqual(
    parts(".duel-pick").map(({ textContent, title }) => [textContent, title]),
    [
      ["Altar", "free"],
      ["Press", "1 coin"],
    ],
  );
  const press = pick("Press");
  assert.deepEqual([press.style.left, press.style.top, press.style.height], ["30%", "0%", "40%"]);
  press.click();
  assert.deepEqual(offers(), ["X"]);
  assert.equal(focused(), "X", "Enter plays it");
  change({
    s: {
      picks: [
        { hit: "press", label: "The Press", tip: "" },
        { hit: "chamber", label: "Chamber" },
      ],
    },
  });
  assert.deepEqual(parts(".duel-pick").map(({ textContent }) => textContent), [
    "The Press",
    "Chamber",
  ]);
  assert.ok(parts(".duel-pick")[0] === press, "it keeps the focus");
});

test("an action is on its way before the popover closes, which moves the focus", () => {
  const { click, isOpen, parts, sent } = showBoard();
  click("altar");
  /** @type {boolean[]} */
  const open = [];
  sent.push = () => open.push(isOpen());
  parts(".duel-offer")[1].click();
  assert.deepEqual(open, [true]);
  assert.ok(!isOpen());
});

test("playing is one message, and closes the selection", () => {
  const { click, isOpen, parts, sent } = showBoard();
  click("altar");
  const button = parts(".duel-offer")[1];
  button.click();
  button.click();
  assert.ok(!isOpen());
  assert.deepEqual(sent.map(({ on, do: what, data }) => [on, what, data]), [
    ["s", "play", { action: "discard altar", position: 3 }],
  ]);
});

test("what is known later fills in, and what is being pressed stays", () => {
  const { click, isOpen, parts, part, said, change, focused } = showBoard({ about: {} });
  click("altar");
  assert.ok(!isOpen(), "nothing is known yet");
  change({ s: { about: { altar: about("Altar", ["a", "b", "c"]) } } });
  assert.ok(isOpen());
  const second = parts(".duel-offer")[1];
  second.focus();
  change({ s: { about: { altar: about("Altar", ["b", "d"], "later") } } });
  assert.ok(document.activeElement === second);
  assert.equal(focused(), "B");
  assert.ok(parts(".duel-offer")[0] === second);
  assert.equal(parts(".duel-offer").length, 2);
  assert.match(said(), /later.*later.*later/);
  assert.equal(part(".refused").textContent, "later");
});

test("Escape closes, and gives the focus back", () => {
  const { click, pick, isOpen, stage, part, focused } = showBoard();
  pick("Press").click();
  assert.ok(type(document.activeElement, "Escape").defaultPrevented);
  assert.ok(!isOpen());
  assert.equal(focused(), "Press");
  assert.ok(!type(stage, "Escape").defaultPrevented, "nothing is open");
  click("chamber");
  pick("Altar").click();
  part(".duel-close").click();
  assert.ok(!isOpen());
  assert.equal(focused(), "Altar");
});

test("after a click on the board Tab leads into what opened", () => {
  const { click, stage, focused } = showBoard();
  click("altar");
  assert.ok(document.activeElement === stage);
  type(stage, "Tab");
  assert.equal(focused(), "BUILD ALTAR");
});

test("the button that closes has a name, and no other word", () => {
  const { click, part, change } = showBoard();
  click("altar");
  assert.equal(part(".duel-close").getAttribute("aria-label"), "Close");
  change({ s: { words: { close: "Fermer", board: "Le plateau" } } });
  assert.equal(part(".duel-close").getAttribute("aria-label"), "Fermer");
});

test("another position closes the selection, another look of the same does not", () => {
  const { click, isOpen, change, part } = showBoard();
  click("altar");
  change({
    s: { things: [thing("altar", [0.5, 0, 0.1, 0.1])], tallness: 1, about: { altar: about("A", []) } },
  });
  assert.ok(isOpen());
  assert.equal(part(".duel-ring").style.left, "50%");
  change({ s: { position: 4, about: { altar: about("Altar", ["a"]) } } });
  assert.ok(!isOpen());
});

test("two clicks play the option that they name", () => {
  const { click, isOpen, sent } = showBoard({
    options: [{ hits: ["altar", "press"], action: "swap" }],
  });
  click("press");
  click("altar");
  assert.equal(sent.length, 0);
  click("press");
  assert.deepEqual(sent[0].data, { action: "swap", position: 3 });
  assert.ok(!isOpen());
});

test("the kernel and the keyboard select without playing", () => {
  const { click, pick, ask, isOpen, offers, focused, sent } = showBoard({
    options: [{ hits: ["altar", "press"], action: "swap" }],
  });
  click("altar");
  ask("s", "select", "press");
  assert.deepEqual(offers(), ["X"]);
  assert.equal(focused(), "X");
  click("altar");
  pick("Press").click();
  ask("s", "select", null);
  assert.ok(!isOpen());
  assert.equal(sent.length, 0);
});

test("a City on a phone opens, and is selected", () => {
  const { click, isOpen, sent } = showBoard({
    opens: ["chamber"],
    about: { chamber: about("Ada", []) },
  });
  click("chamber");
  assert.ok(isOpen());
  assert.deepEqual([sent[0].do, sent[0].data], ["open", "chamber"]);
  click("altar");
  assert.equal(sent.length, 1);
});

test("a selection is reported while the game goes on by itself", () => {
  const { click, change, sent } = showBoard();
  change({ s: { watched: true, position: 3 } });
  click("altar");
  click("nothing");
  assert.deepEqual(sent.map(({ do: what, data }) => [what, data]), [
    ["select", { hit: "altar", position: 3 }],
  ]);
});

test("an editor hears of every press, and where it was", () => {
  const { click, isOpen, sent, answer } = showBoard({ listens: ["press"] });
  click("altar");
  answer();
  click("nothing");
  assert.ok(!isOpen());
  assert.deepEqual(sent.map(({ data: { hit } }) => hit), ["altar", null]);
  assert.deepEqual(sent[0].data.at, [0.1, 0.1]);
});

test("the kernel puts the focus on the first thing to do", () => {
  const { ask, focused, change } = showBoard();
  ask("s", "focus");
  assert.equal(focused(), "Altar");
  change({ s: { picks: [], things: THINGS } });
  ask("s", "focus");
});

test("the colours of the rings stay whatever the size of the board", () => {
  const { stage, change } = showBoard({ colours: { ring: "#123456" }, style: { width: "50%" } });
  change({ s: { style: { width: "70%" } } });
  assert.equal(stage.style.getPropertyValue("--duel-ring"), "#123456");
  assert.equal(stage.style.width, "70%");
});

test("the popover is beside what is selected, where there is more room", async () => {
  const { besideThing } = await import("../../duel_nb/page/js/stage.js");
  assert.deepEqual(besideThing(100, 200, 1000), { left: 208, width: 340 });
  assert.deepEqual(besideThing(700, 800, 1000), { left: 352, width: 340 });
  assert.deepEqual(besideThing(200, 300, 600), { left: 308, width: 292 });
  assert.deepEqual(besideThing(0, 300, 320), { left: 80, width: 240 }, "it is over it");
  assert.deepEqual(besideThing(0, 100, 200), { left: 0, width: 200 });
});

test("a selection stays when everything is shown again, unless the position is another", () => {
  const { isOpen, offers, focused, pick, renew } = showBoard();
  pick("Press").click();
  assert.equal(focused(), "X");
  renew(1);
  assert.ok(isOpen());
  assert.deepEqual(offers(), ["X"]);
  assert.equal(focused(), "X");
  renew(2, { s: { ...BOARD, position: 99 } });
  assert.ok(!isOpen());
});

test("what the kernel selects in the next position stays selected, and is reported with it", () => {
  const { click, change, ask, answer, isOpen, offers, sent } = showBoard();
  change({ s: { watched: true, position: 3 } });
  click("altar");
  answer();
  change({ s: { position: 4 } });
  assert.ok(!isOpen());
  ask("s", "select", "altar");
  assert.deepEqual(offers(), ["BUILD ALTAR", "DISCARD ALTAR"]);
  assert.deepEqual(
    sent.map(({ data }) => data.position),
    [3, 4],
  );
});

test("an action that was chosen elsewhere has the focus where it is offered", () => {
  const { ask, offers, focused, sent } = showBoard();
  ask("s", "offer", { hit: "altar", action: "discard altar" });
  assert.deepEqual(offers(), ["BUILD ALTAR", "DISCARD ALTAR"]);
  assert.equal(focused(), "DISCARD ALTAR", "Enter does what was chosen");
  ask("s", "offer", { hit: "altar", action: "unknown" });
  assert.equal(focused(), "BUILD ALTAR");
  assert.equal(sent.length, 0);
});

/** The coach's advice over a board. */
const ADVICE = {
  over: { kind: "box", classes: ["duel-popover"], children: ["advice"] },
  advice: { kind: "box", classes: ["duel-choices", "duel-advice"], children: ["close"] },
  close: { kind: "button", classes: ["duel-close"], label: "x" },
};

test("the advice hides nothing that it points to if there is room", async () => {
  const { freeCorner } = await import("../../duel_nb/page/js/stage.js");
  /** @param {[number, number, number, number][]} boxes */
  const corner = (...boxes) => freeCorner(boxes, [300, 200], [1000, 500]);
  assert.deepEqual(corner(), [0, 0]);
  assert.deepEqual(corner([400, 100, 50, 50]), [0, 0]);
  assert.deepEqual(corner([250, 100, 60, 90], [500, 300, 60, 90]), [700, 0]);
  assert.deepEqual(corner([250, 100, 60, 90], [800, 0, 60, 90]), [0, 300]);
  assert.deepEqual(corner([0, 0, 1000, 100], [0, 450, 200, 50]), [700, 300]);
  assert.deepEqual(freeCorner([[0, 0, 300, 90]], [300, 200], [300, 150]), [0, 0], "it is over all");
  const { change, part } = showBoard({ children: ["over"] }, ADVICE);
  const advice = part(".duel-advice");
  Object.defineProperty(advice, "offsetWidth", { value: 300 });
  Object.defineProperty(advice, "offsetHeight", { value: 200 });
  change({ s: { pointed: [[0.2, 0.1, 0.05, 0.05]] } });
  assert.deepEqual([advice.style.left, advice.style.top], ["700px", "0px"]);
  change({ s: { pointed: [] } });
  assert.deepEqual([advice.style.left, advice.style.top], ["0px", "0px"]);
});

test("Escape closes the advice, unless something else is open", () => {
  const { part, pick, stage, sent } = showBoard({ children: ["over"] }, ADVICE);
  const selected = () => !part(".duel-ring").classList.contains("duel-away");
  pick("Press").click();
  assert.ok(selected());
  assert.ok(type(stage, "Escape").defaultPrevented);
  assert.ok(!selected());
  assert.equal(sent.length, 0);
  assert.ok(type(stage, "Escape").defaultPrevented);
  assert.deepEqual(sent.map(({ on, do: what }) => [on, what]), [["close", "press"]]);
});
