// Shows slides one at a time, see player.py.

/** The pictures; the page has the texts. @type {any} */
let slides;

const SVG = "http://www.w3.org/2000/svg";
const PHONE_BELOW = 560;
const SCROLLED = ":is(.duel-slide-board, .duel-slide-words)[tabindex]";
const SCROLL_KEYS = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown"]);
const rulers = document.createElement("canvas").getContext("2d");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");

const sprite = (text, number) => `<g id="duel-sprite-${number}">${text}</g>`;
// squeezes texts into their room if the font is wider than the one the board was measured with
const squeeze = (part) => {
  for (const text of part.querySelectorAll("text")) {
    const said = (name) => text.getAttribute(name) || "";
    const look = `${said("font-style")} ${said("font-weight")} ${said("font-size")}px`;
    rulers.font = `${look} ${slides.font}`;
    const room = Number(text.dataset.room);
    if (rulers.measureText(text.textContent).width <= room) continue;
    text.setAttribute("textLength", room);
    text.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
};
const finger = ({ touches, changedTouches }) => touches[0] || changedTouches[0];
const drawing = (inside, box) => {
  const svg = document.createElementNS(SVG, "svg");
  if (box) svg.setAttribute("viewBox", box.join(" "));
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("font-family", slides.font);
  svg.innerHTML = inside;
  squeeze(svg);
  return svg;
};
const board = (picture, layout, opened) => {
  const pieces = picture[layout][opened || "board"].map((number) => slides.pieces[number]);
  return drawing(pieces.join(""), [0, 0, ...picture[layout].size]);
};

class Player {
  constructor(root) {
    this.root = root;
    const part = (name) => root.querySelector(name);
    this.frame = part(".duel-slide-board");
    this.words = part(".duel-slide-words");
    this.items = [...root.querySelectorAll(".duel-slide-words > li")];
    this.line = part("input");
    this.chapters = part("select");
    this.where = part(".duel-where");
    this.inWords = part(".duel-in-words");
    this.now = 0;
    this.opened = null;
    this.shown = "";
    this.paper = [];
    this.ending = [];
    const sprites = drawing(`<defs>${slides.sprites.map(sprite).join("")}</defs>`);
    sprites.setAttribute("class", "duel-sprites");
    root.append(sprites);
    root.classList.add("duel-plays");
    if (this.chapters.length < 2) this.chapters.hidden = true;
    if (!root.querySelector(".duel-presenter-notes")) part("[data-do=notes]").hidden = true;
    part("[data-do=end]").hidden = !slides.live;
    part("[data-do=present]").hidden = slides.live;
    part("[data-do=theme]").hidden = !slides.colours.dark || !slides.colours.light;
    this.colour();
    this.listen();
  }
  on(target, kind, call, settings) {
    target.addEventListener(kind, call, settings);
    this.ending.push(() => target.removeEventListener(kind, call, settings));
  }
  get theme() {
    const asked = this.root.dataset.theme;
    return asked === "auto" ? (dark.matches ? "dark" : "light") : asked;
  }
  colour(theme = this.theme) {
    this.root.classList.toggle("duel-dark", theme === "dark");
    const colours = slides.colours[theme] || [];
    for (const [number, colour] of colours.entries())
      this.root.style.setProperty(`--duel-${number}`, colour);
  }
  // the phone layout if there is no room for the wide one
  get layout() {
    return this.picture?.phone && this.frame.clientWidth < PHONE_BELOW ? "phone" : "wide";
  }
  listen() {
    const { root } = this;
    this.on(root, "keydown", (event) => this.key(event));
    this.on(root, "click", (event) => this.click(event));
    this.on(this.line, "input", () => this.go(Number(this.line.value)));
    this.on(this.chapters, "change", () => this.go(Number(this.chapters.value)));
    this.on(this.inWords, "toggle", () => this.showInWords());
    this.on(dark, "change", () => this.colour());
    this.on(document, "fullscreenchange", () => {
      if (!document.fullscreenElement && this.full) this.end();
    });
    this.on(window, "beforeprint", () => this.print());
    this.on(window, "afterprint", () => this.unprint());
    const sizes = new ResizeObserver(() => {
      this.draw();
      this.reach();
    });
    sizes.observe(this.frame);
    this.ending.push(() => sizes.disconnect());
    let from = null;
    this.on(this.frame, "touchstart", (event) => {
      from = event.touches.length === 1 ? finger(event) : null;
    }, { passive: true });
    this.on(this.frame, "touchend", (event) => {
      if (!from || (window.visualViewport && window.visualViewport.scale > 1.05)) return;
      const [across, down] = ["clientX", "clientY"].map((way) => finger(event)[way] - from[way]);
      if (Math.abs(across) > 48 && Math.abs(across) > 2 * Math.abs(down))
        this.go(this.now + (across < 0 ? 1 : -1));
    }, { passive: true });
  }
  key(event) {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    const pressing = target.matches("button, summary") && (key === " " || key === "Enter");
    const scrolling = target.matches(SCROLLED) && SCROLL_KEYS.has(key);
    if (pressing || scrolling || target.matches("select")) return;
    const last = this.items.length - 1;
    const calls = {
      ArrowRight: () => this.go(this.now + 1),
      ArrowDown: () => this.go(this.now + 1),
      PageDown: () => this.go(this.now + 1),
      Enter: () => this.go(this.now + 1),
      " ": () => this.go(this.now + (event.shiftKey ? -1 : 1)),
      ArrowLeft: () => this.go(this.now - 1),
      ArrowUp: () => this.go(this.now - 1),
      PageUp: () => this.go(this.now - 1),
      Backspace: () => this.go(this.now - 1),
      Home: () => this.go(0),
      End: () => this.go(last),
      Escape: () => this.end(),
      n: () => this.notes(),
      t: () => this.turn(),
      p: () => (slides.live ? this.end() : this.present()),
      f: () => this.present(),
      b: () => this.root.classList.toggle("duel-black"),
      ".": () => this.root.classList.toggle("duel-black"),
    };
    const call = calls[key.length === 1 ? key.toLowerCase() : key];
    if (!call) return;
    event.preventDefault();
    call();
  }
  click({ target, clientX, clientY }) {
    const button = target.closest("button");
    if (button && button.dataset.go) this.go(Number(button.dataset.go));
    else if (button) {
      const calls = {
        back: () => this.go(this.now - 1),
        next: () => this.go(this.now + 1),
        notes: () => this.notes(),
        theme: () => this.turn(),
        present: () => this.present(),
        end: () => this.end(),
      };
      calls[button.dataset.do]();
    } else if (target.closest(".duel-slide-board")) this.touch(clientX, clientY);
    // so that keys still turn pages after a click
    if (clientX && (button || target.closest(".duel-slide-board"))) this.root.focus();
  }
  // on a phone a tap on a City opens or closes it; while presenting, a click goes to the next slide
  touch(across, down) {
    const places = this.picture[this.layout].cities;
    if (!places) {
      if (this.room) this.go(this.now + 1);
      return;
    }
    const box = this.frame.firstElementChild.getBoundingClientRect();
    const scale = this.picture[this.layout].size[0] / box.width;
    const [x, y] = [(across - box.left) * scale, (down - box.top) * scale];
    const met = Object.entries(places).find(
      ([, [left, top, width, height]]) =>
        x >= left && x <= left + width && y >= top && y <= top + height,
    );
    if (!met) return;
    this.opened = this.opened === met[0] ? null : met[0];
    this.draw();
  }
  get room() {
    return this.root.classList.contains("duel-presenting");
  }
  get picture() {
    return slides.pictures[slides.slides[this.now].picture];
  }
  go(number) {
    this.root.classList.remove("duel-black");
    const at = Math.max(0, Math.min(this.items.length - 1, number));
    if (at !== this.now) this.opened = null;
    this.now = at;
    for (const [index, item] of this.items.entries()) item.hidden = index !== at;
    this.line.value = at;
    const where = this.items[at].dataset.where;
    this.line.setAttribute("aria-valuetext", where);
    this.where.textContent = where;
    const begun = [...this.chapters.options].filter(({ value }) => Number(value) <= at);
    this.chapters.selectedIndex = begun.length - 1;
    for (const [name, end] of [["back", 0], ["next", this.items.length - 1]])
      this.root.querySelector(`[data-do=${name}]`).disabled = at === end;
    this.draw();
    this.showInWords();
    this.fit();
  }
  draw() {
    const { layout, picture } = this;
    if (!this.frame.clientWidth || !picture) return;
    this.frame.setAttribute("aria-label", picture.says);
    const shown = [slides.slides[this.now].picture, layout, this.opened].join();
    if (shown === this.shown) return;
    const before = this.frame.firstElementChild;
    this.shown = shown;
    const svg = board(picture, layout, this.opened);
    if (before) before.replaceWith(svg);
    else this.frame.append(svg);
    this.root.classList.toggle("duel-tall", layout === "phone");
    if (before && !calm.matches)
      svg.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: 220, easing: "ease-out" });
    if (layout === "phone")
      this.scrollToNews(picture.phone.news, svg.clientWidth / picture.phone.size[0]);
  }
  // scrolls a board that is taller than its frame to where most has changed, else to its top
  scrollToNews(news, scale) {
    const tall = this.frame.clientHeight;
    const places = news.map((y) => y * scale);
    const seen = (top) => places.filter((y) => y > top + 20 && y < top + tall - 20).length;
    const tops = [0, ...places.map((y) => Math.max(0, y - tall / 2))];
    const top = tops.toSorted((one, other) => seen(other) - seen(one))[0];
    this.frame.scrollTo({ top, behavior: calm.matches ? "auto" : "smooth" });
  }
  // texts that do not fit get a smaller font; while presenting they must fit, else they may scroll
  fit() {
    for (const size of this.room ? [1, 0.86, 0.74, 0.62] : [1, 0.9]) {
      this.words.style.setProperty("--duel-size", size);
      if (this.words.scrollHeight <= this.words.clientHeight + 1) break;
    }
    this.reach();
  }
  // what does not fit can be reached with Tab, to scroll it
  reach() {
    for (const part of [this.frame, this.words])
      if (part.scrollHeight > part.clientHeight + 1) part.tabIndex = 0;
      else part.removeAttribute("tabindex");
  }
  showInWords() {
    if (!this.inWords.open || !slides.words) return;
    const words = slides.words[slides.slides[this.now].picture];
    const lines = words.map((number) => slides.lines[number]);
    this.inWords.querySelector("pre").textContent = lines.join("\n");
  }
  notes() {
    const shown = this.root.classList.toggle("duel-noted");
    this.root.querySelector("[data-do=notes]").setAttribute("aria-pressed", shown);
    this.fit();
  }
  turn() {
    if (!slides.colours.dark || !slides.colours.light) return;
    this.root.dataset.theme = this.theme === "dark" ? "light" : "dark";
    this.colour();
  }
  // full screen: only the board and the texts
  present() {
    if (this.room) {
      this.end();
      return;
    }
    this.root.classList.add("duel-presenting");
    this.fill();
    this.fit();
  }
  fill() {
    if (!this.root.requestFullscreen) return;
    this.root.requestFullscreen().then(
      () => {
        this.full = true;
      },
      () => {}, // if the page forbids it, the slides still fill the window
    );
  }
  end() {
    if (!this.room) return;
    this.full = false;
    if (document.fullscreenElement === this.root) document.exitFullscreen();
    if (slides.live) {
      for (const undo of this.ending) undo();
      this.ended();
    } else {
      this.root.classList.remove("duel-presenting");
      this.fit();
    }
  }
  // print the texts of all slides, and the pictures of those marked for it
  print() {
    this.colour("light");
    for (const [index, item] of this.items.entries()) {
      item.hidden = false;
      if (item.dataset.paper === undefined) continue;
      const picture = slides.pictures[slides.slides[index].picture];
      const svg = board(picture, "wide", null);
      item.prepend(svg);
      this.paper.push(svg);
    }
  }
  unprint() {
    for (const svg of this.paper.splice(0)) svg.remove();
    this.colour();
    this.go(this.now);
  }
}

// over a notebook: the rest of the page is inert, and the kernel is told the last slide shown
/**
 * Shows slides over the page.
 *
 * @param {any} data pictures, markup, and the number of the first slide
 * @param {(at: number) => void} ended called with where the presentation ended
 */
export const present = (data, ended) => {
  if (document.querySelector("body > .duel-slides")) return;
  slides = data;
  const before = document.activeElement;
  const made = document.createElement("div");
  made.innerHTML = slides.markup;
  const root = made.firstElementChild;
  root.classList.add("duel-presenting");
  root.setAttribute("role", "dialog");
  root.setAttribute("aria-modal", "true");
  const waiting = [...document.body.children].filter((one) => !one.inert);
  document.body.append(root);
  for (const one of waiting) one.inert = true;
  const player = new Player(root);
  player.ended = () => {
    const { at } = slides.slides[player.now];
    root.remove();
    for (const one of waiting) one.inert = false;
    if (before && before.isConnected) before.focus({ preventScroll: true });
    ended(at);
  };
  root.focus();
  player.fill();
  player.go(slides.first);
};

/**
 * Shows the slides of a page of their own.
 *
 * @param {any} data pictures; the page has the markup
 */
export const alone = (data) => {
  slides = data;
  const player = new Player(document.querySelector(".duel-slides"));
  const asked = Number(location.hash.slice(1));
  player.root.focus({ preventScroll: true });
  player.go(Number.isInteger(asked) && asked > 0 ? asked - 1 : 0);
};
