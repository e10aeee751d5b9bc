// What has moved on a board is shown for a moment, unless little motion is wanted.
import "./dom.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { thing } from "./board.js";

const { animate } = await import("../../duel_nb/page/js/motion.js");
const { reducedMotion } = await import("../../duel_nb/page/js/surroundings.js");

/** @type {{node: HTMLElement, onfinish: () => void}[]} */
let moving = [];

beforeEach(() => {
  moving = [];
  mock.timers.enable({ apis: ["setTimeout"] });
  HTMLElement.prototype.animate = /** @type {any} */ (
    /** @this {HTMLElement} */
    function animated() {
      const one = { node: this, onfinish: () => {} };
      moving.push(one);
      return one;
    }
  );
});
afterEach(() => {
  mock.timers.reset();
  Object.defineProperty(reducedMotion, "matches", { value: false, configurable: true });
});

/** @param {number} at @param {string} coins @param {number} [age] */
const seen = (at, coins, age = 1) => ({
  age,
  ageName: `Age ${age}`,
  things: [thing("pawn", [at, 0, 0.1, 0.1], []), thing("coins:A", [0, 0.4, 0.1, 0.1], [coins])],
});

const kinds = () => moving.map(({ node }) => node.className.replace("duel-moving ", ""));

/** A board that has been painted in a position. */
const painted = () => {
  const stage = document.body.appendChild(document.createElement("div"));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [400, 200];
  const motion = animate(stage, () => canvas);
  motion.changed(seen(0.1, "7 coins"));
  mock.timers.tick(1500);
  return { stage, motion };
};

test("what has moved and what was paid is shown, and goes when it has been seen", () => {
  const { stage, motion } = painted();
  motion.changed(seen(0.3, "4 coins"));
  assert.deepEqual(kinds(), ["duel-before", "duel-pawn", "duel-coins"]);
  assert.equal(moving.at(-1)?.node.textContent, "\u22123");
  for (const { node, onfinish } of moving) {
    assert.equal(node.getAttribute("aria-hidden"), "true");
    assert.ok(stage.contains(node));
    onfinish();
    assert.ok(!stage.contains(node));
  }
  motion.changed(seen(0.3, "9 coins"));
  assert.equal(moving.at(-1)?.node.textContent, "+5");
});

test("another Age is announced, another game is not", () => {
  const { motion } = painted();
  motion.changed(seen(0.1, "7 coins", 2));
  assert.deepEqual(kinds(), ["duel-age"]);
  assert.equal(moving[0]?.node.textContent, "Age 2");
  motion.changed(seen(0.5, "1 coin", 1));
  assert.equal(moving.length, 1);
});

test("nothing moves if the system asks for that, or before the board was painted", () => {
  const { motion, stage } = painted();
  Object.defineProperty(reducedMotion, "matches", { value: true, configurable: true });
  motion.changed(seen(0.3, "4 coins", 2));
  assert.equal(moving.length, 0);
  Object.defineProperty(reducedMotion, "matches", { value: false, configurable: true });
  const unseen = animate(stage, () => null);
  unseen.changed(seen(0.1, "7 coins"));
  mock.timers.tick(1500);
  unseen.changed(seen(0.3, "4 coins"));
  assert.equal(moving.length, 0);
});
