import { make } from "./dom.js";
import { clamp, panelOf, TEXT_FIELDS } from "./surroundings.js";
import { nearestInDirection, scaled, thingAt, visibleBox } from "./things.js";

/**
 * @typedef {import("./things.js").Thing} Thing
 * @typedef {import("./things.js").Box} Box
 * @typedef {import("./surroundings.js").Timer} Timer
 * @typedef {[number, number, number, number]} Edges left, top, right and bottom in pixels
 */

/**
 * A piece of a canvas.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {Box} box
 * @param {number} scale
 * @returns {HTMLCanvasElement}
 */
export const crop = (canvas, box, scale) => {
  const piece = make("canvas", "");
  const [left, top, across, down] = scaled(box, canvas.width);
  [piece.width, piece.height] = [across * scale, down * scale];
  const pen = piece.getContext("2d");
  if (across && down && canvas.width)
    pen?.drawImage(canvas, left, top, across, down, 0, 0, piece.width, piece.height);
  return piece;
};

/**
 * A line of text.
 *
 * @param {string} line
 * @param {"b" | "div"} tag
 */
const textElement = (line, tag) => {
  const part = make(tag, "");
  part.textContent = line;
  return part;
};

/**
 * Beside a thing, else below or above it, inside the board and the window and clear of the popover.
 *
 * @param {HTMLElement} sign
 * @param {HTMLElement} stage
 * @param {Edges} edges of the thing, in the stage
 */
const placeBeside = (sign, stage, [left, top, right, low]) => {
  const edge = stage.getBoundingClientRect();
  const view = panelOf(stage)?.getBoundingClientRect();
  const [wide, tall] = [sign.offsetWidth, sign.offsetHeight + 1]; // they are rounded
  const first = Math.max(0, (view?.top || 0) - edge.top);
  const last = Math.min(edge.height, (view?.bottom || innerHeight) - edge.top) - tall;
  const [x, y] = [clamp(left, 0, edge.width - wide), clamp(top, first, last)];
  /** @type {[number, number][]} */
  const every = [
    [right + 8, y],
    [left - wide - 8, y],
    [x, low + 8],
    [x, top - tall - 8],
  ];
  const ways = every.filter(
    ([across, down]) =>
      across >= 0 && across + wide <= edge.width && down >= first && down <= last,
  );
  const open = stage.querySelector(".duel-popover:not(.duel-away) .duel-choices");
  const taken = open?.getBoundingClientRect();
  const clear = ways.find(
    ([across, down]) =>
      !taken ||
      edge.left + across + wide <= taken.left ||
      edge.left + across >= taken.right ||
      edge.top + down + tall <= taken.top ||
      edge.top + down >= taken.bottom,
  );
  const [across, down] = clear || ways[0] || [x, clamp(low + 8, first, last)];
  Object.assign(sign.style, { left: `${across}px`, top: `${down}px` });
};

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PASSIVE = { capture: true, passive: true };

/**
 * Enlarges a card, Wonder or token, with its text: on hover, on a long press, and with the key e,
 * after which the arrow keys move to the next one.
 *
 * @param {HTMLElement} stage
 * @param {() => HTMLCanvasElement | null} picture
 * @param {() => Thing[]} things lowest first
 * @returns {() => void} hides what is enlarged
 */
export const enableZoom = (stage, picture, things) => {
  /** @type {Timer} */
  let waiting;
  /** @type {Thing | null} */
  let shown = null;
  /** @type {HTMLElement | null} */
  let large = null;
  let byKey = false;
  /** @type {string | null | undefined} */
  let clicked = null;
  /** @type {PointerEvent | null} */
  let finger = null;
  const hide = () => {
    clearTimeout(waiting);
    large?.remove();
    shown = large = null;
    byKey = false;
    stage.removeAttribute("data-lm-suppress-shortcuts");
  };
  const all = () =>
    things().filter(({ name, lines }) => lines.length && !name.startsWith("coins:"));
  /** @param {number} across @param {number} down */
  const at = (across, down) => {
    const box = stage.getBoundingClientRect();
    return thingAt(all(), (across - box.left) / box.width, (down - box.top) / box.width);
  };
  /** @param {Event} event */
  const onBoard = ({ target }) => target === stage;
  /** @param {Thing} thing */
  const show = (thing) => {
    const canvas = picture();
    if (!canvas) return;
    large?.remove();
    shown = thing;
    const scale = stage.getBoundingClientRect().width;
    const box = visibleBox(things(), thing);
    // screen readers read it out only for keyboard users
    large = make("div", "duel-zoom", byKey ? { role: "status" } : { "aria-hidden": "true" });
    stage.append(large);
    window.addEventListener("pointerdown", hide, { capture: true, once: true });
    const piece = crop(canvas, box, 1);
    piece.style.width = `${Math.min(220, 2 * box[2] * scale)}px`;
    const [name = "", ...lines] = thing.lines;
    const title = textElement(name, "b");
    if (thing.italic) title.style.fontStyle = "italic";
    large.append(piece, title, ...lines.map((line) => textElement(line, "div")));
    const [left, top, across, down] = scaled(box, scale);
    placeBeside(large, stage, [left, top, left + across, top + down]);
  };
  /** @param {PointerEvent} event */
  const press = (event) => {
    hide();
    const thing = onBoard(event) ? at(event.clientX, event.clientY) : undefined;
    finger = event.pointerType === "touch" ? event : null;
    // the popover of the selection says the same
    clicked = thing?.name;
    if (thing && finger) waiting = setTimeout(show, 450, thing);
  };
  /** @param {PointerEvent} event */
  const move = (event) => {
    if (event.pointerType === "touch") {
      const { clientX, clientY } = finger || event;
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > 10) hide();
      return;
    }
    if (!event.movementX && !event.movementY) return; // the page scrolled under the mouse
    const thing = onBoard(event) ? at(event.clientX, event.clientY) : undefined;
    if (thing?.name !== clicked) clicked = null;
    if (thing && shown && thing.name === shown.name) return;
    const wait = shown && !byKey ? 100 : 400;
    hide();
    if (thing && !clicked && !event.buttons) waiting = setTimeout(show, wait, thing);
  };
  /** @param {KeyboardEvent} event */
  const type = (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches(TEXT_FIELDS)) return;
    const step = ARROWS[event.key];
    if (byKey && shown && step) show(nearestInDirection(shown, all(), step));
    else if (byKey && ["e", "Escape"].includes(event.key)) hide();
    else if (event.key === "e") {
      const { left, top, width, height } = target.getBoundingClientRect();
      const thing = at(left + width / 2, top + height / 2) || all()[0];
      if (!thing) return;
      hide();
      byKey = true;
      stage.setAttribute("data-lm-suppress-shortcuts", "true");
      show(thing);
    } else {
      hide();
      return;
    }
    event.stopImmediatePropagation(); // Escape does not close a selection as well
    event.preventDefault();
  };
  stage.addEventListener("pointerdown", press, PASSIVE);
  stage.addEventListener("pointermove", move, PASSIVE);
  // after a long press it stays until the next touch anywhere
  stage.addEventListener("pointerup", () => clearTimeout(waiting), PASSIVE);
  stage.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType === "mouse") hide();
  });
  for (const kind of ["pointercancel", "wheel", "focusout"])
    stage.addEventListener(kind, hide, PASSIVE);
  stage.addEventListener("keydown", type, { capture: true });
  // a long press neither selects nor opens the context menu
  for (const kind of ["contextmenu", "click"])
    stage.addEventListener(
      kind,
      (event) => {
        if (!finger || (kind === "click" && !large)) return;
        event.stopPropagation();
        event.preventDefault();
      },
      { capture: true },
    );
  return hide;
};
