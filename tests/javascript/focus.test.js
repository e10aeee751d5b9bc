// The focus stays where a person was, whatever the kernel changes.
import "./dom.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { View } = await import("../../duel_nb/page/js/view.js");
const { Tree } = await import("../../duel_nb/page/js/tree.js");

const NOTHING = () => {};
const MODEL = { get: NOTHING, send: NOTHING, on: NOTHING, off: NOTHING, widget_manager: {} };

/** A row with the buttons "back" and "next" in a box with the button "away". */
const shown = () => {
  const elements = {
    root: { kind: "box", children: ["row", "away"] },
    row: { kind: "box", children: ["back", "next"] },
    back: { kind: "button", label: "Back" },
    next: { kind: "button", label: "Next" },
    away: { kind: "button", label: "Away" },
  };
  const tree = new Tree({ number: 0, root: "root", elements });
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  const view = new View(MODEL, tree, el);
  let number = 0;
  /** @param {Omit<import("../../duel_nb/page/js/tree.js").Message, "number">} what */
  const change = (what) => {
    number += 1;
    const message = { number, ...what };
    view.follow(message, tree.follow(message) || []);
  };
  /** @param {string} id */
  const focus = (id) => view.node(id).focus();
  return { change, focus, node: (/** @type {string} */ id) => view.node(id) };
};

const focused = () => document.activeElement?.textContent;

test("a button that is disabled keeps the focus until it is left", () => {
  const { change, focus, node } = shown();
  const next = /** @type {HTMLButtonElement} */ (node("next"));
  focus("next");
  change({ changes: { next: { disabled: true } } });
  assert.equal(focused(), "Next");
  assert.equal(next.getAttribute("aria-disabled"), "true");
  focus("back");
  assert.ok(next.disabled);
  change({ changes: { next: { disabled: false } } });
  assert.ok(!next.disabled);
  assert.ok(!next.hasAttribute("aria-disabled"));
});

test("what is near gets the focus of what goes or is hidden", () => {
  const { change, focus } = shown();
  focus("next");
  change({ changes: { next: { shown: false } } });
  assert.equal(focused(), "Back");
  change({ changes: { root: { children: ["away"] } }, gone: ["row", "back", "next"] });
  assert.equal(focused(), "Away");
});

test("the kernel has the last word", () => {
  const { change, focus, node } = shown();
  node("row").className = "duel-panel-over"; // where nobody has gone: "back" is only near
  focus("next");
  change({
    changes: { next: { shown: false } },
    calls: [{ on: "away", do: "focus", view: "" }],
  });
  assert.equal(focused(), "Away");
});

test("a focus elsewhere in the page stays there", () => {
  const { change } = shown();
  const other = document.body.appendChild(document.createElement("button"));
  other.focus();
  change({ changes: { next: { shown: false } } });
  assert.equal(document.activeElement, other);
});

test("the focus is not taken from where somebody has gone meanwhile", () => {
  const { change, focus, node } = shown();
  const answer = { calls: [{ on: "away", do: "focus", view: "" }] };
  const other = document.body.appendChild(document.createElement("textarea"));
  node("next").click();
  other.focus();
  change(answer);
  assert.equal(document.activeElement, other, "another cell");
  node("row").className = "duel-panel-over";
  focus("back");
  change(answer);
  assert.equal(focused(), "Back", "a form");
  node("back").click();
  change(answer);
  assert.equal(focused(), "Away", "unless something was pressed there");
});
