// Slides, in a page of their own or over a notebook: keys and buttons turn them, and say where one
// is.
import "./dom.js";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

const FOLDER = new URL("../../duel_nb/boards/slides/", import.meta.url);
const PICTURE = { says: "A board.", wide: { board: [0] }, phone: { board: [0], news: [] } };
const WORDS = ["one", "two", "three"];

const markup = (await readFile(new URL("player.html", FOLDER), "utf-8"))
  .replace("$slides", WORDS.map((word) => `<li data-where="${word}">${word}</li>`).join(""))
  .replace("$chapters", '<option value="0"></option><option value="2"></option>')
  .replace("$last", "2");

const DATA = {
  live: false,
  font: "sans-serif",
  colours: { light: ["#fff"], dark: ["#000"] },
  sizes: { wide: [1220, 640] },
  sprites: [],
  pieces: ["<rect />"],
  pictures: [PICTURE],
  slides: WORDS.map((_, number) => ({ picture: 0, at: 10 * number })),
};

document.body.innerHTML = markup;
const { alone, present } = await import(new URL("player.js", FOLDER).href);
alone(DATA);

const root = /** @type {HTMLElement} */ (document.querySelector(".duel-slides"));

/** @param {string} selector */
const part = (selector) => /** @type {HTMLElement} */ (root.querySelector(selector));
const shown = () =>
  [...root.querySelectorAll("li")].filter((item) => !item.hidden).map((item) => item.textContent);

/** @param {string} key */
const press = (key) => root.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

test("keys turn the slides and stop at both ends", () => {
  const met = ["Home", "ArrowLeft", "ArrowRight", " ", "PageDown", "Backspace", "End"].map((key) => {
    press(key);
    return shown().join();
  });
  assert.deepEqual(met, ["one", "one", "two", "three", "three", "two", "three"]);
});

test("buttons turn them, and are off where there is nothing more", () => {
  press("Home");
  part("[data-do=next]").click();
  assert.deepEqual(shown(), ["two"]);
  part("[data-do=next]").click();
  assert.equal(part("[data-do=next]").hasAttribute("disabled"), true);
  assert.equal(part("[data-do=back]").hasAttribute("disabled"), false);
});

test("the slider says the words of the slide, and the list its chapter", () => {
  press("End");
  assert.equal(part("input").getAttribute("aria-valuetext"), "three");
  assert.equal(/** @type {HTMLSelectElement} */ (part("select")).selectedIndex, 1);
});

test("the theme is turned by its button", () => {
  const dark = root.classList.contains("duel-dark");
  part("[data-do=theme]").click();
  assert.equal(root.classList.contains("duel-dark"), !dark);
});

test("words that do not fit are reached with Tab, and the arrows scroll them", () => {
  const words = part(".duel-slide-words");
  press("Home");
  assert.equal(words.hasAttribute("tabindex"), false);
  Object.defineProperty(words, "scrollHeight", { value: 500 });
  press("Home");
  assert.equal(words.tabIndex, 0);
  for (const key of ["ArrowDown", "ArrowRight"]) {
    words.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    assert.deepEqual(shown(), [key === "ArrowDown" ? "one" : "two"]);
  }
});

test("over a notebook they begin where they are told, and say where they ended", () => {
  document.body.innerHTML = "<main><button>Present</button></main>";
  const button = /** @type {HTMLElement} */ (document.querySelector("button"));
  const notebook = /** @type {HTMLElement} */ (document.querySelector("main"));
  button.focus();
  /** @type {number[]} */
  const ended = [];
  const begin = () =>
    present({ ...DATA, live: true, first: 1, markup }, (/** @type {number} */ at) => ended.push(at));
  begin();
  begin();
  const every = document.querySelectorAll(".duel-slides");
  assert.equal(every.length, 1, "once is enough");
  const over = /** @type {HTMLElement} */ (every[0]);
  assert.ok(document.activeElement === over);
  assert.ok(notebook.inert);
  assert.equal(over.getAttribute("aria-modal"), "true");
  for (const key of ["ArrowRight", "Escape"])
    over.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  assert.deepEqual(ended, [20]);
  assert.equal(document.querySelector(".duel-slides"), null);
  assert.ok(!notebook.inert);
  assert.ok(document.activeElement === button);
});
