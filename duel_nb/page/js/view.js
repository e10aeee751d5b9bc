import { setOrRemove } from "./dom.js";
import { frame } from "./frame.js";
import { kinds } from "./kinds.js";
import { Sender } from "./send.js";
import { stage } from "./stage.js";
import { TEXT_FIELDS } from "./surroundings.js";

/**
 * @typedef {import("./kinds.js").Shown} Shown
 * @typedef {import("./tree.js").Message} Message
 * @typedef {import("./tree.js").Tree} Tree
 * @typedef {object} Model the widget in the page, as anywidget passes it
 * @property {(name: string) => any} get
 * @property {(content: object) => void} send
 * @property {(event: string, call: (...parts: any[]) => void) => void} on
 * @property {(event: string, call?: ((...parts: any[]) => void) | null) => void} off
 * @property {any} widget_manager
 */

/** @type {Record<string, import("./kinds.js").Kind>} */
const ALL = { ...kinds, frame, stage };

const RELEASES = ["pointerup", "pointercancel"];
const COMMON = ["classes", "style", "attributes", "shown"];

/** @param {Element} node */
const isThere = (node) => node.isConnected && !node.closest(".duel-away");

/** @param {Element | null} node @param {Element} last */
function* ancestors(node, last) {
  for (let around = node; around && around !== last; around = around.parentElement) yield around;
}

/**
 * Focuses the first thing near what had the focus and has gone; it would fall to the page.
 *
 * @param {Element[]} around where it was, innermost first
 */
const focusNear = (around) => {
  const places = ":is(button, input, select, textarea):not(:disabled), summary";
  for (const node of around.filter(isThere)) {
    /** @type {HTMLElement | undefined} */
    const found = [...node.querySelectorAll(/** @type {"button"} */ (places))].find(isThere);
    if (found) {
      found.focus();
      return;
    }
  }
};

/** One view of a page: the same elements may stand in several windows. */
export class View {
  /** @type {Map<string, Shown>} */
  #shown = new Map();
  /** @type {Map<string, string[]>} */
  #attributes = new Map();
  /** @type {Map<string, string[]>} */
  #styles = new Map();
  /** @type {HTMLElement | null} */
  #busy = null;
  /** @type {Element | null} what had the focus at the act that waits for its answer */
  #left = null;
  #closed = new AbortController();
  /** @type {WeakSet<Element>} links that JupyterLab opens */
  #linked = new WeakSet();

  /**
   * @param {Model} model
   * @param {Tree} tree
   * @param {HTMLElement} el where it stands
   */
  constructor(model, tree, el) {
    this.model = model;
    this.tree = tree;
    this.el = el;
    this.name = Math.random().toString(36).slice(2, 8);
    this.sender = new Sender(
      this.name,
      (message) => this.#send(message),
      () => this.#entered(),
    );
    this.#holdForPresses();
    this.#openNotebooks();
    el.classList.add("duel-page-view");
    el.append(this.node(tree.root));
  }

  /** @param {object} message */
  #send(message) {
    try {
      this.model.send(message);
    } catch {
      this.lives(false); // its kernel was restarted
    }
  }

  /** A change of a field goes with the press of a button for which it was left. */
  #holdForPresses() {
    // the click follows at once
    const release = () => {
      for (const kind of RELEASES) window.removeEventListener(kind, release, { capture: true });
      setTimeout(() => this.sender.hold(false));
    };
    this.el.addEventListener(
      "pointerdown",
      ({ target }) => {
        if (!(/** @type {Element} */ (target).closest("button"))) return;
        this.sender.hold(true);
        // only now: the window would keep what has gone from it
        for (const kind of RELEASES) window.addEventListener(kind, release, { capture: true });
      },
      { capture: true, signal: this.#closed.signal },
    );
  }

  /**
   * A link to a notebook opens it beside this one, as the links of JupyterLab do: as a page of its
   * own it would be looked for at another address, and what has not been saved would be in question.
   */
  #openNotebooks() {
    this.el.addEventListener(
      "click",
      async (event) => {
        const { target, ctrlKey, metaKey, shiftKey } = event;
        const { resolver, linkHandler } = this.model.widget_manager.rendermime || {};
        /** @type {HTMLAnchorElement | null} */
        const link = /** @type {Element} */ (target).closest("a[href$='.ipynb']");
        if (!link || this.#linked.has(link) || !resolver || !linkHandler) return;
        if (ctrlKey || metaKey || shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        const path = await resolver.resolveUrl(link.getAttribute("href"));
        linkHandler.handleLink(link, decodeURIComponent(path), "");
        this.#linked.add(link);
        link.click();
      },
      { capture: true, signal: this.#closed.signal },
    );
  }

  /**
   * The node of an element, created when it is first needed.
   *
   * @param {string} id
   * @returns {HTMLElement}
   */
  node(id) {
    const known = this.#shown.get(id);
    if (known) return known.node;
    const data = this.tree.get(id);
    const kind = ALL[data.kind];
    if (!kind) throw new Error(`there is no kind ${data.kind}`);
    const shown = kind(this, id, data);
    this.#shown.set(id, shown);
    this.#update(id, [...new Set([...COMMON, ...Object.keys(data)])]);
    return shown.node;
  }

  /** @param {string} id */
  shown(id) {
    return this.#shown.get(id);
  }

  /**
   * Shows what a message has changed in the tree.
   *
   * @param {Message} message
   * @param {[string, string[]][]} changed
   */
  follow(message, changed) {
    const focused = this.el.contains(document.activeElement) ? document.activeElement : null;
    const around = [...ancestors(focused, this.el)];
    for (const [id, names] of changed) if (this.#shown.has(id)) this.#update(id, names);
    for (const id of message.gone || []) this.#drop(id);
    const now = document.activeElement;
    const fell = now === focused || !this.el.contains(now);
    if (focused && fell && !isThere(focused)) {
      focusNear(around);
      this.#left = document.activeElement; // nobody has gone there: what they acted with is away
    }
    for (const call of message.calls || [])
      if (!call.view || call.view === this.name) this.call(call.on, call.do, call.data);
    const answer = message.answers?.[this.name];
    if (answer === undefined) return;
    this.#left = null;
    if (this.sender.answered(answer)) this.busy(null);
  }

  /**
   * Whether somebody has meanwhile gone on elsewhere, such as to another cell, a field or the form
   * under a button: what the kernel says then leaves the focus there.
   */
  #isElsewhere() {
    const now = document.activeElement;
    if (!now || now === this.#left || now.contains(this.el)) return false;
    return !this.el.contains(now) || !!now.closest(`${TEXT_FIELDS}, .duel-panel-over`);
  }

  /** @param {boolean} lives whether there is a kernel that hears of what is done */
  lives(lives) {
    this.el.classList.toggle("duel-lifeless", !lives);
  }

  /** Shows everything again, from a tree that has begun again; what was selected stays so. */
  renew() {
    const kept = [...this.#shown].map(([id, { keep }]) => ({ id, what: keep?.() }));
    for (const id of this.#shown.keys()) this.#drop(id);
    this.el.replaceChildren(this.node(this.tree.root));
    for (const { id, what } of kept) if (what) this.call(id, "keep", what);
  }

  /**
   * Shows that a button waits for the answer to its press.
   *
   * @param {HTMLElement | null} button null for none
   */
  busy(button) {
    this.#busy?.removeAttribute("aria-busy");
    button?.setAttribute("aria-busy", "true");
    this.#busy = button;
  }

  /**
   * Does what the kernel asks of an element in this view.
   *
   * @param {string} id
   * @param {string} what "focus", "scroll", or a call of its kind
   * @param {any} [data]
   */
  call(id, what, data) {
    const shown = this.#shown.get(id);
    const own = shown?.calls?.[what];
    if (what === "focus" && this.#isElsewhere()) return;
    if (own) own(data);
    else if (what === "focus") (shown?.target || shown?.node)?.focus();
    else if (what === "scroll") shown?.node.scrollIntoView({ block: data });
  }

  /**
   * A name for an element in this view that no other one in the window has: each cell loads the
   * module anew, and several views may show the same element.
   *
   * @param {string} id
   */
  unique(id) {
    return `duel-${this.name}-${id}`;
  }

  /**
   * Reports what a person did.
   *
   * @param {string} id
   * @param {string} what
   * @param {any} [data]
   */
  act(id, what, data) {
    this.#left = document.activeElement;
    this.sender.act({ on: id, do: what, data });
  }

  /**
   * Reports that a person changed a value. What nobody waits for goes with the next act.
   *
   * @param {string} id
   */
  changed(id) {
    if (this.listens(id, "change")) this.act(id, "change");
  }

  /**
   * @param {string} id
   * @param {string} event
   * @returns {boolean}
   */
  listens(id, event) {
    return (this.tree.get(id).listens || []).includes(event);
  }

  /**
   * A view of a widget of another library, whose model may still be on its way.
   *
   * @param {string} id of its model
   */
  async viewOf(id) {
    const manager = this.model.widget_manager;
    return manager.create_view(await manager.get_model(id), {});
  }

  close() {
    this.#closed.abort();
    for (const id of this.#shown.keys()) this.#drop(id);
    this.sender.close();
    this.el.replaceChildren();
  }

  /** @returns {Record<string, any>} */
  #entered() {
    /** @type {Record<string, any>} */
    const found = {};
    for (const [id, shown] of this.#shown) {
      const entered = shown.entered?.();
      if (entered !== undefined) found[id] = entered;
    }
    return found;
  }

  /** @param {string} id */
  #drop(id) {
    const shown = this.#shown.get(id);
    shown?.close?.();
    shown?.node.remove();
    this.#shown.delete(id);
    this.#attributes.delete(id);
    this.#styles.delete(id);
  }

  /** @param {string} id @param {string[]} names */
  #update(id, names) {
    const shown = /** @type {Shown} */ (this.#shown.get(id));
    const data = this.tree.get(id);
    const { node } = shown;
    if (names.includes("children")) this.#place(shown.inside || node, data.children || []);
    if (names.includes("classes")) {
      for (const old of /** @type {any} */ (node).duelClasses || []) node.classList.remove(old);
      /** @type {any} */ (node).duelClasses = data.classes || [];
      node.classList.add(...(data.classes || []));
    }
    if (names.includes("shown")) node.classList.toggle("duel-away", data.shown === false);
    if (names.includes("style")) {
      for (const name of this.#styles.get(id) || []) node.style.removeProperty(name);
      const style = Object.entries(data.style || {});
      for (const [name, value] of style) node.style.setProperty(name, value);
      this.#styles.set(id, style.map(([name]) => name));
    }
    if (names.includes("attributes")) {
      const target = shown.target || node;
      for (const name of this.#attributes.get(id) || []) target.removeAttribute(name);
      const attributes = Object.entries(data.attributes || {});
      for (const [name, value] of attributes) setOrRemove(target, name, value);
      this.#attributes.set(id, attributes.map(([name]) => name));
    }
    shown.update?.(data, names);
  }

  /**
   * Puts the children of an element in order; what stays in its place is not touched, so that it
   * keeps the focus.
   *
   * @param {HTMLElement} node
   * @param {string[]} children
   */
  #place(node, children) {
    const wanted = children.map((id) => this.node(id));
    const gone = [...node.children].filter((old) => !wanted.includes(/** @type {any} */ (old)));
    for (const old of gone) old.remove();
    for (const [number, child] of wanted.entries())
      if (node.children[number] !== child) node.insertBefore(child, node.children[number] || null);
  }
}
