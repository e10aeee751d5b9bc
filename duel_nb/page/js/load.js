/** @typedef {import("./view.js").Model} Model */

const STYLE = "duel-nb-style";

/**
 * The modules that the pages of this window have loaded, by their text: each page has a loader of its
 * own, and several kernels may have pages in one window.
 *
 * @type {Map<string, Promise<any>>}
 */
const modules = (/** @type {any} */ (globalThis)[Symbol.for("duel_nb.modules")] ??= new Map());

/** @param {string} script */
const imported = async (script) => {
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  try {
    return await import(url);
  } finally {
    URL.revokeObjectURL(url);
  }
};

/**
 * Puts the style sheet into the window. One that is there already is not touched: the browser would
 * work out the style of everything in the window again.
 *
 * @param {string} text
 */
const dress = (text) => {
  const node = document.getElementById(STYLE) ?? document.createElement("style");
  if (node.textContent !== text) node.textContent = text;
  if (!node.isConnected) document.head.append(Object.assign(node, { id: STYLE }));
};

/**
 * Loads what all pages have in common, unless another page has done so.
 *
 * @param {Model} model
 */
const load = async (model) => {
  const code = await model.widget_manager.get_model(model.get("code"));
  dress(code.get("style"));
  const script = code.get("script");
  if (!modules.has(script)) modules.set(script, imported(script));
  return modules.get(script);
};

/** It is called once for each model, as that of the module is. */
export default () => {
  /** @type {Promise<any> | null} */
  let page = null;
  return {
    /** @param {{model: Model}} context */
    async initialize({ model }) {
      page = load(model).then((code) => code.default());
      (await page).initialize({ model });
    },

    /** @param {{model: Model, el: HTMLElement}} context */
    async render({ model, el }) {
      return (await page).render({ model, el });
    },
  };
};
