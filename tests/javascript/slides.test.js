// The slides of a page of their own: keys and buttons turn them, and say which one is shown.
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

document.body.innerHTML = markup;
Object.assign(globalThis, {
  slides: {
    live: false,
    font: "sans-serif",
    colours: { light: ["#fff"], dark: ["#000"] },
    sizes: { wide: [1220, 640] },
    sprites: [],
    pieces: ["<rect />"],
    pictures: [PICTURE],
    slides: WORDS.map(() => ({ picture: 0 })),
  },
});
await import(new URL("player.js", FOLDER).href);

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
