// Enlarging what lies on a board: by mouse, by a long touch, and by keys.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { showBoard } from "./board.js";
import { type } from "./page.js";

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

const board = () => {
  const shown = showBoard();
  shown.part(".duel-layers").append(document.createElement("canvas"));
  const zoom = () => shown.el.querySelector(".duel-zoom");
  /** @param {string} kind @param {string} name @param {Record<string, any>} [more] */
  const point = (kind, name, more = {}) => {
    const event = new Event(kind, { bubbles: true, cancelable: true });
    const mouse = { pointerType: "mouse", movementX: 1, movementY: 0, buttons: 0 };
    shown.stage.dispatchEvent(Object.assign(event, mouse, shown.centre(name), more));
    return event;
  };
  /** @param {string} name */
  const key = (name) => type(shown.stage, name);
  return { ...shown, zoom, point, key, large: () => zoom()?.querySelector("b")?.textContent };
};

test("a mouse that rests on a card enlarges it with its text", () => {
  const { point, zoom, large } = board();
  point("pointermove", "altar");
  mock.timers.tick(399);
  assert.equal(zoom(), null);
  mock.timers.tick(1);
  assert.equal(large(), "Altar");
  assert.equal(zoom()?.querySelector("b")?.style.fontStyle, "italic");
  assert.equal(zoom()?.querySelector("div")?.textContent, "3 points for a_b_c");
  assert.equal(zoom()?.getAttribute("aria-hidden"), "true", "nobody wants it read aloud");
  point("pointermove", "press");
  mock.timers.tick(100);
  assert.equal(large(), "Press", "the next one comes sooner");
  point("pointermove", "chamber");
  mock.timers.tick(1000);
  assert.equal(zoom(), null, "it has no text");
});

test("what scrolls under a mouse, is dragged over, or was clicked, is not enlarged", () => {
  const { point, zoom, large } = board();
  for (const more of [{ movementX: 0 }, { buttons: 1 }]) {
    point("pointermove", "altar", more);
    mock.timers.tick(1000);
    assert.equal(zoom(), null);
  }
  point("pointerdown", "altar");
  point("pointermove", "altar");
  mock.timers.tick(1000);
  assert.equal(zoom(), null, "the popover says the same");
  point("pointermove", "press");
  point("pointermove", "altar");
  mock.timers.tick(1000);
  assert.equal(large(), "Altar");
});

test("it goes when the mouse leaves, the page scrolls, or anything is pressed", () => {
  const { point, zoom, large } = board();
  for (const kind of ["pointerleave", "wheel", "focusout"]) {
    point("pointermove", "altar");
    mock.timers.tick(400);
    assert.equal(large(), "Altar");
    point(kind, "altar");
    assert.equal(zoom(), null, kind);
  }
  point("pointermove", "altar");
  mock.timers.tick(400);
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  assert.equal(zoom(), null);
});

test("a long touch enlarges, and selects nothing", () => {
  const { point, large, isOpen, click } = board();
  const finger = { pointerType: "touch" };
  point("pointerdown", "altar", finger);
  mock.timers.tick(450);
  assert.equal(large(), "Altar");
  point("pointerup", "altar", finger);
  click("altar");
  assert.ok(!isOpen());
  assert.ok(point("contextmenu", "altar").defaultPrevented);
  point("pointerdown", "altar", finger);
  point("pointerup", "altar", finger);
  mock.timers.tick(1000);
  assert.equal(large(), undefined, "it was short");
  click("altar");
  assert.ok(isOpen());
});

test("a finger that moves scrolls", () => {
  const { point, zoom } = board();
  point("pointerdown", "altar", { pointerType: "touch" });
  point("pointermove", "press", { pointerType: "touch" });
  mock.timers.tick(1000);
  assert.equal(zoom(), null);
});

test("e enlarges by keys, arrows go on, and e or Escape ends it", () => {
  const { key, zoom, large, stage, isOpen } = board();
  assert.ok(key("e").defaultPrevented);
  assert.equal(large(), "Altar");
  assert.equal(zoom()?.getAttribute("role"), "status", "it is read aloud");
  key("ArrowRight");
  assert.equal(large(), "Press");
  key("ArrowRight");
  assert.equal(large(), "Press", "the last one that can be enlarged");
  key("Escape");
  assert.equal(zoom(), null);
  assert.ok(!key("ArrowRight").defaultPrevented);
  key("e");
  key("e");
  assert.equal(zoom(), null);
  assert.ok(!stage.hasAttribute("data-lm-suppress-shortcuts"));
  assert.ok(!isOpen());
});

test("Escape ends what is enlarged before it closes a selection", () => {
  const { click, key, isOpen, zoom } = board();
  click("altar");
  key("e");
  key("Escape");
  assert.deepEqual([isOpen(), zoom()], [true, null]);
  key("Escape");
  assert.ok(!isOpen());
});

test("keys with a modifier, and keys in a field, are left alone", () => {
  const { stage, zoom } = board();
  assert.ok(!type(stage, "e", { ctrlKey: true }).defaultPrevented);
  const field = stage.appendChild(document.createElement("input"));
  assert.ok(!type(field, "e").defaultPrevented);
  assert.equal(zoom(), null);
});
