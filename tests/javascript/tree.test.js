// The elements of a page as data: they follow the messages of the kernel.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Tree } from "../../duel_nb/page/js/tree.js";

const tree = () =>
  new Tree({
    number: 4,
    root: "a",
    elements: { a: { kind: "box", children: ["b"] }, b: { kind: "html", value: "x" } },
  });

test("a change says which attributes have changed", () => {
  const known = tree();
  const changes = { b: { value: "y", shown: false }, a: { classes: ["c"] } };
  assert.deepEqual(known.follow({ number: 5, changes }), [
    ["b", ["value", "shown"]],
    ["a", ["classes"]],
  ]);
  assert.deepEqual(known.get("b"), { kind: "html", value: "y", shown: false });
});

test("new elements come and others go", () => {
  const known = tree();
  const changed = known.follow({
    number: 5,
    new: { c: { kind: "button" } },
    gone: ["b"],
    changes: { a: { children: ["c"] } },
  });
  assert.deepEqual(changed, [["a", ["children"]]]);
  assert.deepEqual([...known.elements.keys()], ["a", "c"]);
  assert.throws(() => known.get("b"), /there is no element b/);
});

test("what the page knew when it was loaded changes nothing", () => {
  const known = tree();
  assert.deepEqual(known.follow({ number: 4, changes: { b: { value: "old" } }, gone: ["b"] }), []);
  assert.equal(known.get("b").value, "x");
  assert.equal(known.follow({ number: 5, changes: { b: { value: "new" } } })?.length, 1);
});
