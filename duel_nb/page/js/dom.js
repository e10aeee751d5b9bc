/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} classes
 * @param {Record<string, string>} [attributes]
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export const make = (tag, classes, attributes = {}) => {
  const node = document.createElement(tag);
  if (classes) node.className = classes;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
};

/** @param {HTMLElement} node @param {string} name @param {string | null | undefined} value */
export const setOrRemove = (node, name, value) => {
  if (value) node.setAttribute(name, value);
  else node.removeAttribute(name);
};

