// A board with two cards and a chamber in a page, as large as a test needs it.
import { show } from "./page.js";

/** @param {string} title @param {string[]} actions @param {string} [text] */
export const about = (title, actions, text = "") => ({
  title: `<div class="duel-about"><b>${title}</b></div>`,
  offers: actions.map((action) => ({ action, label: action.toUpperCase(), text })),
  refused: text && `<p class="refused">${text}</p>`,
});

/** @param {string} name @param {[number, number, number, number]} box @param {string[]} lines */
export const thing = (name, box, lines = [name]) => ({ name, hit: name, lines, italic: false, box });

export const THINGS = [
  { ...thing("altar", [0, 0, 0.2, 0.2], ["Altar", "3 points for a_b_c"]), italic: true },
  thing("press", [0.3, 0, 0.2, 0.2], ["Press", "1 glass"]),
  thing("chamber", [0.6, 0, 0.2, 0.2], []),
];

export const BOARD = {
  kind: "stage",
  things: THINGS,
  picks: [
    { hit: "altar", label: "Altar", tip: "free" },
    { hit: "press", label: "Press", tip: "1 coin" },
  ],
  about: { altar: about("Altar", ["build altar", "discard altar"]), press: about("Press", ["x"]) },
  tallness: 0.5,
  position: 3,
  words: { close: "Close", board: "The board" },
};

/** The size of the board in pixels. */
export const [WIDTH, HEIGHT] = [1000, 500];

/**
 * @param {Record<string, any>} [more] data of the board
 * @param {Record<string, any>} [over] elements over it, by id
 */
export const showBoard = (more = {}, over = {}) => {
  const shown = show({
    root: { kind: "box", children: ["s", "b"] },
    s: { ...BOARD, ...more },
    b: { kind: "button", label: "Undo" },
    ...over,
  });
  const stage = shown.part(".duel-stage");
  stage.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, HEIGHT);
  Object.defineProperty(stage, "clientWidth", { value: WIDTH, configurable: true });
  Object.defineProperty(stage, "clientHeight", { value: HEIGHT, configurable: true });
  /** @param {string} name */
  const centre = (name) => {
    const found = THINGS.find((one) => one.name === name);
    const [left, top, width, height] = found ? found.box : [0.95, 0.45, 0, 0];
    return { clientX: (left + width / 2) * WIDTH, clientY: (top + height / 2) * WIDTH };
  };
  return {
    ...shown,
    stage,
    centre,
    /** A click on a thing; on nothing for an unknown one. @param {string} name */
    click: (name) => stage.dispatchEvent(new MouseEvent("click", { bubbles: true, ...centre(name) })),
    /** @param {string} label */
    pick: (label) => shown.parts(".duel-pick").find(({ textContent }) => textContent === label),
    isOpen: () => !shown.part(".duel-popover").classList.contains("duel-away"),
    offers: () => shown.parts(".duel-offer").map(({ textContent }) => textContent),
    said: () => shown.part(".duel-choices").textContent,
    focused: () => document.activeElement?.textContent,
  };
};
