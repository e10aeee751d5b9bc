import { Tree } from "./tree.js";
import { View } from "./view.js";

/** @typedef {import("./view.js").Model} Model */

/**
 * Has a model hear the kernel: anywidget keeps all messages from it for good if its module took more
 * than two seconds to load, as in a busy page. It then gets them as other widgets do.
 *
 * @param {Model} model
 */
const hear = async (model) => {
  const own = await model.widget_manager.get_model(model.get("own"));
  const { _handle_comm_msg: heard } = Object.getPrototypeOf(Object.getPrototypeOf(own));
  own.comm?.on_msg(heard.bind(own));
};

/**
 * The elements of one model and their views. It is called once for each model; every call of what
 * it returns gets another proxy of that model.
 */
export default () => {
  /** @type {Tree | null} */
  let tree = null;
  let lives = true;
  /** @type {Set<View>} */
  const views = new Set();
  /** @param {Model} model */
  const open = (model) => {
    if (tree) return tree;
    const known = (tree = new Tree(model.get("tree")));
    // the kernel sends everything again if that is not the last it has said
    const compare = () => model.send({ known: known.number });
    model.on("msg:custom", (message) => {
      if (message.all) {
        if (known.begin(message.all)) for (const view of views) view.renew();
        return;
      }
      const changed = known.follow(message);
      if (!changed) compare();
      for (const view of views) view.follow(message, changed || []);
    });
    model.on("comm_live_update", () => {
      try {
        compare();
        lives = true;
      } catch {
        lives = false; // nothing can be sent any more
      }
      for (const view of views) view.lives(lives);
    });
    hear(model).then(compare); // what came while this module was loaded was not heard
    return known;
  };
  return {
    /** @param {{model: Model}} context */
    initialize({ model }) {
      open(model);
    },

    /**
     * @param {{model: Model, el: HTMLElement}} context
     * @returns {() => void} takes the view out of the page
     */
    render({ model, el }) {
      const view = new View(model, open(model), el);
      view.lives(lives);
      views.add(view);
      return () => {
        views.delete(view);
        view.close();
      };
    },
  };
};
