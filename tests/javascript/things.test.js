// What lies on a board: what is hit, what is next to it, what has moved.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  changedCoins,
  movedThings,
  nearestInDirection,
  optionOfTwo,
  scaled,
  thingAt,
  visibleBox,
} from "../../duel_nb/page/js/things.js";

/**
 * @typedef {import("../../duel_nb/page/js/things.js").Box} Box
 * @param {string} name
 * @param {Box} box
 * @param {string[]} lines
 */
const thing = (name, box, lines = [name]) => ({ name, hit: name, lines, italic: false, box });

const BACK = thing("back", [0.125, 0.125, 0.25, 0.25]);
const FRONT = thing("front", [0.1875, 0.25, 0.25, 0.25]);

test("the uppermost thing is hit", () => {
  const both = [BACK, FRONT];
  assert.equal(thingAt(both, 0.2, 0.3), FRONT);
  assert.equal(thingAt(both, 0.2, 0.2), BACK);
  assert.equal(thingAt(both, 0.15, 0.3), BACK);
  assert.equal(thingAt(both, 0.9, 0.9), undefined);
  assert.equal(thingAt(both, 0.125, 0.125), BACK, "its edge belongs to it");
});

test("the visible part of a thing ends where another one covers it", () => {
  assert.deepEqual(visibleBox([BACK, FRONT], BACK), [0.125, 0.125, 0.25, 0.125]);
  assert.deepEqual(visibleBox([BACK, FRONT], FRONT), FRONT.box);
  const aside = thing("aside", [0.5, 0.2, 0.2, 0.3]);
  assert.deepEqual(visibleBox([BACK, aside], BACK), BACK.box, "nothing covers it");
  assert.deepEqual(visibleBox([FRONT, BACK], BACK), BACK.box, "what is below covers nothing");
});

test("a box is scaled", () => {
  assert.deepEqual(scaled([1, 2, 3, 4], 2), [2, 4, 6, 8]);
});

test("the nearest thing in a direction, else the same", () => {
  const grid = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => thing(`${row}${column}`, [column / 4, row / 4, 0.2, 0.2])),
  );
  const middle = /** @type {import("../../duel_nb/page/js/things.js").Thing} */ (grid[4]);
  /** @type {[[number, number], string][]} */
  const ways = [
    [[1, 0], "12"],
    [[-1, 0], "10"],
    [[0, 1], "21"],
    [[0, -1], "01"],
  ];
  for (const [direction, name] of ways)
    assert.equal(nearestInDirection(middle, grid, direction).name, name);
  const right = nearestInDirection(middle, grid, [1, 0]);
  assert.equal(nearestInDirection(right, grid, [1, 0]), right);
  assert.equal(nearestInDirection(middle, [], [1, 0]), middle);
});

test("two clicks name one option, unless the second names one alone", () => {
  const options = [
    { hits: ["a", "b"], action: "move a b" },
    { hits: ["a", "c"], action: "move a c" },
    { hits: ["c"], action: "place c" },
    { hits: ["d", "e"], action: "one" },
    { hits: ["d", "e"], action: "two" },
  ];
  assert.equal(optionOfTwo(options, "a", "b"), "move a b");
  assert.equal(optionOfTwo(options, "b", "a"), undefined, "the order counts");
  assert.equal(optionOfTwo(options, "a", "c"), undefined);
  assert.equal(optionOfTwo(options, "d", "e"), undefined, "which of them?");
});

test("what has moved keeps its name and has another place", () => {
  const before = [thing("card", [0, 0, 0.1, 0.1]), thing("pawn", [0.5, 0.5, 0.02, 0.02])];
  const now = [thing("card", [0.6, 0.4, 0.2, 0.2]), thing("pawn", [0.55, 0.5, 0.02, 0.02])];
  assert.deepEqual(movedThings(before, now), [
    { thing: now[0], from: [0, 0, 0.1, 0.1] },
    { thing: now[1], from: [0.5, 0.5, 0.02, 0.02] },
  ]);
  assert.deepEqual(movedThings(before, before), []);
  assert.deepEqual(movedThings([], now), [], "they are new");
});

/** @param {number} to @param {number} wide */
const five = (to, wide) =>
  [0, 1, 2, 3, 4].map((n) => thing(`card:${n}`, [n / 10 + to, to, wide, 0.1]));

test("things that only shift with the board do not move, nor do many at once", () => {
  assert.deepEqual(movedThings(five(0, 0.1), five(0.2, 0.1)), []);
  assert.deepEqual(movedThings(five(0, 0.1), five(0.2, 0.2)), [], "another layout");
  assert.equal(movedThings(five(0, 0.1).slice(2), five(0.2, 0.2)).length, 3);
});

/** @param {string} who @param {string} text */
const coins = (who, text) => thing(`coins:${who}`, [0, 0, 1, 1], [text]);

test("coins that were gained or lost", () => {
  const before = [coins("A", "7 coins"), coins("B", "12 coins"), thing("card", [0, 0, 1, 1])];
  const now = [coins("A", "9 coins"), coins("B", "2 coins"), thing("card", [0, 0, 1, 1])];
  assert.deepEqual(
    changedCoins(before, now).map(({ thing: { name }, more }) => [name, more]),
    [
      ["coins:A", 2],
      ["coins:B", -10],
    ],
  );
  assert.deepEqual(changedCoins(before, before), []);
  assert.deepEqual(changedCoins([], now), []);
});
