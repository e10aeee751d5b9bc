// A view of a page: it follows what the kernel changes, in every window in which it stands.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, modelOf, render, show } from "./page.js";

const three = () =>
  show({
    root: { kind: "box", children: ["a", "b", "c"] },
    a: { kind: "button", label: "A" },
    b: { kind: "button", label: "B" },
    c: { kind: "field", value: "c" },
  });

test("elements change places and keep what they are", () => {
  const { el, parts, change } = three();
  const [a, b] = parts("button");
  const [typed] = parts("input");
  change({ root: { children: ["c", "a", "b"] } });
  const order = [...el.querySelectorAll("button, input")];
  assert.ok(order[0] === typed && order[1] === a && order[2] === b);
});

test("what stays in its place keeps the focus while others come and go", () => {
  const { parts, say } = three();
  const [typed] = parts("input");
  typed.focus();
  typed.value = "being typed";
  say({
    new: { d: { kind: "html", value: "new" } },
    gone: ["a"],
    changes: { root: { children: ["d", "b", "c"] }, b: { label: "Other" } },
  });
  assert.ok(document.activeElement === typed);
  assert.equal(typed.value, "being typed");
  assert.deepEqual(parts("button").map(({ textContent }) => textContent), ["Other"]);
});

test("what has gone is forgotten, and comes back as it is then", () => {
  const { parts, say, sent } = three();
  parts("input")[0].value = "typed";
  say({ gone: ["c"], changes: { root: { children: ["a", "b"] } } });
  assert.equal(parts("input").length, 0);
  parts("button")[0].click();
  assert.deepEqual(sent[0].entered, {}, "nothing of it is sent");
  say({ new: { c: { kind: "field", value: "x" } }, changes: { root: { children: ["a", "b", "c"] } } });
  assert.equal(parts("input")[0].value, "x");
});

test("classes, style and attributes of the kernel are its own", () => {
  const { part, change } = show({
    a: {
      kind: "html",
      classes: ["one", "two"],
      style: { width: "40%", "max-width": "10px" },
      attributes: { role: "status", "aria-live": "polite" },
    },
  });
  const node = part(".duel-html");
  node.classList.add("of-the-page");
  node.style.setProperty("--of-the-page", "1px");
  change({
    a: { classes: ["two", "three"], style: { height: "3px" }, attributes: { role: "alert" } },
  });
  for (const name of ["two", "three", "of-the-page", "duel-html"])
    assert.ok(node.classList.contains(name), name);
  assert.ok(!node.classList.contains("one"));
  assert.deepEqual(
    ["width", "max-width", "height", "--of-the-page"].map((name) => node.style.getPropertyValue(name)),
    ["", "", "3px", "1px"],
  );
  assert.equal(node.getAttribute("role"), "alert");
  assert.ok(!node.hasAttribute("aria-live"));
});

test("attributes of a field belong to what takes the focus", () => {
  const { part } = show({ a: { kind: "field", attributes: { "aria-describedby": "x" } } });
  assert.equal(part("input").getAttribute("aria-describedby"), "x");
});

test("the kernel puts the focus somewhere, also on what is new", () => {
  const { parts, ask, say } = three();
  ask("c", "focus");
  assert.ok(document.activeElement === parts("input")[0]);
  say({
    new: { d: { kind: "button", label: "D" } },
    changes: { root: { children: ["a", "d"] } },
    gone: ["b", "c"],
    calls: [{ on: "d", do: "focus", view: "" }],
  });
  assert.equal(document.activeElement?.textContent, "D");
  ask("gone", "focus");
});

test("a change of a field goes with the press for which it was left", () => {
  const { part, parts, sent } = show({
    root: { kind: "box", children: ["a", "b"] },
    a: { kind: "field", listens: ["change"] },
    b: { kind: "button" },
  });
  const [pressed] = parts("button");
  pressed.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  enter(part("input"), { value: "x" });
  assert.equal(sent.length, 0);
  pressed.click();
  pressed.dispatchEvent(new Event("pointerup", { bubbles: true }));
  return new Promise((done) => setTimeout(done)).then(() => {
    assert.deepEqual(sent.map(({ on, do: what, entered }) => [on, what, entered]), [
      ["b", "press", { a: "x" }],
    ]);
  });
});

test("an unknown kind or element is an error that names it", () => {
  assert.throws(() => show({ a: { kind: "sundial" } }), /there is no kind sundial/);
  assert.throws(() => show({ a: { kind: "box", children: ["b"] } }), /there is no element b/);
});

/** @param {{el: HTMLElement}} view @returns {any} */
const field = ({ el }) => el.querySelector("input");
/** @param {{el: HTMLElement}} view @returns {any} */
const button = ({ el }) => el.querySelector("button");
const isBusy = (/** @type {{el: HTMLElement}} */ view) => button(view).hasAttribute("aria-busy");

test("two views show the same, and each sends what was entered in it", () => {
  document.body.replaceChildren();
  const model = modelOf({
    root: { kind: "box", children: ["a", "b"] },
    a: { kind: "field" },
    b: { kind: "button" },
  });
  const [one, two] = [render(model), render(model)];
  field(one).value = "one";
  button(two).click();
  button(one).click();
  const [first, second] = model.sent;
  assert.notEqual(first.view, second.view);
  assert.deepEqual([first.entered, second.entered], [{}, { a: "one" }]);
  assert.deepEqual([first.number, second.number], [1, 1]);
  model.say({ changes: { a: { value: "one" } }, answers: { [second.view]: 1 } });
  assert.deepEqual([field(one).value, field(two).value], ["one", "one"]);
  assert.deepEqual([isBusy(one), isBusy(two)], [false, true]);
  model.say({ calls: [{ on: "a", do: "focus", view: first.view }] });
  assert.ok(document.activeElement === field(two));
});

test("a view that is opened later shows what is there now", () => {
  document.body.replaceChildren();
  const model = modelOf({ a: { kind: "html", value: "old" } });
  render(model);
  model.say({ changes: { a: { value: "new" } } });
  assert.equal(render(model).el.textContent, "new");
});

test("a view that is closed is empty and hears nothing more", () => {
  document.body.replaceChildren();
  const model = modelOf({ a: { kind: "html", value: "x" } });
  const [one, two] = [render(model), render(model)];
  one.close();
  model.say({ changes: { a: { value: "y" } } });
  assert.deepEqual([one.el.textContent, two.el.textContent], ["", "y"]);
});

test("a page that missed a message asks for all, and shows it in all its views", async () => {
  const model = modelOf({ root: { kind: "html", value: "first" } });
  const [one, two] = [render(model), render(model)];
  await new Promise((heard) => setTimeout(heard)); // it first sees that it hears the kernel
  assert.deepEqual(model.known, [0], "it asks when it begins to listen, not for each view");
  model.lose();
  model.say({ changes: { other: { value: "of an element that it does not know" } } });
  assert.deepEqual(model.known, [0, 0]);
  const elements = { root: { kind: "box", children: ["b"] }, b: { kind: "html", value: "now" } };
  model.sayAll({ all: { number: 2, root: "root", elements } });
  for (const { el } of [one, two]) assert.equal(el.textContent, "now");
  model.say({ changes: { b: { value: "then" } } });
  for (const { el } of [one, two]) assert.equal(el.textContent, "then");
  model.sayAll({ all: { number: 2, root: "root", elements } });
  assert.equal(one.el.textContent, "then", "that was old");
});

test("every view shows that its kernel has gone, and that it is back", () => {
  const model = modelOf({ root: { kind: "button", label: "Go" } });
  const { el } = render(model);
  assert.ok(!el.classList.contains("duel-lifeless"));
  model.live(false);
  assert.ok(el.classList.contains("duel-lifeless"));
  assert.ok(render(model).el.classList.contains("duel-lifeless"), "also a later one");
  el.querySelector("button")?.click();
  assert.deepEqual(model.sent, [], "nobody is there to hear it");
  model.live(true);
  assert.ok(!el.classList.contains("duel-lifeless"));
});

test("a link to a notebook is opened by JupyterLab, where there is one", async () => {
  const value = '<a href="de/00%20start.ipynb">Start</a>';
  const model = modelOf({ root: { kind: "html", value } });
  /** @type {string[]} */
  const opened = [];
  const [resolver, linkHandler] = [
    { resolveUrl: async (/** @type {string} */ url) => `course/${url}` },
    {
      handleLink: (/** @type {Element} */ link, /** @type {string} */ path) =>
        link.addEventListener("click", () => opened.push(path)),
    },
  ];
  const options = { bubbles: true, cancelable: true };
  const click = async () => {
    const link = render(model).el.querySelector("a");
    const went = [link?.dispatchEvent(new window.Event("click", options))];
    await new Promise((done) => setTimeout(done));
    return [...went, link?.dispatchEvent(new window.Event("click", options))];
  };
  assert.deepEqual(await click(), [true, true], "elsewhere it is a link like others");
  Object.assign(model.widget_manager, { rendermime: { resolver, linkHandler } });
  await click();
  assert.deepEqual(opened, ["course/de/00 start.ipynb", "course/de/00 start.ipynb"]);
});
