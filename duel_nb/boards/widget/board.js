// hides an event of the mouse or a finger from ipycanvas
const stopAtCanvas = (event) => {
  if (event.isTrusted && event.target instanceof HTMLCanvasElement) event.stopPropagation();
};
const prepareCanvas = (canvas) => {
  canvas.setAttribute("role", "img");
  // a click focuses the canvas, and scrolling to it would move a tall board under the mouse
  canvas.focus = () => HTMLElement.prototype.focus.call(canvas, { preventScroll: true });
};
const isUsable = (button) => button.offsetParent !== null && !button.disabled;
const initBoard = (tries) => {
  const board = element.closest(".duel-board");
  // inside another widget a board is attached a moment later
  if (!board || !board.isConnected) {
    if (tries) setTimeout(() => initBoard(tries - 1), 50);
    return;
  }
  if (board.dataset.duelReady) return;
  board.dataset.duelReady = "yes";
  for (const kind of [
    "wheel",
    "touchstart",
    "touchmove",
    "touchend",
    "touchcancel",
    "mousemove",
    "mouseout",
    "mouseup",
  ])
    board.addEventListener(kind, stopAtCanvas, { capture: true, passive: true });
  // the canvas swallows every key, and moving the focus through the kernel takes long
  board.addEventListener(
    "keydown",
    (event) => {
      if (event.target.closest(".duel-board") !== board) return;
      if (board.querySelector('.duel-zoom[role="status"]')) return;
      const menu = ".duel-bar:has(> .duel-menu:not(.duel-away)) .duel-opens-menu";
      const open = board.querySelector(`${menu}, .duel-popover:not(.duel-away) .duel-close`);
      if (event.key === "Escape" && open) {
        if (open.matches(".duel-opens-menu")) open.focus();
        open.click();
        event.stopPropagation();
        event.preventDefault();
        return;
      }
      if (!(event.target instanceof HTMLCanvasElement)) return;
      if (event.key !== "Tab" && event.key !== "Escape") return;
      event.stopPropagation();
      if (event.key === "Tab" && event.shiftKey) return;
      const places = event.key === "Tab" ? [".duel-offer", ".duel-pick", "button"] : ["button"];
      const next = places
        .map((place) => [...board.querySelectorAll(place)].find(isUsable))
        .find((button) => button);
      if (next) {
        next.focus();
        event.preventDefault();
      }
    },
    { capture: true },
  );
  const status = board.querySelector(".duel-status");
  if (status) {
    status.setAttribute("role", "status");
    status.setAttribute("aria-live", "polite");
  }
  board.querySelectorAll("canvas").forEach(prepareCanvas);
  const own = (canvas) => canvas.closest(".duel-board") === board;
  const canvas = [...board.querySelectorAll("canvas")].find(own);
  fitBoard(board);
  scrollToBoard(board);
  bindPresentKey(board);
  const stage = board.querySelector(".duel-stage");
  if (stage && canvas && stage.contains(canvas)) {
    enableZoom(stage, canvas);
    if (stage.querySelector(".duel-things")) animateChanges(stage, canvas);
  }
  if (canvas) avoidDelayedAck(board, canvas);
  noteCanvases();
  reportToKernel(board, canvas, 100);
};
const TEXT_FIELDS = "input:not([type=range]), textarea, select, [contenteditable=true]";
// the key p presents; it works everywhere in the output of a cell except in text fields
const bindPresentKey = (board) => {
  const shown = board.closest(".jp-OutputArea-output, .output_subarea") || board;
  if (shown.dataset.duelPresents) return;
  shown.dataset.duelPresents = "yes";
  shown.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "p" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.matches(TEXT_FIELDS)) return;
      const button = [...shown.querySelectorAll(".duel-present")].find(isUsable);
      if (!button) return;
      event.stopPropagation();
      event.preventDefault();
      button.click();
    },
    { capture: true },
  );
};
// Nagle's algorithm: the server holds a short message back until the previous one is acknowledged,
// and the client delays acknowledgements by 40 ms or more unless it sends something itself
const avoidDelayedAck = (board, canvas) => {
  const sendEvent = () => canvas.dispatchEvent(new MouseEvent("mouseup"));
  const on = (kind, matches) =>
    board.addEventListener(
      kind,
      ({ target }) => {
        if (target.closest(".duel-board") === board && matches(target))
          for (const wait of [16, 32]) setTimeout(sendEvent, wait);
      },
      { capture: true },
    );
  on("mousedown", (target) => target === canvas);
  on("click", (target) => target.closest("button"));
};
// ipycanvas keeps the off-screen canvases of a board even when its notebook is closed. They are
// known by being drawn on another one. A board is painted before its script runs, so the script of
// the first board notes this for all later ones.
const drawnOn = (window.duelDrawnOn ||= new WeakMap());
const note = (source, canvas) => {
  if (!drawnOn.has(canvas)) drawnOn.set(canvas, new Set());
  drawnOn.get(canvas).add(source);
};
const noteCanvases = () => {
  const { prototype } = CanvasRenderingContext2D;
  const draw = prototype.drawImage;
  if (prototype.duelNotes) return;
  prototype.duelNotes = true;
  prototype.drawImage = function (source, ...rest) {
    if (source instanceof HTMLCanvasElement) note(source, this.canvas);
    return draw.call(this, source, ...rest);
  };
};
const withSources = (canvas, found = new Set()) => {
  if (found.has(canvas)) return found;
  found.add(canvas);
  for (const source of drawnOn.get(canvas) || []) withSources(source, found);
  return found;
};
// frees the canvases of a board, but not those of other views of it
const releasePixels = (canvas) => {
  const shown = new Set();
  for (const other of document.querySelectorAll(".duel-board canvas")) withSources(other, shown);
  for (const one of withSources(canvas)) if (!shown.has(one)) one.width = one.height = 0;
};
const isPainted = (canvas) => canvas.getContext("2d").getImageData(2, 2, 1, 1).data[3] > 0;
// a board out of sight has no pixels: if its kernel dies meanwhile, this picture is what is left;
// a board that was not painted since keeps its old picture
const keepPicture = (canvas, done) => {
  if (!canvas || !canvas.width || !canvas.height || !isPainted(canvas)) {
    done();
    return;
  }
  canvas.toBlob((blob) => {
    if (blob) {
      URL.revokeObjectURL(canvas.duelPicture);
      canvas.duelPicture = URL.createObjectURL(blob);
      canvas.style.background = `url(${canvas.duelPicture}) 0 0 / 100% 100%`;
    }
    done();
  });
};
// gives the board the available height of the window, and puts the log beside it on a wide page
const fitBoard = (board) => {
  for (
    let around = board.parentElement;
    around && !around.matches(".jp-Cell, body");
    around = around.parentElement
  )
    around.classList.add("duel-open");
  const [play, stage] = [".duel-play", ".duel-stage"].map((place) => board.querySelector(place));
  const scroller = board.closest(".jp-WindowedPanel-outer") || document.documentElement;
  if (!stage) {
    fitPicture(board, scroller);
    return;
  }
  // a companion is beside the board if there is room, else above it
  const companion = board.querySelector(".duel-companion");
  const exercise = exerciseOf(board);
  const panels = play.nextElementSibling;
  let hidden = false,
    least = Infinity;
  const measure = () => {
    if (!board.isConnected || !stage.offsetHeight) {
      hidden = true;
      return;
    }
    if (hidden) scrollToBoard(board); // the board has replaced a form
    hidden = false;
    const beside = board.clientWidth >= (companion ? 1000 : 1480);
    // the log above the buttons of an exercise grows with each action, and the board keeps its size
    const log = beside || !panels ? 0 : tallness(panels);
    least = Math.min(least, Math.max(log, 40));
    const grown = Math.max(0, log - least);
    const whole = exercise ? heightOf(exercise) - grown : tallness(play);
    const around = whole - tallness(stage) + 12;
    const above = companion && !beside ? companion.offsetHeight : 0;
    board.classList.toggle("duel-beside", beside);
    board.classList.toggle("duel-abreast", play.clientWidth >= 900);
    setRoom(board, play, scroller.clientHeight - around - above);
  };
  const sizes = new ResizeObserver(measure);
  const parts = [scroller, board, stage, companion, ...play.children, ...(exercise?.children || [])];
  for (const one of parts) if (one) sizes.observe(one);
  measure();
};
// the exercise that a board belongs to; one that is played out below its buttons has the window for
// itself
const exerciseOf = (board) => {
  const exercise = board.closest(".duel-exercise");
  const buttons = exercise?.querySelector(".duel-press");
  if (!buttons) return null;
  const after = board.compareDocumentPosition(buttons) & Node.DOCUMENT_POSITION_FOLLOWING;
  return after ? exercise : null;
};
const tallness = (one) => one.getBoundingClientRect().height;
// from the question to the buttons
const heightOf = (exercise) => {
  const [first, last] = [".duel-asked", ".duel-press"].map((place) =>
    exercise.querySelector(place)?.getBoundingClientRect(),
  );
  return first && last ? last.bottom - first.top : 0;
};
// a picture with a question: its text and buttons stay in the window, too
const fitPicture = (board, scroller) => {
  const exercise = exerciseOf(board);
  const shown = exercise || board.closest(".duel-shown");
  if (!shown) return;
  const measure = () => {
    const pictures = [...board.querySelectorAll(".duel-canvas, .duel-picture img")];
    const picture = pictures.find((one) => one.offsetHeight);
    if (!board.isConnected || !picture) return;
    const around = (exercise ? heightOf(exercise) : tallness(shown)) - tallness(picture) + 12;
    setRoom(board, exercise ? board : shown, scroller.clientHeight - around);
  };
  const sizes = new ResizeObserver(measure);
  for (const one of [scroller, board, ...shown.children]) sizes.observe(one);
  measure();
};
const setRoom = (board, play, left) => {
  const room = Math.max(280, left);
  board.style.setProperty("--duel-room", `${room}px`);
  board.style.setProperty("--duel-across", `${play.clientWidth}px`);
  // in steps, so that another line of text does not change the layout
  board.duelRoom = `${play.clientWidth}x${Math.floor(room / 10) * 10}`;
  board.dispatchEvent(new Event("duel-room"));
};
// after running a cell the notebook scrolls to the next one: scroll back to the board, or to the
// question that it belongs to
const scrollToBoard = (board) => {
  const cell = board.closest(".jp-Cell");
  const scroller = board.closest(".jp-WindowedPanel-outer");
  if (!cell || !scroller) return;
  const active = scroller.querySelector(".jp-Cell.jp-mod-active");
  if (active !== cell && active !== cell.nextElementSibling) return;
  // running all cells selects the last one, but stays where it is
  const [ran, view] = [cell, scroller].map((one) => one.getBoundingClientRect());
  if (ran.top > view.bottom || ran.bottom < view.top - 300) return;
  const table = board.querySelector(".duel-table:has(.duel-companion), .duel-play");
  const play = exerciseOf(board) || table || board.closest(".duel-shown");
  if (!play) return;
  const show = () => {
    const [box, edge] = [play, scroller].map((one) => one.getBoundingClientRect());
    if (box.top < edge.top || box.bottom > edge.bottom)
      scroller.scrollBy(0, box.top - edge.top - 4);
  };
  const sizes = new ResizeObserver(show);
  const stop = () => sizes.disconnect();
  sizes.observe(scroller.firstElementChild);
  sizes.observe(play);
  for (const kind of ["wheel", "pointerdown", "keydown"])
    window.addEventListener(kind, stop, { capture: true, once: true });
  setTimeout(stop, 3000);
};
// the items on the board, lowest first, see item_data.py
const readItems = (stage) => {
  const data = stage.querySelector(".duel-things");
  if (!data) return null;
  const { age, ageName, things } = data.dataset;
  return { age: Number(age), ageName, items: JSON.parse(things) };
};
// a piece of a canvas; its box is in fractions of the canvas's width
const crop = (canvas, [x, y, width, height], scale) => {
  const piece = document.createElement("canvas");
  const [left, top, across, down] = [x, y, width, height].map((part) => part * canvas.width);
  [piece.width, piece.height] = [across * scale, down * scale];
  const pen = piece.getContext("2d");
  pen.drawImage(canvas, left, top, across, down, 0, 0, piece.width, piece.height);
  return piece;
};
// the part of an item that no other one covers, in fractions of the board's width
const visibleBox = (items, [name, , left, top, width, height]) => {
  const above = items.slice(items.findIndex(([other]) => other === name) + 1);
  const covers = above.filter(
    ([, , x, y, wide]) => x < left + width && x + wide > left && y > top,
  );
  return [left, top, width, Math.min(top + height, ...covers.map(([, , , y]) => y)) - top];
};
const textElement = (line, tag) => {
  const part = document.createElement(tag);
  // plain text marks italics with underscores
  for (const [i, words] of line.split(/_(.+?)_/).entries()) {
    const run = document.createElement(i % 2 ? "i" : "span");
    run.textContent = words;
    part.append(run);
  }
  return part;
};
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const CAPTURE_PASSIVE = { capture: true, passive: true };
// enlarges a card, Wonder or token, with its text: on hover, on a long press, and with the key e,
// after which the arrow keys move to the next one
const enableZoom = (stage, canvas) => {
  let waiting = 0,
    shown = null,
    large = null,
    byKey = false,
    clicked = null,
    finger = null;
  const hide = () => {
    clearTimeout(waiting);
    large?.remove();
    shown = large = null;
    byKey = false;
    stage.removeAttribute("data-lm-suppress-shortcuts");
  };
  const all = () =>
    (readItems(stage)?.items || []).filter(
      ([name, lines]) => lines.length && !name.startsWith("coins:"),
    );
  const at = (across, down) => {
    const box = canvas.getBoundingClientRect();
    const [x, y] = [(across - box.left) / box.width, (down - box.top) / box.width];
    return all().findLast(
      ([, , left, top, width, height]) =>
        x >= left && x <= left + width && y >= top && y <= top + height,
    );
  };
  const show = (item) => {
    const data = readItems(stage);
    if (!data) return; // the cell was run again while the mouse rested
    large?.remove();
    shown = item;
    const scale = canvas.getBoundingClientRect().width;
    const box = visibleBox(data.items, item);
    large = document.createElement("div");
    large.className = "duel-zoom";
    // screen readers read it out only for keyboard users
    large.setAttribute(...(byKey ? ["role", "status"] : ["aria-hidden", "true"]));
    stage.append(large);
    window.addEventListener("pointerdown", hide, { capture: true, once: true });
    const piece = crop(canvas, box, 1);
    piece.style.width = `${Math.min(220, 2 * box[2] * scale)}px`;
    const [name, ...lines] = item[1];
    large.append(piece, textElement(name, "b"), ...lines.map((line) => textElement(line, "div")));
    const [left, top, across, down] = box.map((part) => part * scale);
    placeBeside(large, stage, [left, top, left + across, top + down]);
  };
  const press = (event) => {
    hide();
    const item = event.target === canvas ? at(event.clientX, event.clientY) : null;
    finger = event.pointerType === "touch" ? event : null;
    // the popover of the selection says the same
    clicked = item?.[0];
    if (item && finger) waiting = setTimeout(show, 450, item);
  };
  const move = (event) => {
    if (event.pointerType === "touch") {
      const { clientX, clientY } = finger || event;
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > 10) hide();
      return;
    }
    if (!event.movementX && !event.movementY) return; // the page scrolled under the mouse
    const item = event.target === canvas ? at(event.clientX, event.clientY) : null;
    if (item?.[0] !== clicked) clicked = null;
    if (item && shown && item[0] === shown[0]) return;
    const wait = shown && !byKey ? 100 : 400;
    hide();
    if (item && !clicked && !event.buttons) waiting = setTimeout(show, wait, item);
  };
  const type = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches(TEXT_FIELDS)) return;
    const step = ARROWS[event.key];
    if (byKey && step) show(nearestInDirection(shown, all(), step));
    else if (byKey && ["e", "Escape"].includes(event.key)) hide();
    else if (event.key === "e") {
      const { left, top, width, height } = event.target.getBoundingClientRect();
      const focused = event.target !== canvas && at(left + width / 2, top + height / 2);
      const item = focused || all()[0];
      if (!item) return;
      hide();
      byKey = true;
      stage.setAttribute("data-lm-suppress-shortcuts", "true");
      show(item);
    } else {
      hide();
      return;
    }
    event.stopPropagation();
    event.preventDefault();
  };
  stage.addEventListener("pointerdown", press, CAPTURE_PASSIVE);
  stage.addEventListener("pointermove", move, CAPTURE_PASSIVE);
  // after a long press it stays until the next touch anywhere
  stage.addEventListener("pointerup", () => clearTimeout(waiting), CAPTURE_PASSIVE);
  stage.addEventListener("pointerleave", ({ pointerType }) => pointerType === "mouse" && hide());
  for (const kind of ["pointercancel", "wheel", "focusout", "duel-changed"])
    stage.addEventListener(kind, hide, CAPTURE_PASSIVE);
  stage.addEventListener("keydown", type, { capture: true });
  // a long press neither selects nor opens the context menu
  for (const kind of ["contextmenu", "mousedown"])
    stage.addEventListener(
      kind,
      (event) => {
        if (!finger || (kind === "mousedown" && !large)) return;
        event.stopPropagation();
        event.preventDefault();
      },
      { capture: true },
    );
};
const centreOf = ([, , x, y, width, height]) => [x + width / 2, y + height / 2];
// the nearest item in a direction; the same one if there is none
const nearestInDirection = (from, items, [right, down]) => {
  const [x, y] = centreOf(from);
  const distance = (item) => {
    const [across, below] = [centreOf(item)[0] - x, centreOf(item)[1] - y];
    const ahead = across * right + below * down;
    const aside = Math.abs(across * down) + Math.abs(below * right);
    return ahead > 0.001 && 2 * ahead >= aside ? ahead + 2 * aside : Infinity;
  };
  return items.reduce((best, one) => (distance(one) < distance(best) ? one : best), from);
};
const clamp = (at, least, most) => Math.max(least, Math.min(most, at));
// beside an item, else below or above it, inside the board and the window and clear of the popover
const placeBeside = (sign, stage, [left, top, right, low]) => {
  const edge = stage.getBoundingClientRect();
  const view = stage.closest(".jp-WindowedPanel-outer")?.getBoundingClientRect();
  const [wide, tall] = [sign.offsetWidth, sign.offsetHeight];
  const first = Math.max(0, (view?.top || 0) - edge.top);
  const last = Math.min(edge.height, (view?.bottom || innerHeight) - edge.top) - tall;
  const [x, y] = [clamp(left, 0, edge.width - wide), clamp(top, first, last)];
  const ways = [
    [right + 8, y],
    [left - wide - 8, y],
    [x, low + 8],
    [x, top - tall - 8],
  ].filter(
    ([across, down]) =>
      across >= 0 && across + wide <= edge.width && down >= first && down <= last,
  );
  const open = stage.querySelector(".duel-popover:not(.duel-away) .duel-choices");
  const taken = open?.getBoundingClientRect();
  const clear = ways.find(
    ([across, down]) =>
      !taken ||
      edge.left + across + wide <= taken.left ||
      edge.left + across >= taken.right ||
      edge.top + down + tall <= taken.top ||
      edge.top + down >= taken.bottom,
  );
  const [across, down] = clear || ways[0] || [x, clamp(low + 8, first, last)];
  Object.assign(sign.style, { left: `${across}px`, top: `${down}px` });
};
const toPercent = ([x, y, width, height], tall) => ({
  left: `${100 * x}%`,
  top: `${(100 * y) / tall}%`,
  width: `${100 * width}%`,
  height: `${(100 * height) / tall}%`,
});
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const moreContrast = matchMedia("(prefers-contrast: more), (forced-colors: active)");
const forcedDark = matchMedia("(forced-colors: active) and (prefers-color-scheme: dark)");
const isHighContrast = () =>
  moreContrast.matches || /high contrast/i.test(document.body.dataset.jpThemeName || "");
const coinsOf = ([, [text]]) => parseInt(text, 10);
// animates what has moved on the board, unless the system asks for reduced motion
const animateChanges = (stage, canvas) => {
  let before = readItems(stage);
  const picture = document.createElement("canvas");
  picture.width = 0;
  note(picture, canvas); // to be freed with it
  let waiting = 0;
  const copyCanvas = () => {
    if (!canvas.width || !stage.isConnected) return;
    [picture.width, picture.height] = [canvas.width / 2, canvas.height / 2];
    picture.getContext("2d").drawImage(canvas, 0, 0, picture.width, picture.height);
  };
  // shows an element over the board during an animation
  const overlay = (one, kind, duration, frames) => {
    one.classList.add("duel-moving", kind);
    stage.append(one);
    one.animate(frames, { duration, easing: "ease-in-out" }).onfinish = () => one.remove();
  };
  const animateMoves = (old, now, tall) => {
    const places = new Map(old.items.map(([name, , ...box]) => [name, box]));
    const moved = now.items.filter(([name, , x, y, width]) => {
      const was = places.get(name);
      if (!was || Math.abs(was[0] - x) + Math.abs(was[1] - y) < 0.005) return false;
      // the same width: it has only been shifted
      return name === "pawn" || Math.abs(was[2] - width) > 0.005;
    });
    if (moved.length > 3) return;
    for (const [name, , ...box] of moved) {
      const was = places.get(name);
      const [from, to] = [toPercent(was, tall), toPercent(box, tall)];
      if (name === "pawn") {
        overlay(crop(picture, box, 1), "duel-before", 700, [to, to]);
        overlay(crop(picture, was, 1), "duel-pawn", 700, [from, to]);
      } else overlay(crop(picture, was, 1), "duel-card", 450, [from, { ...to, opacity: 0.4 }]);
    }
  };
  // coins gained rise, coins lost fall
  const animateCoins = (old, now, tall) => {
    for (const one of now.items.filter(([name]) => name.startsWith("coins:"))) {
      const was = old.items.find(([name]) => name === one[0]);
      const more = was ? coinsOf(one) - coinsOf(was) : 0;
      if (!more) continue;
      const sign = document.createElement("div");
      sign.textContent = more > 0 ? `+${more}` : `\u2212${-more}`;
      const { left, top } = toPercent(one.slice(2), tall);
      Object.assign(sign.style, { left, top });
      const below = "translateY(120%)";
      const frames = [
        { transform: more > 0 ? below : "none", opacity: 0 },
        { transform: below, opacity: 1, offset: 0.2 },
        { transform: below, opacity: 1, offset: 0.7 },
        { transform: more > 0 ? "none" : below, opacity: 0 },
      ];
      overlay(sign, "duel-coins", 1300, frames);
    }
  };
  const announce = (age) => {
    const sign = document.createElement("div");
    sign.textContent = age;
    const frames = [0, 1, 1, 0].map((opacity) => ({ opacity }));
    overlay(sign, "duel-age", 1400, frames);
  };
  const changed = () => {
    const now = readItems(stage);
    if (!now) return;
    stage.dispatchEvent(new Event("duel-changed"));
    const ages = before ? now.age - before.age : -1;
    // another difference in Ages means another game
    if ((ages === 0 || ages === 1) && picture.width && !reducedMotion.matches) {
      const tall = stage.offsetHeight / stage.offsetWidth;
      animateMoves(before, now, tall);
      animateCoins(before, now, tall);
      if (ages) announce(now.ageName);
    }
    before = now;
    clearTimeout(waiting);
    waiting = setTimeout(copyCanvas, 300);
  };
  new MutationObserver(changed).observe(stage.querySelector(".duel-things").parentElement, {
    childList: true,
  });
  waiting = setTimeout(copyCanvas, 1500);
};
// writes a report into a hidden field of the board, see `Look.ear` in preferences.py: the room for
// the board, the theme, whether this view is near the window, typing, motion and contrast
const reportToKernel = (board, canvas, tries) => {
  const ear = board.querySelector(":scope > .duel-ear input");
  if (!ear) {
    if (tries) setTimeout(reportToKernel, 50, board, canvas, tries - 1);
    return;
  }
  const cell = board.closest(".jp-OutputArea-output, .output_subarea") || document.body;
  const space = board.querySelector(":scope > .duel-set-up > .duel-setting") || cell;
  const notebook = board.closest(".jp-NotebookPanel") || document.documentElement;
  const view = Math.random().toString(36).slice(2, 8);
  let waiting = 0,
    leaving = 0,
    place = "",
    isNear = true,
    typing = false;
  const report = () => {
    waiting = 0;
    if (board.isConnected && space.clientWidth)
      place = board.duelRoom || String(Math.round(space.clientWidth));
    else if (isNear) return;
    if (!place) return;
    const dark = forcedDark.matches || document.body.dataset.jpThemeLight === "false";
    const text = [place, dark ? "dark" : "light", isNear ? "here" : "away", view]
      .concat(typing ? ["typing"] : [], reducedMotion.matches ? ["calm"] : [])
      .concat(isHighContrast() ? ["strong"] : [])
      .join(" ");
    if (ear.value === text) return;
    ear.value = text;
    ear.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const reportSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(report, 150);
  };
  const setNear = (to) => {
    isNear = to;
    report();
  };
  const goAway = () => {
    if (!notebook.isConnected) {
      themes.disconnect();
      closed.abort();
      if (canvas) releasePixels(canvas);
      return;
    }
    leaveSoon();
    if (isNear)
      keepPicture(canvas, () => {
        if (leaving) setNear(false);
      });
  };
  const leaveSoon = () => {
    leaving = setTimeout(goAway, window.duelPatience || 15000);
  };
  new ResizeObserver(reportSoon).observe(space);
  board.addEventListener("duel-room", reportSoon);
  const themes = new MutationObserver(reportSoon);
  themes.observe(document.body, {
    attributes: true,
    attributeFilter: ["data-jp-theme-light", "data-jp-theme-name"],
  });
  const closed = new AbortController();
  for (const query of [reducedMotion, moreContrast, forcedDark])
    query.addEventListener("change", reportSoon, { signal: closed.signal });
  new IntersectionObserver(
    (entries) => {
      clearTimeout(leaving);
      leaving = 0;
      const seen = entries[entries.length - 1].isIntersecting;
      if (seen && !isNear) setNear(true);
      if (!seen) leaveSoon();
    },
    { root: board.closest(".jp-WindowedPanel-outer"), rootMargin: "900px 0px" },
  ).observe(board);
  labelWidgets(board);
  watchTyping(board, (to) => {
    typing = to;
    report();
  });
  report();
};
const observeAttributes = (one, seen, attributeFilter) => {
  new MutationObserver(seen).observe(one, { attributes: true, attributeFilter, subtree: true });
  seen();
};
// texts for screen readers in the language of the board
const readWords = (board) => JSON.parse(board.querySelector(".duel-words")?.dataset.words || "{}");
// adds ARIA attributes that ipywidgets leaves out
const labelWidgets = (board) => {
  const words = board.querySelector(".duel-words");
  const whole = board.closest(".duel-shown") || board;
  const setNames = () => {
    for (const [place, called] of Object.entries(readWords(board).names || {}))
      for (const one of whole.querySelectorAll(place)) one.setAttribute("aria-label", called);
  };
  setNames();
  // again when the board changes its language
  if (words)
    new MutationObserver(setNames).observe(words.closest(".widget-html") || words.parentElement, {
      childList: true,
      subtree: true,
    });
  for (const sign of board.querySelectorAll("button i")) sign.setAttribute("aria-hidden", "true");
  for (const row of board.querySelectorAll(".duel-tools, .widget-toggle-buttons"))
    observeAttributes(row, () => {
      for (const one of row.querySelectorAll(".widget-toggle-button"))
        one.setAttribute("aria-pressed", one.classList.contains("mod-active"));
    }, ["class"]);
  for (const handle of whole.querySelectorAll(":is(.duel-tools, .duel-shown) .noUi-handle"))
    observeAttributes(handle, () => {
      const [now, last, said] = ["now", "max", "text"].map((name) =>
        handle.getAttribute(`aria-value${name}`),
      );
      const { position = "{at}" } = readWords(board);
      const text = position.replace("{at}", Number(now)).replace("{last}", Number(last));
      if (said !== text) handle.setAttribute("aria-valuetext", text);
    }, ["aria-valuetext", "aria-valuemax"]);
};
// the completions of the field for actions are sent while it has the focus
const watchTyping = (board, say) => {
  for (const [kind, typing] of [
    ["focusin", true],
    ["focusout", false],
  ])
    board.addEventListener(kind, ({ target }) => {
      if (target.matches(".duel-typed input") && target.closest(".duel-board") === board)
        say(typing);
    });
};
const TYPED_VALUE = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
// until it is sent, the widget does not write over what somebody types: completions and the answer
// to what was sent before arrive meanwhile
const keepTyped = (field) => {
  if (field.dataset.duelKeeps) return;
  field.dataset.duelKeeps = "yes";
  let sent = field.defaultValue;
  const isTyped = () => document.activeElement === field && TYPED_VALUE.get.call(field) !== sent;
  field.addEventListener(
    "change",
    () => {
      sent = TYPED_VALUE.get.call(field);
    },
    { capture: true },
  );
  Object.defineProperty(field, "value", {
    get: TYPED_VALUE.get,
    set: (text) => {
      if (isTyped()) return;
      TYPED_VALUE.set.call(field, text);
      sent = text;
    },
  });
};
const keepAllTyped = () => {
  if (window.duelKeepsTyped) return;
  window.duelKeepsTyped = true;
  document.addEventListener(
    "input",
    ({ target }) => {
      if (target.matches("input[type=text]") && target.closest(".duel-board, .duel-ask"))
        keepTyped(target);
    },
    { capture: true },
  );
};
keepAllTyped();
initBoard(100);
