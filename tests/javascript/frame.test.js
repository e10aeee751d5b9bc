// The frame of a board: what it reports about the window, and the key that presents.
import "./dom.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { show, type } from "./page.js";

/** @type {Observer[]} */
let observers = [];

/** An observer that sees what a test lets it see. */
class Observer {
  /** @type {Element[]} */
  seen = [];

  /** @param {(entries: any[]) => void} call */
  constructor(call) {
    this.call = call;
    observers.push(this);
  }

  /** @param {Element} node */
  observe(node) {
    this.seen.push(node);
  }

  disconnect() {
    this.seen = [];
  }
}
class Sizes extends Observer {}
class Sight extends Observer {}

beforeEach(() => {
  observers = [];
  Object.assign(globalThis, { ResizeObserver: Sizes, IntersectionObserver: Sight });
  mock.timers.enable({ apis: ["setTimeout"] });
  document.body.dataset.jpThemeLight = "true";
});
afterEach(() => mock.timers.reset());

/** A board in the output of a cell that is 900 pixels wide. */
const board = () => {
  const shown = show({
    root: { kind: "frame", listens: ["look"], children: ["p", "h"] },
    p: { kind: "button", label: "Present", classes: ["duel-present"] },
    h: { kind: "field" },
  });
  shown.el.className = "jp-OutputArea-output";
  Object.defineProperty(shown.el, "clientWidth", { value: 900, configurable: true });
  Object.defineProperty(shown.part(".duel-present"), "offsetParent", { value: shown.el });
  const frame = shown.part(".duel-board");
  /** The observers of the frame are told. @param {typeof Observer} kind @param {any[]} entries */
  const tell = (kind, entries) => {
    for (const one of observers)
      if (one instanceof kind && one.seen.includes(frame)) one.call(entries);
  };
  return {
    ...shown,
    frame,
    attach: (isIntersecting = true) => {
      tell(Sizes, []);
      tell(Sight, [{ isIntersecting }]);
    },
    resize: () => tell(Sizes, []),
    /** @param {boolean} isIntersecting */
    scroll: (isIntersecting) => tell(Sight, [{ isIntersecting }]),
    look: () => shown.sent.at(-1)?.data,
  };
};

test("a board says how wide its room is and how it is to look, once", () => {
  const { attach, resize, sent, look } = board();
  attach();
  assert.equal(sent.length, 1);
  const { view, ...said } = look();
  assert.equal(view, sent[0].view);
  assert.deepEqual(said, {
    width: 900,
    height: Math.round(0.9 * window.innerHeight),
    across: 900,
    theme: "light",
    contrast: false,
    calm: false,
    near: true,
  });
  resize();
  mock.timers.tick(150);
  assert.equal(sent.length, 1, "nothing has changed");
});

test("another width, theme or contrast is reported", async () => {
  const { attach, resize, answer, el, sent, look } = board();
  attach();
  answer();
  Object.defineProperty(el, "clientWidth", { value: 700, configurable: true });
  resize();
  resize();
  mock.timers.tick(150);
  assert.deepEqual([look().width, sent.length], [700, 2]);
  answer();
  document.body.dataset.jpThemeLight = "false";
  document.body.dataset.jpThemeName = "JupyterLab Dark High Contrast";
  await soon();
  mock.timers.tick(150);
  assert.deepEqual([look().theme, look().contrast], ["dark", true]);
  delete document.body.dataset.jpThemeName;
});

/** A canvas in a frame that was painted. @param {Element} frame */
const painted = (frame) => {
  const around = document.createElement("div");
  around.className = "duel-canvas";
  const canvas = document.createElement("canvas");
  Object.assign(canvas, {
    width: 10,
    getContext: () => ({ getImageData: () => ({ data: [0, 0, 0, 255] }) }),
    toBlob: (/** @type {(blob: Blob) => void} */ done) => done(new Blob(["a picture"])),
  });
  around.append(canvas);
  frame.append(around);
  return canvas;
};
const soon = () => new Promise((done) => setImmediate(done));

test("a board out of sight for a while leaves a picture and says so, and when it is back", async () => {
  const { attach, scroll, answer, frame, sent, look } = board();
  const canvas = painted(frame);
  attach();
  answer();
  scroll(false);
  mock.timers.tick(10_000);
  scroll(true);
  mock.timers.tick(60_000);
  await soon();
  assert.equal(sent.length, 1, "it was back in time");
  scroll(false);
  mock.timers.tick(15_000);
  await soon();
  assert.equal(look().near, false);
  assert.match(canvas.style.background, /url\("?blob:/);
  answer();
  scroll(true);
  assert.equal(look().near, true);
});

test("a board that begins out of sight is not near until it is seen", () => {
  const { attach, scroll, answer, sent, look } = board();
  attach(false);
  assert.deepEqual([sent.length, look().near], [1, false]);
  answer();
  scroll(true);
  assert.equal(look().near, true);
});

test("a view that is closed is not near", () => {
  const { attach, answer, close, sent, look } = board();
  attach();
  answer();
  close();
  assert.deepEqual([sent.length, look().near, look().width], [2, false, 900]);
});

test("a view that was never seen says nothing", () => {
  const { close, sent } = board();
  close();
  assert.equal(sent.length, 0);
});

test("the key p presents, but not in a field and not with another key", () => {
  const { attach, answer, frame, part, sent } = board();
  attach();
  answer();
  type(part("input"), "p");
  type(frame, "p", { ctrlKey: true });
  assert.equal(sent.length, 1);
  assert.ok(type(frame, "p").defaultPrevented);
  assert.deepEqual([sent[1].on, sent[1].do], ["p", "press"]);
});
