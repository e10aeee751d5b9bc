// What stands in one window twice keeps its fields apart.
import "./dom.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { View } = await import("../../duel_nb/page/js/view.js");
const { Tree } = await import("../../duel_nb/page/js/tree.js");

const NOTHING = () => {};
const MODEL = { get: NOTHING, send: NOTHING, on: NOTHING, off: NOTHING, widget_manager: null };

test("two views of the same fields share neither ids nor groups", () => {
  const elements = {
    root: { kind: "box", children: ["name", "which"] },
    name: { kind: "field", label: "Name" },
    which: { kind: "choice", look: "bar", options: ["one", "two"], chosen: 0 },
  };
  const tree = new Tree({ number: 0, root: "root", elements });
  const places = [1, 2].map(() => document.body.appendChild(document.createElement("div")));
  const views = places.map((place) => new View(MODEL, tree, place));
  assert.notEqual(views[0]?.name, views[1]?.name);
  const labels = [...document.querySelectorAll("label[for]")];
  const inputs = [...document.querySelectorAll("input[type=text]")];
  assert.deepEqual(labels.map((label) => label.getAttribute("for")), inputs.map(({ id }) => id));
  assert.equal(new Set(inputs.map(({ id }) => id)).size, 2);
  const groups = [...document.querySelectorAll("input[type=radio]")].map((one) => one.getAttribute("name"));
  assert.equal(new Set(groups).size, 2);
});
