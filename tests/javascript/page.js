// A page with a view of some elements, as the kernel would have made them.
import "./dom.js";

/**
 * @typedef {import("../../duel_nb/page/js/tree.js").Data} Data
 * @typedef {import("../../duel_nb/page/js/tree.js").Message} Message
 */

const { default: open } = await import("../../duel_nb/page/js/index.js");

/**
 * A model in the page, with the messages that its views have sent.
 *
 * @param {Record<string, Data>} elements the first one is the root
 * @param {Record<string, any>} [others] models of other libraries, by id
 */
export const modelOf = (elements, others = {}) => {
  const tree = { number: 0, root: Object.keys(elements)[0], elements: structuredClone(elements) };
  /** @type {any[]} */
  const sent = [];
  /** @type {number[]} the last messages that the page knew when it asked for others */
  const known = [];
  /** @type {((message: any) => void)[]} */
  const calls = [];
  /** @type {(() => void)[]} */
  const lifeCalls = [];
  let [number, lives] = [0, true];
  return {
    module: open(),
    sent,
    known,
    get: (/** @type {string} */ name) => (name === "tree" ? tree : name),
    send: (/** @type {any} */ message) => {
      if (!lives) throw new Error("Cannot send");
      if ("known" in message) known.push(message.known);
      else sent.push(structuredClone(message));
    },
    /** Its kernel goes or comes back. @param {boolean} now */
    live: (now) => {
      lives = now;
      for (const call of lifeCalls) call();
    },
    on: (/** @type {string} */ event, /** @type {any} */ call) =>
      (event === "msg:custom" ? calls : lifeCalls).push(call),
    off: () => {},
    widget_manager: {
      get_model: async (/** @type {string} */ id) => others[id] || Object.create({}),
      create_view: async (/** @type {any} */ other) => other.view(),
    },
    /** A message of the kernel is lost. */
    lose: () => (number += 1),
    /** @param {import("../../duel_nb/page/js/tree.js").Again} what */
    sayAll: (what) => {
      for (const call of calls) call(structuredClone(what));
    },
    /** @param {Omit<Message, "number">} what the kernel says */
    say: (what) => {
      number += 1;
      for (const call of calls) call(structuredClone({ number, ...what }));
    },
  };
};

/**
 * A view of a model in the page.
 *
 * @param {ReturnType<typeof modelOf>} model
 */
export const render = (model) => {
  const el = document.body.appendChild(document.createElement("div"));
  // each call gets another proxy of the model
  model.module.initialize({ model: { ...model } });
  const close = model.module.render({ model: { ...model }, el });
  return { el, close };
};

/**
 * A page with one view.
 *
 * @param {Record<string, Data>} elements the first one is the root
 * @param {Record<string, any>} [others] models of other libraries, by id
 */
export const show = (elements, others = {}) => {
  document.body.replaceChildren();
  const model = modelOf(elements, others);
  const { el, close } = render(model);
  return {
    el,
    close,
    sent: model.sent,
    say: model.say,
    /** Says everything again, as of a later message. @param {number} number @param {Record<string, any>} [changed] elements */
    renew: (number, changed = {}) => {
      const [root = ""] = Object.keys(elements);
      model.sayAll({ all: { number, root, elements: { ...elements, ...changed } } });
    },
    /** @param {Record<string, Record<string, any>>} changes of elements, by id */
    change: (changes) => model.say({ changes }),
    /** Answers the last act. @param {Omit<Message, "number">} [with_] what the act has changed */
    answer: (with_ = {}) => {
      const { view, number } = model.sent.at(-1);
      model.say({ ...with_, answers: { [view]: number } });
    },
    /** Asks something of an element. @param {string} on @param {string} what @param {any} [data] */
    ask: (on, what, data) => model.say({ calls: [{ on, do: what, data, view: "" }] }),
    /** @param {string} selector */
    part: (selector) => {
      const found = el.querySelector(selector);
      if (!found) throw new Error(`there is no ${selector}`);
      return /** @type {any} */ (found);
    },
    /** @param {string} selector @returns {any[]} */
    parts: (selector) => [...el.querySelectorAll(selector)],
  };
};

/**
 * What a person typed or chose, and left.
 *
 * @param {any} input
 * @param {Record<string, any>} what
 * @param {string} event
 */
export const enter = (input, what, event = "change") => {
  Object.assign(input, what);
  input.dispatchEvent(new Event(event, { bubbles: true }));
};

/** @param {any} node @param {string} key @param {Record<string, any>} [more] */
export const type = (node, key, more = {}) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  node.dispatchEvent(event);
  return event;
};
