import { make } from "./dom.js";
import { animate } from "./motion.js";
import { clamp } from "./surroundings.js";
import { optionOfTwo, thingAt } from "./things.js";
import { enableZoom } from "./zoom.js";

/**
 * @typedef {import("./things.js").Thing} Thing
 * @typedef {{hit: string, label: string, tip?: string}} Pick something that can be selected to act
 * @typedef {{action: string, label: string, text: string}} Offer a legal action: its button, and
 *   its effects as HTML
 * @typedef {{title: string, offers: Offer[], refused: string}} About a selection: what it is, what
 *   can be done with it, and what cannot, as HTML
 */

const [NARROWEST, WIDEST, GAP] = [240, 340, 8];

/**
 * Where a popover is: beside a thing, on the side with more room.
 *
 * @param {number} left edge of the thing
 * @param {number} right
 * @param {number} width of the board
 * @returns {{left: number, width: number}}
 */
export const besideThing = (left, right, width) => {
  const onTheRight = left + right < width;
  const room = (onTheRight ? width - right : left) - GAP;
  const wide = Math.min(width, clamp(room, NARROWEST, WIDEST));
  const edge = onTheRight ? right + GAP : left - GAP - wide;
  return { left: clamp(edge, 0, width - wide), width: wide };
};

/**
 * How much two stretches share, each with its beginning and its length.
 *
 * @param {number} first
 * @param {number} length
 * @param {number} second
 * @param {number} size
 */
const shared = (first, length, second, size) =>
  Math.max(0, Math.min(first + length, second + size) - Math.max(first, second));

/**
 * The corner in which a panel hides least of some things: the first of equals, from the upper left.
 *
 * @param {import("./things.js").Box[]} boxes of the things
 * @param {[number, number]} panel its width and height
 * @param {[number, number]} board likewise
 * @returns {[number, number]} its left and upper edge
 */
export const freeCorner = (boxes, [wide, tall], [width, height]) => {
  /** @param {[number, number]} corner */
  const hidden = ([x, y]) =>
    boxes.reduce(
      (sum, [left, top, across, down]) =>
        sum + shared(left, across, x, wide) * shared(top, down, y, tall),
      0,
    );
  const [right, bottom] = [Math.max(0, width - wide), Math.max(0, height - tall)];
  /** @type {[number, number][]} */
  const corners = [[0, 0], [right, 0], [0, bottom], [right, bottom]];
  return corners.reduce((best, one) => (hidden(one) < hidden(best) ? one : best));
};

/**
 * A board: its picture, and over it what can be selected and done. Selecting and enlarging need no
 * kernel.
 *
 * @type {import("./kinds.js").Kind}
 */
export const stage = (view, id) => {
  const node = make("div", "duel-stage", { tabindex: "-1" });
  const inside = make("div", "duel-layers");
  const picks = make("div", "duel-picks");
  const ring = make("div", "duel-ring duel-away");
  const popover = make("div", "duel-popover duel-away");
  const panel = make("div", "duel-choices", { role: "dialog", "aria-live": "off" });
  const title = make("div", "duel-html");
  const away = make("button", "duel-button duel-close", { type: "button" });
  away.textContent = "\u00d7";
  const head = make("div", "duel-choices-head");
  head.append(title, away);
  const list = make("div", "duel-offers");
  const refused = make("div", "duel-html");
  panel.append(head, list, refused);
  popover.append(panel);
  node.append(inside, ring, picks, popover);
  /** @type {import("./tree.js").Data} */
  let data = { kind: "stage" };
  /** @type {string | null} */
  let selected = null;
  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();
  /** @type {Map<string, {row: HTMLElement, button: HTMLElement, words: HTMLElement}>} */
  const rows = new Map();

  /** @returns {HTMLCanvasElement | null} */
  const canvas = () => inside.querySelector("canvas");
  /** @returns {Thing[]} */
  const things = () => data.things || [];
  const hideZoom = enableZoom(node, canvas, things);
  const motion = animate(node, canvas);
  /** @param {string} hit */
  const placeOf = (hit) => things().find((thing) => thing.hit === hit)?.box;
  const height = () => node.clientHeight || 1;

  /**
   * @param {HTMLElement} one
   * @param {import("./things.js").Box} box
   */
  const cover = (one, [left, top, width, tall]) => {
    const by = data.tallness || 1;
    Object.assign(one.style, {
      left: `${100 * left}%`,
      top: `${(100 * top) / by}%`,
      width: `${100 * width}%`,
      height: `${(100 * tall) / by}%`,
    });
  };

  const showRing = () => {
    const box = selected !== null && data.about?.[selected] ? placeOf(selected) : undefined;
    ring.classList.toggle("duel-away", !box);
    if (box) cover(ring, box);
  };

  const placePopover = () => {
    const [left, top, width] = (selected !== null && placeOf(selected)) || [0, 0, 0, 0];
    const across = node.clientWidth;
    const beside = besideThing(left * across, (left + width) * across, across);
    Object.assign(panel.style, { left: `${beside.left}px`, width: `${beside.width}px`, top: "0" });
    const highest = height() - panel.offsetHeight;
    panel.style.top = `${Math.max(0, Math.min(top * across, highest))}px`;
  };

  /** The coach's advice, which hides nothing that it points to if there is room. */
  const placeAdvice = () => {
    const advice = /** @type {HTMLElement | null} */ (inside.querySelector(".duel-advice"));
    if (!advice?.offsetHeight) return;
    const across = node.clientWidth;
    /** @type {import("./things.js").Box[]} */
    const boxes = (data.pointed || []).map((/** @type {number[]} */ box) =>
      box.map((part) => part * across),
    );
    const size = /** @type {[number, number]} */ ([advice.offsetWidth, advice.offsetHeight]);
    const [left, top] = freeCorner(boxes, size, [across, height()]);
    Object.assign(advice.style, { left: `${left}px`, top: `${top}px` });
  };

  /** @returns {HTMLElement | null} the button that closes the advice, if there is any */
  const adviceClose = () =>
    inside.querySelector(".duel-popover:not(.duel-away) .duel-advice .duel-close");

  const firstPick = () => /** @type {HTMLElement | null} */ (picks.firstElementChild);

  /** @param {string} action */
  const play = (action) => {
    // first: closing the popover moves the focus, which takes a notebook some milliseconds
    view.act(id, "play", { action, position: data.position || 0 });
    select(null);
  };

  const close = () => {
    const was = selected;
    select(null);
    if (was !== null) (buttons.get(was) || firstPick())?.focus();
  };

  /**
   * The row of an action. It stays when more is known about it, and with it the focus and a press
   * that has begun.
   *
   * @param {string} action
   */
  const rowOf = (action) => {
    const known = rows.get(action);
    if (known) return known;
    const row = make("div", "duel-choice");
    const button = make("button", "duel-button duel-primary duel-offer", { type: "button" });
    const words = make("div", "duel-html");
    button.addEventListener("click", () => {
      if (selected !== null) play(action);
    });
    row.append(button, words);
    const made = { row, button, words };
    rows.set(action, made);
    return made;
  };

  const fillPopover = () => {
    /** @type {About | undefined} */
    const about = selected === null ? undefined : data.about?.[selected];
    popover.classList.toggle("duel-away", !about);
    const offers = about?.offers || [];
    const wanted = new Set(offers.map(({ action }) => action));
    for (const [action, { row }] of rows)
      if (!wanted.has(action)) {
        row.remove();
        rows.delete(action);
      }
    if (!about) return;
    title.innerHTML = about.title;
    panel.setAttribute("aria-label", title.querySelector("b")?.textContent || "");
    for (const [number, { action, label, text }] of offers.entries()) {
      const { row, button, words } = rowOf(action);
      button.textContent = label;
      words.innerHTML = text;
      if (list.children[number] !== row) list.insertBefore(row, list.children[number] || null);
    }
    refused.innerHTML = about.refused;
    placePopover();
  };

  const focusPopover = () => {
    const first = /** @type {HTMLElement | null} */ (panel.querySelector(".duel-offer"));
    if (!popover.classList.contains("duel-away")) (first || away).focus();
  };

  /** @param {string | null} hit */
  const select = (hit) => {
    selected = hit;
    hideZoom();
    showRing();
    fillPopover();
    if (hit !== null && data.watched)
      view.act(id, "select", { hit, position: data.position || 0 });
  };

  /** @param {string | null} hit */
  const press = (hit) => {
    if (hit !== null && (data.opens || []).includes(hit)) view.act(id, "open", hit);
    const two =
      hit !== null && selected !== null && optionOfTwo(data.options || [], selected, hit);
    if (two) play(two);
    else select(hit);
  };

  const showPicks = () => {
    /** @type {Pick[]} */
    const wanted = data.picks || [];
    const known = new Set(wanted.map(({ hit }) => hit));
    for (const [hit, button] of buttons)
      if (!known.has(hit)) {
        button.remove();
        buttons.delete(hit);
      }
    for (const [number, { hit, label, tip }] of wanted.entries()) {
      let button = buttons.get(hit);
      if (!button) {
        button = make("button", "duel-pick", { type: "button" });
        button.addEventListener("click", (event) => {
          event.stopPropagation();
          select(hit);
          focusPopover();
        });
        buttons.set(hit, button);
      }
      button.textContent = label;
      button.title = tip || "";
      cover(button, placeOf(hit) || [0, 0, 0.04, 0.04]);
      if (picks.children[number] !== button)
        picks.insertBefore(button, picks.children[number] || null);
    }
  };

  away.addEventListener("click", close);
  node.addEventListener("click", (event) => {
    if (event.target !== node) return;
    node.focus({ preventScroll: true }); // so that it hears keys
    const box = node.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width;
    const y = (event.clientY - box.top) / box.width;
    const onThings = things().filter(({ hit }) => hit);
    const hit = thingAt(onThings, x, y)?.hit ?? null;
    if (view.listens(id, "press")) view.act(id, "press", { hit, at: [x, y] });
    else press(hit);
  });
  node.addEventListener(
    "keydown",
    (event) => {
      const advised = selected === null && event.key === "Escape" && adviceClose();
      if (advised) advised.click();
      else if (selected === null) return;
      else if (event.key === "Escape") close();
      else if (event.key === "Tab" && !event.shiftKey && event.target === node) focusPopover();
      else return;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true },
  );
  node.addEventListener("duel-mounted", () => {
    const picture = canvas();
    // it swallows keys and reports each move of the mouse; everything it shows has a button or a text
    picture?.setAttribute("tabindex", "-1");
    picture?.setAttribute("role", "img");
    if (data.words?.board) picture?.setAttribute("aria-label", data.words.board);
  }, true);
  const sizes = new ResizeObserver(() => {
    if (selected !== null) placePopover();
    placeAdvice();
  });
  sizes.observe(node);
  return {
    node,
    inside,
    update: (now, names) => {
      const another = names.includes("position");
      data = now;
      if (names.includes("words")) {
        const { board = "", close: closes = "" } = data.words || {};
        if (board) canvas()?.setAttribute("aria-label", board);
        away.title = closes;
        away.setAttribute("aria-label", closes);
      }
      if (names.includes("colours"))
        for (const [name, colour] of Object.entries(data.colours || {}))
          node.style.setProperty(`--duel-${name}`, colour);
      if (another) select(null);
      if (names.includes("pointed")) {
        // it has its height once all that came with this is in the page
        const advice = inside.querySelector(".duel-advice");
        if (advice) sizes.observe(advice);
        placeAdvice();
      }
      if (names.includes("things") || names.includes("picks") || names.includes("tallness"))
        showPicks();
      showRing();
      if (names.includes("about") && !another && selected !== null) fillPopover();
      else if (names.includes("things") && selected !== null) placePopover();
      if (another || names.includes("things")) {
        hideZoom();
        motion.changed({ age: data.age || 0, ageName: data.age_name || "", things: things() });
      }
    },
    keep: () =>
      selected !== null && {
        hit: selected,
        position: data.position,
        focused: node.contains(document.activeElement),
      },
    calls: {
      keep: ({ hit, position, focused }) => {
        if (position !== data.position) return;
        select(hit);
        if (focused) focusPopover();
      },
      select: (hit) => {
        select(hit);
        focusPopover();
      },
      offer: ({ hit, action }) => {
        select(hit);
        focusPopover();
        rows.get(action)?.button.focus();
      },
      focus: () => firstPick()?.focus(),
    },
    close: () => {
      sizes.disconnect();
      motion.close();
    },
  };
};
