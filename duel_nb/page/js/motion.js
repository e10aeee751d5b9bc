import { make } from "./dom.js";
import { reducedMotion } from "./surroundings.js";
import { changedCoins, movedThings } from "./things.js";
import { crop } from "./zoom.js";

/**
 * @typedef {import("./things.js").Box} Box
 * @typedef {import("./things.js").Thing} Thing
 * @typedef {{age: number, ageName: string, things: Thing[]}} Seen
 */

/** @param {Box} box @param {number} tall height of the board by its width */
const toPercent = ([x, y, width, height], tall) => ({
  left: `${100 * x}%`,
  top: `${(100 * y) / tall}%`,
  width: `${100 * width}%`,
  height: `${(100 * height) / tall}%`,
});

/**
 * Animates what has moved on a board, unless the system asks for little motion.
 *
 * @param {HTMLElement} stage
 * @param {() => HTMLCanvasElement | null} board
 * @returns {{changed: (now: Seen) => void, close: () => void}}
 */
export const animate = (stage, board) => {
  /** @type {Seen | null} */
  let before = null;
  const picture = make("canvas", "");
  picture.width = picture.height = 0;
  /** @type {import("./surroundings.js").Timer} */
  let waiting;
  const copyBoard = () => {
    const canvas = board();
    if (!canvas?.width || !stage.isConnected || reducedMotion.matches) return;
    [picture.width, picture.height] = [canvas.width / 2, canvas.height / 2];
    picture.getContext("2d")?.drawImage(canvas, 0, 0, picture.width, picture.height);
  };
  /**
   * @param {HTMLElement} one shown over the board during an animation
   * @param {string} kind
   * @param {number} duration
   * @param {Keyframe[]} frames
   */
  const overlay = (one, kind, duration, frames) => {
    one.classList.add("duel-moving", kind);
    one.setAttribute("aria-hidden", "true");
    stage.append(one);
    one.animate(frames, { duration, easing: "ease-in-out" }).onfinish = () => one.remove();
  };
  /** @param {Seen} old @param {Seen} now @param {number} tall */
  const animateMoves = (old, now, tall) => {
    for (const { thing, from } of movedThings(old.things, now.things)) {
      const [first, last] = [toPercent(from, tall), toPercent(thing.box, tall)];
      if (thing.name === "pawn") {
        overlay(crop(picture, thing.box, 1), "duel-before", 700, [last, last]);
        overlay(crop(picture, from, 1), "duel-pawn", 700, [first, last]);
      } else
        overlay(crop(picture, from, 1), "duel-card", 450, [first, { ...last, opacity: 0.4 }]);
    }
  };
  /** Coins gained rise, coins lost fall. @param {Seen} old @param {Seen} now @param {number} tall */
  const animateCoins = (old, now, tall) => {
    for (const { thing, more } of changedCoins(old.things, now.things)) {
      const sign = make("div", "");
      sign.textContent = more > 0 ? `+${more}` : `\u2212${-more}`;
      const { left, top } = toPercent(thing.box, tall);
      Object.assign(sign.style, { left, top });
      const below = "translateY(120%)";
      overlay(sign, "duel-coins", 1300, [
        { transform: more > 0 ? below : "none", opacity: 0 },
        { transform: below, opacity: 1, offset: 0.2 },
        { transform: below, opacity: 1, offset: 0.7 },
        { transform: more > 0 ? "none" : below, opacity: 0 },
      ]);
    }
  };
  /** @param {string} age */
  const announce = (age) => {
    const sign = make("div", "");
    sign.textContent = age;
    overlay(sign, "duel-age", 1400, [0, 1, 1, 0].map((opacity) => ({ opacity })));
  };
  return {
    changed: (now) => {
      const ages = before ? now.age - before.age : -1;
      // another difference in Ages means another game
      if (before && (ages === 0 || ages === 1) && picture.width && !reducedMotion.matches) {
        const tall = stage.offsetHeight / stage.offsetWidth;
        animateMoves(before, now, tall);
        animateCoins(before, now, tall);
        if (ages) announce(now.ageName);
      }
      clearTimeout(waiting);
      waiting = setTimeout(copyBoard, before ? 300 : 1500);
      before = now;
    },
    close: () => {
      clearTimeout(waiting);
      picture.width = picture.height = 0;
    },
  };
};
