/**
 * What lies on a board, and where.
 *
 * @typedef {[number, number, number, number]} Box left, top, width and height as fractions of the
 *   board's width
 * @typedef {object} Thing
 * @property {string} name the same wherever it is
 * @property {string} [hit] what a click on it selects
 * @property {string[]} lines its text when it is enlarged; none if it is not
 * @property {boolean} italic whether the first of them, its title, is in italics
 * @property {Box} box
 */

/** @param {Box} box @param {number} by @returns {Box} */
export const scaled = ([left, top, width, height], by) => [
  left * by,
  top * by,
  width * by,
  height * by,
];

/**
 * The uppermost thing at a point.
 *
 * @param {Thing[]} things lowest first
 * @param {number} x
 * @param {number} y
 * @returns {Thing | undefined}
 */
export const thingAt = (things, x, y) =>
  things.findLast(
    ({ box: [left, top, width, height] }) =>
      x >= left && x <= left + width && y >= top && y <= top + height,
  );

/**
 * The part of a thing that no other one covers.
 *
 * @param {Thing[]} things lowest first
 * @param {Thing} thing
 * @returns {Box}
 */
export const visibleBox = (things, thing) => {
  const [left, top, width, height] = thing.box;
  const above = things.slice(things.findIndex(({ name }) => name === thing.name) + 1);
  const covers = above.filter(
    ({ box: [x, y, wide] }) => x < left + width && x + wide > left && y > top,
  );
  const low = Math.min(top + height, ...covers.map(({ box }) => box[1]));
  return [left, top, width, low - top];
};

/** @param {Thing} thing @returns {[number, number]} */
const centreOf = ({ box: [x, y, width, height] }) => [x + width / 2, y + height / 2];

/**
 * The nearest thing in a direction; the same one if there is none.
 *
 * @param {Thing} from
 * @param {Thing[]} things
 * @param {[number, number]} direction right and down, -1 to 1
 * @returns {Thing}
 */
export const nearestInDirection = (from, things, [right, down]) => {
  const [x, y] = centreOf(from);
  /** @param {Thing} thing */
  const distance = (thing) => {
    const [across, below] = [centreOf(thing)[0] - x, centreOf(thing)[1] - y];
    const ahead = across * right + below * down;
    const aside = Math.abs(across * down) + Math.abs(below * right);
    return ahead > 0.001 && 2 * ahead >= aside ? ahead + 2 * aside : Infinity;
  };
  return things.reduce((best, one) => (distance(one) < distance(best) ? one : best), from);
};

/**
 * The option that two clicks one after the other name; none if the second alone names one.
 *
 * @param {{hits: string[], action: string}[]} options
 * @param {string} first
 * @param {string} second
 * @returns {string | undefined}
 */
export const optionOfTwo = (options, first, second) => {
  if (options.some(({ hits }) => hits.length === 1 && hits[0] === second)) return undefined;
  const found = options.filter(
    ({ hits }) => hits.length === 2 && hits[0] === first && hits[1] === second,
  );
  return found.length === 1 ? found[0]?.action : undefined;
};

/**
 * What has moved between two positions: the pawn, and at most three other things; things that were
 * only shifted with the board keep their width and do not count.
 *
 * @param {Thing[]} before
 * @param {Thing[]} now
 * @returns {{thing: Thing, from: Box}[]}
 */
export const movedThings = (before, now) => {
  const places = new Map(before.map(({ name, box }) => [name, box]));
  const moved = now.flatMap((thing) => {
    const from = places.get(thing.name);
    const [x, y, width] = thing.box;
    if (!from || Math.abs(from[0] - x) + Math.abs(from[1] - y) < 0.005) return [];
    if (thing.name !== "pawn" && Math.abs(from[2] - width) <= 0.005) return [];
    return [{ thing, from }];
  });
  return moved.length > 3 ? [] : moved;
};

/** @param {Thing} thing @returns {number} */
const coinsOf = ({ lines: [text = ""] }) => parseInt(text, 10);

/**
 * The treasuries that have changed, and by how many coins.
 *
 * @param {Thing[]} before
 * @param {Thing[]} now
 * @returns {{thing: Thing, more: number}[]}
 */
export const changedCoins = (before, now) =>
  now
    .filter(({ name }) => name.startsWith("coins:"))
    .flatMap((thing) => {
      const was = before.find(({ name }) => name === thing.name);
      const more = was ? coinsOf(thing) - coinsOf(was) : 0;
      return more ? [{ thing, more }] : [];
    });
