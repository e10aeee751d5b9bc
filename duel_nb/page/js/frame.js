import { exerciseOf, watchRoom } from "./fit.js";
import { make } from "./dom.js";
import {
  forcedDark,
  isDark,
  isHighContrast,
  moreContrast,
  panelOf,
  reducedMotion,
  TEXT_FIELDS,
} from "./surroundings.js";

/**
 * What a view reports about itself, see look.py.
 *
 * @typedef {object} Report
 * @property {number} width of the room for a board
 * @property {number} height of it
 * @property {number} across width of the board on the screen, in the screen's own pixels
 * @property {"light" | "dark"} theme
 * @property {boolean} contrast whether high contrast is wanted
 * @property {boolean} calm whether little motion is wanted
 * @property {boolean} near whether the view is in or near the window
 * @property {string} view
 */

/** How far from the window a board is still near, in pixels. */
const MARGIN = 900;

/** So much of the height of the window has a board that measures no room. */
const OF_WINDOW = 0.9;

/** After this time out of sight a board gives back its pixels, in milliseconds. */
const patience = () => /** @type {any} */ (window).duelPatience || 15000;

/**
 * After running a cell the notebook scrolls to the next one: scroll back to the board, or to the
 * question that it belongs to.
 *
 * @param {HTMLElement} board
 */
const scrollToBoard = (board) => {
  const cell = board.closest(".jp-Cell");
  const scroller = panelOf(board);
  if (!cell || !scroller) return;
  const active = scroller.querySelector(".jp-Cell.jp-mod-active");
  if (active !== cell && active !== cell.nextElementSibling) return;
  // running all cells selects the last one, but stays where it is
  const ran = cell.getBoundingClientRect();
  const edge = scroller.getBoundingClientRect();
  if (ran.top > edge.bottom || ran.bottom < edge.top - 300) return;
  const table = board.querySelector(".duel-table:has(.duel-companion), .duel-play");
  const play = exerciseOf(board) || table || board.closest(".duel-shown");
  if (!play) return;
  const show = () => {
    const box = play.getBoundingClientRect();
    const now = scroller.getBoundingClientRect();
    if (box.top < now.top || box.bottom > now.bottom) scroller.scrollBy(0, box.top - now.top - 4);
  };
  const sizes = new ResizeObserver(show);
  const moved = new AbortController();
  const stop = () => {
    sizes.disconnect();
    moved.abort();
  };
  if (scroller.firstElementChild) sizes.observe(scroller.firstElementChild);
  sizes.observe(play);
  for (const kind of ["wheel", "pointerdown", "keydown"])
    window.addEventListener(kind, stop, { capture: true, signal: moved.signal });
  setTimeout(stop, 3000);
};

/** @param {HTMLCanvasElement} canvas */
const isPainted = (canvas) => !!canvas.getContext("2d")?.getImageData(2, 2, 1, 1).data[3];

/**
 * A board that rests has no pixels: if its kernel dies meanwhile, a picture is what is left of it.
 * One that was not painted since keeps its old picture.
 *
 * @param {HTMLElement} board
 * @returns {{take: () => Promise<void>, forget: () => void}}
 */
const pictureOf = (board) => {
  let url = "";
  const forget = () => URL.revokeObjectURL(url);
  const take = async () => {
    const canvas = board.querySelector(/** @type {"canvas"} */ (".duel-canvas canvas"));
    if (!canvas?.width || !isPainted(canvas)) return;
    /** @type {Blob | null} */
    const blob = await new Promise((done) => canvas.toBlob(done));
    if (!blob) return;
    forget();
    url = URL.createObjectURL(blob);
    canvas.style.background = `url(${url}) 0 0 / 100% 100%`;
  };
  return { take, forget };
};

/**
 * The key p presents; it works everywhere in the output of a cell except in text fields.
 *
 * @param {HTMLElement} board
 */
const bindPresentKey = (board) => {
  const around = board.closest(".jp-OutputArea-output, .output_subarea");
  const shown = /** @type {HTMLElement} */ (around || board);
  if (shown.dataset.duelPresents) return;
  shown.dataset.duelPresents = "yes";
  shown.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "p" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (/** @type {Element} */ (event.target).matches(TEXT_FIELDS)) return;
      /** @type {HTMLButtonElement[]} */
      const buttons = [...shown.querySelectorAll(/** @type {"button"} */ (".duel-present"))];
      const button = buttons.find((one) => one.offsetParent && !one.disabled);
      if (!button) return;
      event.stopPropagation();
      event.preventDefault();
      button.click();
    },
    { capture: true },
  );
};

/**
 * The frame of a board: fits it into the window, and reports how it is seen.
 *
 * @type {import("./kinds.js").Kind}
 */
export const frame = (view, id) => {
  const node = make("div", "duel-board");
  const closed = new AbortController();
  const { signal } = closed;
  /** @type {import("./fit.js").Room | null} */
  let room = null;
  /** @type {import("./surroundings.js").Timer} */
  let waiting;
  /** @type {import("./surroundings.js").Timer} */
  let leaving;
  let attached = false;
  /** @type {boolean | null} */
  let near = null; // until the observer has looked
  /** @type {Report | null} */
  let reported = null;

  const report = () => {
    const cell = node.closest(".jp-OutputArea-output, .output_subarea") || document.body;
    const space = node.querySelector(":scope > .duel-set-up > .duel-setting") || cell;
    const width = room ? room.width : space.clientWidth;
    if (!width || near === null) return;
    const across = node.querySelector(".duel-stage")?.clientWidth || width;
    /** @type {Report} */
    const now = {
      width: Math.round(width),
      height: room ? room.height : Math.round(OF_WINDOW * innerHeight),
      across: Math.round(across * devicePixelRatio),
      theme: isDark() ? "dark" : "light",
      contrast: isHighContrast(),
      calm: reducedMotion.matches,
      near,
      view: view.name,
    };
    if (JSON.stringify(now) === JSON.stringify(reported)) return;
    reported = now;
    view.act(id, "look", now);
  };
  const reportSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(report, 150);
  };

  let watching = new AbortController();
  /** Watches how the page looks while the board is near: the page keeps what watches it. */
  const watch = () => {
    watching = new AbortController();
    const { signal: gone } = watching;
    const themes = new MutationObserver(reportSoon);
    themes.observe(document.body, {
      attributes: true,
      attributeFilter: ["data-jp-theme-light", "data-jp-theme-name"],
    });
    gone.addEventListener("abort", () => themes.disconnect());
    for (const query of [reducedMotion, moreContrast, forcedDark])
      query.addEventListener("change", reportSoon, { signal: gone });
  };

  const picture = pictureOf(node);
  const leave = async () => {
    if (!near) return;
    near = false;
    watching.abort();
    await picture.take();
    if (!near) report();
  };
  /** @param {IntersectionObserverEntry[]} entries */
  const seen = (entries) => {
    const inside = !!entries.at(-1)?.isIntersecting;
    clearTimeout(leaving);
    if (near === inside) return;
    if (near) leaving = setTimeout(leave, patience());
    else {
      near = inside;
      if (near) watch();
      report();
    }
  };

  const attach = () => {
    // nothing cuts off what opens over a board
    for (
      let around = node.parentElement;
      around && !around.matches(".jp-Cell, body");
      around = around.parentElement
    )
      around.classList.add("duel-open");
    watchRoom(
      node,
      (found) => {
        const first = !room;
        room = found;
        if (first) report();
        else reportSoon();
      },
      () => scrollToBoard(node),
      signal,
    );
    scrollToBoard(node);
    bindPresentKey(node);
    const sight = new IntersectionObserver(seen, {
      root: panelOf(node),
      rootMargin: `${MARGIN}px 0px`,
    });
    sight.observe(node);
    signal.addEventListener("abort", () => {
      watching.abort();
      sight.disconnect();
      clearTimeout(waiting);
      clearTimeout(leaving);
    });
  };
  // it is attached after it was created
  const sizes = new ResizeObserver(() => {
    if (attached) reportSoon();
    else if (node.isConnected) {
      attached = true;
      attach();
    }
  });
  sizes.observe(node);
  return {
    node,
    close: () => {
      sizes.disconnect();
      closed.abort();
      picture.forget();
      if (reported?.near) view.act(id, "look", { ...reported, near: false });
    },
  };
};
