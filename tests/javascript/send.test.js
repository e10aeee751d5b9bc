// What a view sends: one act at a time, with everything that was entered before it.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { PATIENCE, Sender } from "../../duel_nb/page/js/send.js";

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

const sender = () => {
  /** @type {any[]} */
  const sent = [];
  /** @type {Record<string, any>} */
  let entered = {};
  const made = new Sender(
    "v",
    (message) => sent.push(message),
    () => {
      const taken = entered;
      entered = {};
      return taken;
    },
  );
  return {
    sent,
    made,
    /** @param {string} on @param {string} what @param {any} [data] */
    act: (on, what, data) => made.act({ on, do: what, data }),
    /** @param {Record<string, any>} more */
    enter: (more) => Object.assign(entered, more),
    acts: () => sent.map(({ on, do: what, data }) => [on, what, ...(data ? [data] : [])].join(" ")),
  };
};

test("the next act is sent after the answer to the last", () => {
  const { made, act, acts, sent, enter } = sender();
  enter({ f: "x" });
  act("a", "press");
  enter({ f: "xy" });
  act("b", "press");
  assert.deepEqual(acts(), ["a press"]);
  assert.deepEqual(sent[0].entered, { f: "x" });
  assert.equal(made.answered(1), false, "the next one is on its way");
  assert.deepEqual(acts(), ["a press", "b press"]);
  assert.deepEqual([sent[1].number, sent[1].view, sent[1].entered], [2, "v", { f: "xy" }]);
  assert.equal(made.answered(2), true);
});

test("an answer to another act is none", () => {
  const { made, act, acts } = sender();
  act("a", "press");
  act("b", "press");
  assert.equal(made.answered(0), false);
  assert.equal(made.answered(2), false);
  assert.deepEqual(acts(), ["a press"]);
});

test("of the steps of a slider only the last waits, and no press is lost", () => {
  const { made, act, acts } = sender();
  act("a", "press");
  for (const at of [1, 2, 3]) act("s", "look", at);
  act("b", "press");
  act("b", "press");
  act("s", "look", 4);
  for (const number of [1, 2, 3, 4]) made.answered(number);
  assert.deepEqual(acts(), ["a press", "s look 3", "b press", "b press", "s look 4"]);
});

test("a change goes with the act that follows", () => {
  const { made, act, acts, sent, enter } = sender();
  act("a", "press");
  enter({ f: "x" });
  act("f", "change");
  act("b", "press");
  made.answered(1);
  assert.deepEqual(acts(), ["a press", "b press"]);
  assert.deepEqual(sent[1].entered, { f: "x" });
});

test("a change waits while a button is being pressed, and goes with the press", () => {
  const { made, act, acts } = sender();
  made.hold(true);
  act("f", "change");
  assert.deepEqual(acts(), []);
  act("b", "press");
  assert.deepEqual(acts(), ["b press"]);
  made.hold(false);
  made.answered(1);
  assert.deepEqual(acts(), ["b press"]);
});

test("a change that no press follows is sent when the button is let go", () => {
  const { made, act, acts } = sender();
  made.hold(true);
  act("f", "change");
  made.hold(false);
  assert.deepEqual(acts(), ["f change"]);
});

test("a kernel that does not answer is not waited for for ever", () => {
  const { made, act, acts } = sender();
  act("a", "press");
  act("b", "press");
  mock.timers.tick(PATIENCE - 1);
  assert.deepEqual(acts(), ["a press"]);
  mock.timers.tick(1);
  assert.deepEqual(acts(), ["a press", "b press"]);
  assert.equal(made.answered(1), false, "it comes too late");
  act("c", "press");
  assert.deepEqual(acts(), ["a press", "b press"]);
  assert.equal(made.answered(2), false);
  assert.equal(made.answered(3), true);
});

test("an answer ends the patience", () => {
  const { made, act, acts } = sender();
  act("a", "press");
  mock.timers.tick(PATIENCE - 1);
  made.answered(1);
  act("b", "press");
  act("c", "press");
  mock.timers.tick(1);
  assert.deepEqual(acts(), ["a press", "b press"]);
});

test("what waits is sent when a view goes", () => {
  const { made, act, acts } = sender();
  act("a", "press");
  act("b", "press");
  act("c", "look", "away");
  made.close();
  assert.deepEqual(acts(), ["a press", "b press", "c look away"]);
  mock.timers.tick(2 * PATIENCE);
  assert.equal(acts().length, 3);
});
