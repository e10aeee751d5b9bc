import { Tree } from "./tree.js";
import { View } from "./view.js";

/**
 * @typedef {import("./view.js").Model} Model
 * @typedef {{tree: Tree, views: Set<View>}} Open
 */

/** @type {WeakMap<Model, Open>} */
const open = new WeakMap();

/**
 * The elements of a model and their views; the first view asks for them.
 *
 * @param {Model} model
 * @returns {Open}
 */
const opened = (model) => {
  const known = open.get(model);
  if (known) return known;
  /** @type {Open} */
  const made = { tree: new Tree(model.get("tree")), views: new Set() };
  open.set(model, made);
  model.on("msg:custom", (message) => {
    const changed = made.tree.follow(message);
    for (const view of made.views) view.follow(message, changed);
  });
  return made;
};

export default {
  /** @param {{model: Model}} context */
  initialize({ model }) {
    opened(model);
  },

  /**
   * @param {{model: Model, el: HTMLElement}} context
   * @returns {() => void} takes the view out of the page
   */
  render({ model, el }) {
    const { tree, views } = opened(model);
    const view = new View(model, tree, el);
    views.add(view);
    return () => {
      views.delete(view);
      view.close();
    };
  },
};
