// The kinds of elements: what they show, what a person enters in them, and their names.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { enter, modelOf, render, show, type } from "./page.js";

const CHANGE = { listens: ["change"] };

test("a text is HTML and stays untouched while other things change", () => {
  const { part, change } = show({ a: { kind: "html", value: "<details>b</details>" } });
  part("details").open = true;
  change({ a: { shown: false } });
  assert.ok(part("details").open);
  assert.ok(part(".duel-html").classList.contains("duel-away"));
  change({ a: { value: "<i>c</i>", shown: true } });
  assert.equal(part("i").textContent, "c");
  assert.ok(!part(".duel-html").classList.contains("duel-away"));
});

test("a button says its label, or else its tip, and shows its sign", () => {
  const { part, change } = show({ a: { kind: "button", icon: "undo", tip: "Take back" } });
  assert.equal(part("button").getAttribute("aria-label"), "Take back");
  assert.equal(part("button").title, "Take back");
  assert.equal(part("i").getAttribute("aria-hidden"), "true");
  change({ a: { label: "Undo", icon: "", primary: true } });
  assert.equal(part("button").textContent, "Undo");
  assert.ok(!part("button").hasAttribute("aria-label"));
  assert.equal(part("button").querySelector("i"), null);
  assert.ok(part("button").classList.contains("duel-primary"));
});

test("a press is one message, and the button waits for its answer", () => {
  const { part, sent, answer } = show({ a: { kind: "button" } });
  part("button").click();
  assert.equal(part("button").getAttribute("aria-busy"), "true");
  assert.equal(sent.length, 1);
  const { view, ...message } = sent[0];
  assert.deepEqual(message, { number: 1, on: "a", do: "press", data: undefined, entered: {} });
  assert.ok(view);
  answer();
  assert.ok(!part("button").hasAttribute("aria-busy"));
});

/**
 * Fields of each kind: two values that a person enters, and how.
 *
 * @type {Record<string, {data: any, name: string, selector: string, two: [any, any],
 *   set: (input: any, value: any) => void, get: (input: any) => any}>}
 */
const FIELDS = {
  field: {
    data: { kind: "field" },
    name: "value",
    selector: "input",
    two: ["one", "two"],
    set: (input, value) => enter(input, { value }),
    get: (input) => input.value,
  },
  lines: {
    data: { kind: "field", lines: 3 },
    name: "value",
    selector: "textarea",
    two: ["one", "two"],
    set: (input, value) => enter(input, { value }),
    get: (input) => input.value,
  },
  check: {
    data: { kind: "check" },
    name: "value",
    selector: "input",
    two: [true, false],
    set: (input, checked) => enter(input, { checked }),
    get: (input) => input.checked,
  },
  toggle: {
    data: { kind: "toggle" },
    name: "value",
    selector: "button",
    two: [true, false],
    set: (button) => button.click(),
    get: (button) => button.getAttribute("aria-pressed") === "true",
  },
  menu: {
    data: { kind: "choice", options: ["a", "b", "c"], chosen: 0 },
    name: "chosen",
    selector: "select",
    two: [1, 2],
    set: (select, selectedIndex) => enter(select, { selectedIndex }),
    get: (select) => select.selectedIndex,
  },
  list: {
    data: { kind: "choice", look: "list", options: ["a", "b", "c"], chosen: 0 },
    name: "chosen",
    selector: "fieldset",
    two: [1, 2],
    set: (group, at) => enter(group.querySelectorAll("input")[at], { checked: true }),
    get: (group) =>
      [...group.querySelectorAll("input")].findIndex((/** @type {any} */ one) => one.checked),
  },
  slider: {
    data: { kind: "slider", last: 9 },
    name: "value",
    selector: "input",
    two: [3, 5],
    set: (input, value) => enter(input, { value }, "input"),
    get: (input) => Number(input.value),
  },
};

for (const [kind, { data, name, selector, two, set, get }] of Object.entries(FIELDS)) {
  const [one, other] = two;
  test(`${kind}: what is entered is sent once`, () => {
    const { part, sent, answer } = show({ a: { ...data, ...CHANGE } });
    set(part(selector), one);
    assert.deepEqual(sent.map(({ on, do: what, entered }) => [on, what, entered]), [
      ["a", "change", { a: one }],
    ]);
    answer({ changes: { a: { [name]: one } } });
    set(part(selector), other);
    assert.deepEqual(sent[1].entered, { a: other });
    answer({ changes: { a: { [name]: other } } });
    assert.equal(get(part(selector)), other);
    assert.equal(sent.length, 2);
  });

  test(`${kind}: what is entered while a message is under way is not lost`, () => {
    const { part, sent, answer } = show({ a: { ...data, ...CHANGE } });
    set(part(selector), one);
    set(part(selector), other);
    assert.equal(sent.length, 1);
    answer({ changes: { a: { [name]: one } } });
    assert.equal(get(part(selector)), other);
    assert.deepEqual(sent[1].entered, { a: other });
  });

  test(`${kind}: where nobody waits, it goes with the next press`, () => {
    const { part, sent } = show({
      root: { kind: "box", children: ["a", "b"] },
      a: data,
      b: { kind: "button", classes: ["go"] },
    });
    set(part(selector), one);
    assert.equal(sent.length, 0);
    part(".go").click();
    assert.deepEqual(sent[0].entered, { a: one });
  });

  test(`${kind}: the kernel sets it`, () => {
    const { part, change, sent } = show({ a: { ...data, ...CHANGE } });
    change({ a: { [name]: one } });
    assert.equal(get(part(selector)), one);
    change({ a: { [name]: other } });
    assert.equal(get(part(selector)), other);
    assert.equal(sent.length, 0);
  });
}

test("a field has a label before it, else a name", () => {
  const { part, change } = show({ a: { kind: "field", placeholder: "such as 3" } });
  assert.ok(part("label").hidden);
  assert.equal(part("input").getAttribute("aria-label"), "such as 3");
  change({ a: { tip: "Coins" } });
  assert.equal(part("input").getAttribute("aria-label"), "Coins");
  change({ a: { label: "Coins of Ada" } });
  assert.equal(part("label").textContent, "Coins of Ada");
  assert.equal(part("label").htmlFor, part("input").id);
  assert.ok(!part("input").hasAttribute("aria-label"));
});

test("what can be typed is listed", () => {
  const { part, parts, change } = show({ a: { kind: "field", options: ["one", "two"] } });
  assert.equal(part("input").getAttribute("list"), part("datalist").id);
  assert.deepEqual(parts("option").map(({ value }) => value), ["one", "two"]);
  change({ a: { options: [] } });
  assert.ok(!part("input").hasAttribute("list"));
});

test("Enter reports a change, or is heard by itself, and only alone", () => {
  const { part, sent, say, answer } = show({ a: { kind: "field", ...CHANGE } });
  part("input").value = "x";
  for (const more of [{ shiftKey: true }, { ctrlKey: true }, { isComposing: true }])
    assert.ok(!type(part("input"), "Enter", more).defaultPrevented);
  assert.equal(sent.length, 0);
  assert.ok(type(part("input"), "Enter").defaultPrevented);
  assert.deepEqual([sent[0].do, sent[0].entered], ["change", { a: "x" }]);
  answer();
  say({ changes: { a: { listens: ["change", "enter"] } } });
  part("input").value = "y";
  type(part("input"), "Enter");
  assert.deepEqual([sent[1].do, sent[1].entered], ["enter", { a: "y" }]);
});

test("Enter in a field of several lines begins a line", () => {
  const { part, sent } = show({ a: { kind: "field", lines: 2, ...CHANGE } });
  assert.ok(!type(part("textarea"), "Enter").defaultPrevented);
  assert.equal(sent.length, 0);
});

test("who is about to type is reported where somebody asks", () => {
  const { part, sent, say } = show({ a: { kind: "field" } });
  part("input").focus();
  part("input").blur();
  assert.equal(sent.length, 0);
  say({ changes: { a: { listens: ["focus"] } } });
  part("input").focus();
  assert.equal(sent[0].do, "focus");
});

test("a box to tick has words, else a name", () => {
  const { part, change } = show({ a: { kind: "check", tip: "Cover" } });
  assert.equal(part("input").getAttribute("aria-label"), "Cover");
  change({ a: { label: "Curtain" } });
  assert.equal(part("label").textContent, "Curtain");
  assert.ok(part("label").contains(part("input")));
  assert.ok(!part("input").hasAttribute("aria-label"));
});

test("other options come with their choice", () => {
  for (const look of ["menu", "list", "bar"]) {
    const { part, parts, change, sent } = show({
      a: { kind: "choice", look, options: ["a", "b"], chosen: 1, label: "Which", ...CHANGE },
    });
    const { set, get, selector } = /** @type {any} */ (FIELDS[look === "menu" ? "menu" : "list"]);
    change({ a: { options: ["c", "d", "e"], chosen: 2 } });
    assert.equal(get(part(selector)), 2, look);
    change({ a: { options: ["f", "g"], chosen: -1 } });
    assert.equal(get(part(selector)), -1, look);
    assert.deepEqual(parts("option, .duel-option").map(({ textContent }) => textContent), ["f", "g"]);
    set(part(selector), 0);
    assert.deepEqual(sent[0].entered, { a: 0 });
  }
});

test("a group of options is named, and keeps its place when they are called otherwise", () => {
  const { part, parts, change } = show({
    a: { kind: "choice", look: "bar", options: ["one", "two"], chosen: 0, tip: "Panels" },
  });
  assert.equal(part("fieldset").getAttribute("aria-label"), "Panels");
  parts("input")[1].focus();
  change({ a: { options: ["eins", "zwei"] } });
  assert.equal(document.activeElement, parts("input")[1]);
});

test("Enter in a group of options is heard", () => {
  const { parts, sent } = show({
    a: { kind: "choice", look: "list", options: ["one", "two"], listens: ["enter"] },
  });
  parts("input")[1].checked = true;
  type(parts("input")[1], "Enter");
  assert.deepEqual([sent[0].do, sent[0].entered], ["enter", { a: 1 }]);
});

test("what the arrow keys change keeps them from the notebook around it", () => {
  const options = ["One", "Two"];
  const { el, parts } = show({
    a: { kind: "box", children: ["b", "c", "d"] },
    b: { kind: "choice", options },
    c: { kind: "choice", options, look: "bar" },
    d: { kind: "slider", last: 9 },
  });
  assert.equal(parts("select, input").length, 4);
  // JupyterLab looks for this at what has the focus
  assert.equal(el.querySelectorAll("[data-lm-suppress-shortcuts]:is(select, input)").length, 4);
});

test("a slider says its value and follows another end", () => {
  const { part, change } = show({ a: { kind: "slider", last: 5, value: 5, tip: "Steps" } });
  assert.equal(part("input").value, "5");
  assert.equal(part("input").getAttribute("aria-label"), "Steps");
  change({ a: { last: 9, value: 8, said: "8 of 9" } });
  assert.equal(part("input").value, "8");
  assert.equal(part("input").getAttribute("aria-valuetext"), "8 of 9");
  change({ a: { last: 2, value: 1 } });
  assert.deepEqual([part("input").max, part("input").value], ["2", "1"]);
});

test("a file is read and sent as text, and the same one again", async () => {
  const { part, sent, answer } = show({ a: { kind: "upload", accept: ".json", ...CHANGE } });
  const input = part("input");
  assert.equal(input.accept, ".json");
  const choose = () => {
    const chosen = [{ text: async () => "a game" }];
    Object.defineProperty(input, "files", { value: chosen, configurable: true });
    input.dispatchEvent(new Event("change"));
    return new Promise((done) => setTimeout(done));
  };
  await choose();
  answer();
  await choose();
  assert.deepEqual(sent.map(({ entered }) => entered), [{ a: "a game" }, { a: "a game" }]);
});

test("what is disabled is so for everybody", () => {
  for (const { data, selector } of Object.values(FIELDS)) {
    const { part, change } = show({ a: { ...data, disabled: true } });
    assert.ok(part(selector).disabled);
    change({ a: { disabled: false } });
    assert.ok(!part(selector).disabled);
  }
});

/** @param {any} node */
const down = (node) => node.dispatchEvent(new Event("pointerdown", { bubbles: true }));

test("a panel opens and closes by its button, by Escape and by a press elsewhere", () => {
  const { part, ask } = show({
    root: { kind: "box", children: ["a", "c"] },
    a: { kind: "opener", label: "Game", children: ["b"] },
    b: { kind: "field" },
    c: { kind: "html", value: "<p></p>" },
  });
  const button = part(".duel-opener > button");
  const isOpen = () => {
    const open = !part(".duel-panel-over").classList.contains("duel-away");
    assert.equal(button.getAttribute("aria-expanded"), String(open));
    return open;
  };
  assert.ok(!isOpen());
  button.click();
  assert.ok(isOpen());
  down(part("input"));
  assert.ok(isOpen());
  down(part("p"));
  assert.ok(!isOpen());
  button.click();
  part("input").focus();
  type(part("input"), "Escape");
  assert.ok(!isOpen());
  assert.equal(document.activeElement, button);
  button.click();
  ask("a", "fold");
  assert.ok(!isOpen());
  button.click();
  button.click();
  assert.ok(!isOpen());
});

test("a widget of another library is shown when it is there, and taken away", async () => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [300, 200];
  let removed = 0;
  const other = { view: () => ({ el: canvas, remove: () => (removed += 1) }) };
  const { part, say } = show(
    { root: { kind: "box", children: ["a"] }, a: { kind: "mount", model: "m" } },
    { m: other },
  );
  /** @type {string[]} */
  const mounted = [];
  part(".duel-mount").addEventListener("duel-mounted", () => mounted.push("yes"));
  await new Promise((done) => setTimeout(done));
  assert.ok(part(".duel-mount").contains(canvas));
  assert.deepEqual(mounted, ["yes"]);
  say({ changes: { root: { children: [] } }, gone: ["a"] });
  assert.deepEqual([removed, canvas.width, canvas.height], [1, 0, 0]);
});

/** A second later. */
const soon = async () => {
  await new Promise(setImmediate);
  mock.timers.tick(1000);
  await new Promise(setImmediate);
};

test("a canvas that stands in no window has no pixels, and is painted again for another", async () => {
  const size = { width: 300, height: 200 };
  /** @type {any[]} */
  const sent = [];
  /** @type {any} */
  const model = {
    views: {},
    get: (/** @type {"width"} */ name) => size[name],
    set: (/** @type {any} */ now) => Object.assign(size, now),
    send: (/** @type {any} */ message) => sent.push(message),
  };
  const view = () => {
    const el = document.createElement("canvas");
    const key = String(Object.keys(model.views).length);
    model.views[key] = Promise.resolve({ el });
    return { el, model, remove: () => el.remove() };
  };
  const page = modelOf({ a: { kind: "mount", model: "m" } }, { m: { view } });
  mock.timers.enable({ apis: ["setTimeout"] });
  const [one, two] = [render(page), render(page)];
  await soon();
  one.close();
  await soon();
  assert.equal(size.width, 300, "another view shows it");
  two.close();
  await soon();
  assert.deepEqual([size, sent], [{ width: 0, height: 0 }, []]);
  render(page);
  await soon();
  assert.deepEqual([size, sent], [{ width: 300, height: 200 }, [{ event: "client_ready" }]]);
  mock.timers.reset();
});

test("a widget that comes after its place has gone is taken away", async () => {
  let removed = 0;
  const el = document.createElement("div");
  const other = { view: () => ({ el, remove: () => (removed += 1) }) };
  const { close } = show({ a: { kind: "mount", model: "m" } }, { m: other });
  close();
  await new Promise((done) => setTimeout(done));
  assert.equal(removed, 1);
});

test("slides come with their module, and say where they ended", async () => {
  const script = "export const present = (data, ended) => ended(data.at);";
  const url = `data:text/javascript,${encodeURIComponent(script)}`;
  const { createObjectURL } = URL;
  Object.assign(URL, { createObjectURL: () => url });
  const { ask, sent } = show({ a: { kind: "slides" } });
  ask("a", "present", { script, slides: { at: 4 } });
  await new Promise((done) => setTimeout(done, 20));
  Object.assign(URL, { createObjectURL });
  assert.deepEqual([sent[0].do, sent[0].data], ["ended", 4]);
});
