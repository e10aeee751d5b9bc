import { make, setOrRemove } from "./dom.js";

/**
 * How each kind of element looks in the page.
 *
 * @typedef {import("./tree.js").Data} Data
 * @typedef {import("./view.js").View} View
 * @typedef {object} Shown an element in one view
 * @property {HTMLElement} node
 * @property {(data: Data, names: string[]) => void} [update] shows what has changed
 * @property {() => any} [entered] takes what a person entered since it was sent last
 * @property {() => void} [close] stops what it started
 * @property {HTMLElement} [inside] where its children are, if not in `node`
 * @property {HTMLElement} [target] what takes the focus, if not `node`
 * @property {() => any} [keep] what a person chose in the page, for when it is shown anew; it comes
 *   back as a call
 * @property {Record<string, (data: any) => void>} [calls] what the kernel can ask of it
 * @typedef {(view: View, id: string, data: Data) => Shown} Kind
 */

/** @param {HTMLButtonElement} node @param {Data} data */
const face = (node, { label = "", icon = "", tip }) => {
  const sign = icon ? [make("i", `fa fa-${icon}`, { "aria-hidden": "true" })] : [];
  node.replaceChildren(...sign, ...(label ? [label] : []));
  setOrRemove(node, "title", tip);
  setOrRemove(node, "aria-label", label ? "" : tip);
};

/**
 * Disables a button; one that has the focus only when it loses it, or the focus would fall to the
 * page.
 *
 * @param {HTMLButtonElement} node
 * @param {Data} data
 */
const disable = (node, { disabled }) => {
  const waits = !!disabled && document.activeElement === node;
  node.disabled = !!disabled && !waits;
  setOrRemove(node, "aria-disabled", waits ? "true" : "");
};

/** Its keys are its own: JupyterLab would go from cell to cell with the arrows. */
const OWN_KEYS = { "data-lm-suppress-shortcuts": "true" };

/**
 * What a person enters in a field: it is sent once, and stays whatever the kernel says before that.
 *
 * @template Value
 * @param {() => Value} read
 * @param {(value: Value) => void} write
 */
const entry = (read, write) => {
  let known = read();
  /** @param {Value} value of the kernel, which replaces what was entered */
  const set = (value) => {
    known = value;
    write(value);
  };
  return {
    set,
    /** @param {Value} value of the kernel */
    take: (value) => {
      if (read() === known) set(value);
      else known = value;
    },
    entered: () => {
      if (read() === known) return undefined;
      known = read();
      return known;
    },
  };
};

/**
 * A field with its label before it.
 *
 * @param {View} view
 * @param {string} id
 * @param {HTMLElement} field
 * @returns {{node: HTMLElement, name: (data: Data) => void}}
 */
const labelled = (view, id, field) => {
  field.id = view.unique(id);
  const words = make("label", "duel-label", { for: field.id });
  const node = make("span", "duel-field");
  node.append(words, field);
  return {
    node,
    name: ({ label = "", placeholder = "", tip }) => {
      words.textContent = label;
      words.hidden = !label;
      setOrRemove(field, "title", tip);
      setOrRemove(field, "aria-label", label ? "" : tip || placeholder);
    },
  };
};

/** @type {Kind} */
const html = () => {
  const node = make("div", "duel-html");
  return {
    node,
    update: ({ value = "" }, names) => {
      if (names.includes("value")) node.innerHTML = value;
    },
  };
};

/** @type {Kind} */
const button = (view, id) => {
  const node = make("button", "duel-button", { type: "button" });
  node.addEventListener("click", () => {
    view.act(id, "press");
    view.busy(node);
  });
  node.addEventListener("blur", () => {
    if (node.hasAttribute("aria-disabled")) node.disabled = true;
  });
  return {
    node,
    update: (data) => {
      face(node, data);
      disable(node, data);
      node.classList.toggle("duel-primary", !!data.primary);
    },
  };
};

/** @type {Kind} */
const toggle = (view, id) => {
  const node = make("button", "duel-button", { type: "button" });
  const isDown = () => node.getAttribute("aria-pressed") === "true";
  /** @param {boolean} down */
  const show = (down) => node.setAttribute("aria-pressed", String(down));
  const { take, entered } = entry(isDown, show);
  show(false);
  node.addEventListener("click", () => {
    show(!isDown());
    view.changed(id);
  });
  return {
    node,
    update: (data, names) => {
      face(node, data);
      node.disabled = !!data.disabled;
      if (names.includes("value")) take(!!data.value);
    },
    entered,
  };
};

/** @type {Kind} */
const check = (view, id) => {
  const box = make("input", "", { type: "checkbox" });
  const words = make("span", "");
  const node = make("label", "duel-check-box");
  node.append(box, words);
  const { take, entered } = entry(
    () => box.checked,
    (ticked) => {
      box.checked = ticked;
    },
  );
  box.addEventListener("change", () => view.changed(id));
  return {
    node,
    target: box,
    update: ({ value, label = "", tip, disabled }, names) => {
      words.textContent = label;
      setOrRemove(node, "title", tip);
      setOrRemove(box, "aria-label", label ? "" : tip);
      box.disabled = !!disabled;
      if (names.includes("value")) take(!!value);
    },
    entered,
  };
};

/** @param {KeyboardEvent} event */
const isPlainEnter = ({ key, isComposing, shiftKey, ctrlKey, altKey, metaKey }) =>
  key === "Enter" && !(isComposing || shiftKey || ctrlKey || altKey || metaKey);

/** @type {Kind} */
const field = (view, id, { lines = 1 }) => {
  const input =
    lines > 1
      ? make("textarea", "duel-input", { rows: String(lines) })
      : make("input", "duel-input", { type: "text", autocomplete: "off", spellcheck: "false" });
  const { node, name } = labelled(view, id, input);
  const list = make("datalist", "");
  const { take, entered } = entry(
    () => input.value,
    (text) => {
      input.value = text;
    },
  );
  input.addEventListener("change", () => view.changed(id));
  input.addEventListener("focus", () => {
    if (view.listens(id, "focus")) view.act(id, "focus");
  });
  input.addEventListener("keydown", (event) => {
    if (!(event instanceof KeyboardEvent) || !isPlainEnter(event) || lines > 1) return;
    event.preventDefault();
    if (view.listens(id, "enter")) view.act(id, "enter");
    else view.changed(id);
  });
  return {
    node,
    target: input,
    update: (data, names) => {
      name(data);
      input.placeholder = data.placeholder || "";
      input.disabled = !!data.disabled;
      if (names.includes("options")) {
        list.id = `${input.id}-options`;
        list.replaceChildren(
          ...(data.options || []).map((/** @type {string} */ value) => make("option", "", { value })),
        );
        setOrRemove(input, "list", data.options?.length ? list.id : "");
        node.append(list);
      }
      if (names.includes("value")) take(data.value || "");
    },
    entered,
  };
};

/** @type {Kind} */
const menu = (view, id) => {
  const select = make("select", "duel-input", OWN_KEYS);
  const { node, name } = labelled(view, id, select);
  const { set, take, entered } = entry(
    () => select.selectedIndex,
    (chosen) => {
      select.selectedIndex = chosen;
    },
  );
  select.addEventListener("change", () => view.changed(id));
  return {
    node,
    target: select,
    update: (data, names) => {
      name(data);
      select.disabled = !!data.disabled;
      if (names.includes("options")) {
        const options = (data.options || []).map((/** @type {string} */ words) => {
          const option = make("option", "");
          option.textContent = words;
          return option;
        });
        select.replaceChildren(...options);
      }
      if (names.includes("options")) set(data.chosen ?? -1);
      else if (names.includes("chosen")) take(data.chosen);
    },
    entered,
  };
};

/**
 * Radio buttons: a list of options, or a bar of them that look like buttons.
 *
 * @type {Kind}
 */
const radios = (view, id, { look }) => {
  const node = make("fieldset", look === "bar" ? "duel-options-bar" : "duel-options");
  const group = view.unique(id);
  /** @type {HTMLInputElement[]} */
  let inputs = [];
  const now = () => inputs.findIndex((input) => input.checked);
  const { set, take, entered } = entry(now, (chosen) => {
    for (const [number, input] of inputs.entries()) input.checked = number === chosen;
  });
  node.addEventListener("keydown", (event) => {
    if (isPlainEnter(event) && view.listens(id, "enter")) view.act(id, "enter");
  });
  return {
    node,
    update: ({ options = [], chosen = -1, tip, label, disabled }, names) => {
      node.disabled = !!disabled;
      setOrRemove(node, "aria-label", label || tip);
      if (names.includes("options")) {
        const had = inputs.indexOf(/** @type {any} */ (document.activeElement));
        inputs = [];
        const rows = options.map((/** @type {string} */ words) => {
          const input = make("input", "", { type: "radio", name: group, ...OWN_KEYS });
          input.addEventListener("change", () => view.changed(id));
          inputs.push(input);
          const row = make("label", "duel-option");
          const text = make("span", "");
          text.textContent = words;
          row.append(input, text);
          return row;
        });
        node.replaceChildren(...rows);
        inputs[had]?.focus();
      }
      if (names.includes("options")) set(chosen);
      else if (names.includes("chosen")) take(chosen);
    },
    entered,
    get target() {
      return inputs[Math.max(0, now())] || node;
    },
  };
};

/** @type {Kind} */
const choice = (view, id, data) => (data.look && data.look !== "menu" ? radios : menu)(view, id, data);

/** @type {Kind} */
const slider = (view, id) => {
  const range = { type: "range", min: "0", max: "0", step: "1" };
  const node = make("input", "duel-slider", { ...range, ...OWN_KEYS });
  const { take, entered } = entry(
    () => Number(node.value),
    (value) => {
      node.value = String(value);
    },
  );
  node.addEventListener("input", () => view.changed(id));
  return {
    node,
    update: ({ value = 0, last = 0, said, label, tip, disabled }, names) => {
      node.max = String(Math.max(last, Number(node.max)));
      if (names.includes("value") || names.includes("last")) take(value);
      node.max = String(last);
      node.disabled = !!disabled;
      setOrRemove(node, "aria-label", label || tip);
      setOrRemove(node, "title", tip);
      setOrRemove(node, "aria-valuetext", said);
    },
    entered,
  };
};

/** @type {Kind} */
const upload = (view, id) => {
  const input = make("input", "duel-away", { type: "file" });
  const press = make("button", "duel-button", { type: "button" });
  const node = make("span", "");
  node.append(press, input);
  press.addEventListener("click", () => input.click());
  /** @type {string | undefined} */
  let text;
  input.addEventListener("change", async () => {
    text = await input.files?.[0]?.text();
    input.value = ""; // so that the same file can be chosen again
    view.changed(id);
  });
  return {
    node,
    target: press,
    update: (data) => {
      face(press, data);
      press.disabled = !!data.disabled;
      input.accept = data.accept || "";
    },
    entered: () => {
      const entered = text;
      text = undefined;
      return entered;
    },
  };
};

/**
 * A button that opens a panel.
 *
 * @type {Kind}
 */
const opener = () => {
  const node = make("span", "duel-opener");
  const press = make("button", "duel-button", { type: "button", "aria-expanded": "false" });
  const panel = make("div", "duel-panel-over duel-away");
  node.append(press, panel);
  /** @param {Event} event */
  const elsewhere = ({ target }) => {
    if (!node.contains(/** @type {Node} */ (target))) show(false);
  };
  /** @param {boolean} open */
  const show = (open) => {
    panel.classList.toggle("duel-away", !open);
    press.setAttribute("aria-expanded", String(open));
    // only while it is open: the document would keep what has gone from it
    if (open) document.addEventListener("pointerdown", elsewhere, { capture: true });
    else document.removeEventListener("pointerdown", elsewhere, { capture: true });
  };
  const isOpen = () => press.getAttribute("aria-expanded") === "true";
  press.addEventListener("click", () => show(!isOpen()));
  node.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isOpen()) return;
    show(false);
    press.focus();
    event.stopPropagation();
  });
  return {
    node,
    inside: panel,
    target: press,
    update: (data) => face(press, data),
    calls: { fold: () => show(false) },
    close: () => show(false),
  };
};

/**
 * The sizes of canvases that gave back their pixels.
 *
 * @type {WeakMap<object, {width: number, height: number}>}
 */
const released = new WeakMap();

/**
 * Frees the pixels of a canvas that stands in no window any more: a notebook that is closed keeps
 * its models.
 *
 * @param {any} model of the canvas
 */
const release = async (model) => {
  // a view may be taken out for another one
  await new Promise((done) => setTimeout(done, 1000));
  /** @type {any[]} */
  const views = await Promise.all(Object.values(model?.views || {}));
  if (!model || views.some(({ el }) => el.isConnected) || !model.get("width")) return;
  released.set(model, { width: model.get("width"), height: model.get("height") });
  model.set({ width: 0, height: 0 });
};

/**
 * Has a canvas painted again that gave back its pixels.
 *
 * @param {any} model
 */
const restore = (model) => {
  const size = released.get(model);
  if (!size || model.get("width")) return;
  model.set(size);
  model.send({ event: "client_ready" }, {});
};

/**
 * A widget of another library, such as a canvas.
 *
 * @type {Kind}
 */
const mount = (view, _, { model = "" }) => {
  const node = make("div", "duel-mount");
  const closed = new AbortController();
  view.viewOf(model).then((other) => {
    const remove = () => {
      // a view in the page keeps its pixels for a while
      const canvas = other.el.querySelector("canvas") || other.el;
      if (canvas instanceof HTMLCanvasElement) canvas.width = canvas.height = 0;
      if (!other.isDisposed) other.remove();
      release(other.model);
    };
    if (closed.signal.aborted) {
      remove();
      return;
    }
    closed.signal.addEventListener("abort", remove);
    restore(other.model);
    node.append(other.el);
    node.dispatchEvent(new CustomEvent("duel-mounted", { bubbles: true }));
  });
  return { node, close: () => closed.abort() };
};

/**
 * Slides over the page. Their module comes with them: few boards are ever presented.
 *
 * @type {Kind}
 */
const slides = (view, id) => ({
  node: make("div", "duel-away"),
  calls: {
    present: async (data) => {
      const url = URL.createObjectURL(new Blob([data.script], { type: "text/javascript" }));
      const player = await import(url);
      URL.revokeObjectURL(url);
      player.present(data.slides, (/** @type {number} */ at) => view.act(id, "ended", at));
    },
  },
});

/** @type {Kind} */
const box = () => ({ node: make("div", "") });

/** @type {Record<string, Kind>} */
export const kinds = { box, html, button, toggle, check, field, choice, slider, upload, opener, slides, mount };
