/**
 * What is around a page: the notebook's window, its theme, and what the system asks for.
 *
 * @typedef {ReturnType<typeof setTimeout> | undefined} Timer
 */

export const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
export const moreContrast = matchMedia("(prefers-contrast: more), (forced-colors: active)");
export const forcedDark = matchMedia("(forced-colors: active) and (prefers-color-scheme: dark)");

/** @returns {boolean} */
export const isHighContrast = () =>
  moreContrast.matches || /high contrast/i.test(document.body.dataset.jpThemeName || "");

/** @returns {boolean} */
export const isDark = () =>
  forcedDark.matches || document.body.dataset.jpThemeLight === "false";

/**
 * What scrolls a notebook; null in a page that scrolls as a whole.
 *
 * @param {Element} node
 * @returns {HTMLElement | null}
 */
export const panelOf = (node) => node.closest(".jp-WindowedPanel-outer");

/** @param {Element} node @returns {Element} */
export const scrollerOf = (node) => panelOf(node) || document.documentElement;

/** @param {Element} node @returns {number} */
export const tallness = (node) => node.getBoundingClientRect().height;

/** @param {number} at @param {number} least @param {number} most @returns {number} */
export const clamp = (at, least, most) => Math.max(least, Math.min(most, at));

/** Fields in which keys are text. */
export const TEXT_FIELDS = "input:not([type=range]), textarea, select, [contenteditable=true]";
