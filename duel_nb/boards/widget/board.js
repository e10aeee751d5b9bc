const pass = (event) => {
  if (event.isTrusted && event.target instanceof HTMLCanvasElement) event.stopPropagation();
};
const describe = (canvas) => {
  canvas.setAttribute("role", "img");
  // a click takes the focus, and a tall board would jump under the mouse before it is read
  canvas.focus = () => HTMLElement.prototype.focus.call(canvas, { preventScroll: true });
};
const usable = (button) => button.offsetParent !== null && !button.disabled;
const begin = (tries) => {
  const board = element.closest(".duel-board");
  // within another widget a board comes into the page a moment later
  if (!board || !board.isConnected) {
    if (tries) setTimeout(() => begin(tries - 1), 50);
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
    board.addEventListener(kind, pass, { capture: true, passive: true });
  // the canvas would keep every key, and the way out through the kernel comes late
  board.addEventListener(
    "keydown",
    (event) => {
      if (event.target.closest(".duel-board") !== board) return;
      if (board.querySelector('.duel-zoom[role="status"]')) return;
      const open = board.querySelector(".duel-popover:not(.duel-away) .duel-close");
      if (event.key === "Escape" && open) {
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
        .map((place) => [...board.querySelectorAll(place)].find(usable))
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
  board.querySelectorAll("canvas").forEach(describe);
  const own = (canvas) => canvas.closest(".duel-board") === board;
  const canvas = [...board.querySelectorAll("canvas")].find(own);
  fit(board);
  arrive(board);
  checkOnEnter(board.closest(".duel-exercise"));
  present(board);
  const behind = new Set();
  const stage = board.querySelector(".duel-stage");
  if (stage && canvas && stage.contains(canvas)) {
    enlarge(stage, canvas);
    if (stage.querySelector(".duel-things")) travel(stage, canvas, board, behind);
  }
  if (canvas) {
    hurry(board, canvas);
    follow(canvas, board, behind);
  }
  listen(board, canvas, behind, 100);
};
// the key for a room works in all that a cell shows, but where somebody types
const TYPED = "input:not([type=range]), textarea, select, [contenteditable=true]";
const present = (board) => {
  const shown = board.closest(".jp-OutputArea-output, .output_subarea") || board;
  if (shown.dataset.duelPresents) return;
  shown.dataset.duelPresents = "yes";
  shown.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "p" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.matches(TYPED)) return;
      const button = [...shown.querySelectorAll(".duel-present")].find(usable);
      if (!button) return;
      event.stopPropagation();
      event.preventDefault();
      button.click();
    },
    { capture: true },
  );
};
// a server holds a short message back until the one before it has been acknowledged, for which the
// system of the page may take 40 ms or more; with anything that the page says it does so at once
const hurry = (board, canvas) => {
  const speak = () => canvas.dispatchEvent(new MouseEvent("mouseup"));
  const on = (kind, mine) =>
    board.addEventListener(
      kind,
      ({ target }) => {
        if (target.closest(".duel-board") === board && mine(target))
          for (const wait of [16, 32]) setTimeout(speak, wait);
      },
      { capture: true },
    );
  on("mousedown", (target) => target === canvas);
  on("click", (target) => target.closest("button"));
};
// ipycanvas keeps the canvases that a board is put together from, even when its notebook is closed.
// They show themselves one after another while the board changes, and remember its views.
const follow = (canvas, board, behind) => {
  behind.add(canvas);
  canvas.duelBoards ||= new Set();
  canvas.duelBoards.add(board);
  const pen = canvas.getContext("2d"),
    draw = pen.drawImage;
  pen.drawImage = (...given) => {
    const source = given[0];
    if (source instanceof HTMLCanvasElement && !behind.has(source)) follow(source, board, behind);
    return draw.apply(pen, given);
  };
};
const free = (behind) => {
  for (const canvas of behind)
    if (![...canvas.duelBoards].some((board) => board.isConnected))
      canvas.width = canvas.height = 0;
};
const painted = (canvas) => canvas.getContext("2d").getImageData(2, 2, 1, 1).data[3] > 0;
// a board that rests has no pixels: should its kernel die meanwhile, this is what is left of it;
// one that is leaving before it was painted again still has the picture from before
const keep = (canvas, done) => {
  if (!canvas || !canvas.width || !canvas.height || !painted(canvas)) {
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
// the board takes the height that the window leaves it, and on a wide one the log lies beside it
const fit = (board) => {
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
  // what accompanies the game stands beside the board as soon as there is room, else above it
  const companion = board.querySelector(".duel-companion");
  let hidden = false;
  const measure = () => {
    if (!board.isConnected || !stage.offsetHeight) {
      hidden = true;
      return;
    }
    if (hidden) arrive(board); // a game begins where a form was
    hidden = false;
    const beside = board.clientWidth >= (companion ? 1000 : 1480);
    const around = play.offsetHeight - stage.offsetHeight + 12;
    const above = companion && !beside ? companion.offsetHeight : 0;
    board.classList.toggle("duel-beside", beside);
    board.classList.toggle("duel-abreast", play.clientWidth >= 900);
    giveRoom(board, play, scroller.clientHeight - around - above);
  };
  const sizes = new ResizeObserver(measure);
  const parts = [scroller, board, stage, companion, ...play.children];
  for (const one of parts) if (one) sizes.observe(one);
  measure();
};
// the board may be as large as its question and its buttons, which stay in the window, allow
const fitPicture = (board, scroller) => {
  const shown = board.closest(".duel-shown");
  const picture = board.querySelector(".duel-canvas");
  if (!shown || !picture) return;
  const measure = () => {
    if (!board.isConnected || !picture.offsetHeight) return;
    const around = shown.offsetHeight - picture.offsetHeight + 12;
    giveRoom(board, shown, scroller.clientHeight - around);
  };
  const sizes = new ResizeObserver(measure);
  for (const one of [scroller, board, ...shown.children]) sizes.observe(one);
  measure();
};
const giveRoom = (board, play, left) => {
  const room = Math.max(280, left);
  board.style.setProperty("--duel-room", `${room}px`);
  // in steps, so that a line more of text does not count as another window
  board.duelRoom = `${play.clientWidth}x${Math.floor(room / 10) * 10}`;
  board.dispatchEvent(new Event("duel-room"));
};
// Enter on an option of an exercise checks it, as it does in a field
const checkOnEnter = (exercise) => {
  if (!exercise || exercise.dataset.duelReady) return;
  exercise.dataset.duelReady = "yes";
  exercise.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.target.matches("input[type=radio]")) return;
    const check = [...exercise.querySelectorAll("button.mod-primary")].find(usable);
    if (check) check.click();
    event.stopPropagation();
    event.preventDefault();
  });
};
// a cell that was run leaves its board in the window; the notebook goes on to the cell below
const arrive = (board) => {
  const cell = board.closest(".jp-Cell");
  const scroller = board.closest(".jp-WindowedPanel-outer");
  if (!cell || !scroller) return;
  const active = scroller.querySelector(".jp-Cell.jp-mod-active");
  if (active !== cell && active !== cell.nextElementSibling) return;
  const table = board.querySelector(".duel-table:has(.duel-companion), .duel-play");
  const play = table || board.closest(".duel-shown");
  if (!play) return;
  const show = () => {
    const [box, edge] = [play, scroller].map((one) => one.getBoundingClientRect());
    if (box.top < edge.top || box.bottom > edge.bottom) scroller.scrollBy(0, box.top - edge.top - 4);
  };
  const sizes = new ResizeObserver(show);
  const stop = () => sizes.disconnect();
  sizes.observe(scroller.firstElementChild);
  sizes.observe(play);
  for (const kind of ["wheel", "pointerdown", "keydown"])
    window.addEventListener(kind, stop, { capture: true, once: true });
  setTimeout(stop, 3000);
};
// what lies on the board, lowest first, as the kernel says it
const known = (stage) => {
  const said = stage.querySelector(".duel-things");
  if (!said) return null;
  const { age, ageName, things } = said.dataset;
  return { age: Number(age), ageName, things: JSON.parse(things) };
};
// a piece of a canvas; x, y and the rest are parts of its width
const cut = (canvas, [x, y, width, height], scale) => {
  const piece = document.createElement("canvas");
  const [left, top, across, down] = [x, y, width, height].map((part) => part * canvas.width);
  [piece.width, piece.height] = [across * scale, down * scale];
  const pen = piece.getContext("2d");
  pen.drawImage(canvas, left, top, across, down, 0, 0, piece.width, piece.height);
  return piece;
};
// what a thing shows of itself: that which nothing lies on, as parts of the board's width
const inSight = (things, thing) => {
  const [, , left, top, width, height] = thing;
  const above = things.slice(things.indexOf(thing) + 1);
  const covers = above.filter(
    ([, , x, y, wide]) => x < left + width && x + wide > left && y > top,
  );
  return [left, top, width, Math.min(top + height, ...covers.map(([, , , y]) => y)) - top];
};
const textOf = (line, tag) => {
  const part = document.createElement(tag);
  // plain text marks italics with underlines
  for (const [i, words] of line.split(/_(.+?)_/).entries()) {
    const run = document.createElement(i % 2 ? "i" : "span");
    run.textContent = words;
    part.append(run);
  }
  return part;
};
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ACROSS = { capture: true, passive: true };
// a card, a Wonder, a token … large, with all that is printed on it: where the mouse rests, where a
// finger stays, and with the key e, after which the arrow keys go on to what lies beside it
const enlarge = (stage, canvas) => {
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
    (known(stage)?.things || []).filter(
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
  const show = (thing) => {
    large?.remove();
    shown = thing;
    const scale = canvas.getBoundingClientRect().width;
    const box = inSight(known(stage).things, thing);
    large = document.createElement("div");
    large.className = "duel-zoom";
    // who uses the keys may not see the board; a mouse rests on what has been read already
    large.setAttribute(...(byKey ? ["role", "status"] : ["aria-hidden", "true"]));
    stage.append(large);
    window.addEventListener("pointerdown", hide, { capture: true, once: true });
    const piece = cut(canvas, box, 1);
    piece.style.width = `${Math.min(220, 2 * box[2] * scale)}px`;
    const [name, ...lines] = thing[1];
    large.append(piece, textOf(name, "b"), ...lines.map((line) => textOf(line, "div")));
    const [left, top, across, down] = box.map((part) => part * scale);
    placeBeside(large, stage, [left, top, left + across, top + down]);
  };
  const press = (event) => {
    hide();
    const thing = event.target === canvas ? at(event.clientX, event.clientY) : null;
    finger = event.pointerType === "touch" ? event : null;
    // what is clicked says the same beside its actions
    clicked = thing?.[0];
    if (thing && finger) waiting = setTimeout(show, 450, thing);
  };
  const move = (event) => {
    if (event.pointerType === "touch") {
      const { clientX, clientY } = finger || event;
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > 10) hide();
      return;
    }
    if (!event.movementX && !event.movementY) return; // the page moved under it
    const thing = event.target === canvas ? at(event.clientX, event.clientY) : null;
    if (thing?.[0] !== clicked) clicked = null;
    if (thing && shown && thing[0] === shown[0]) return;
    const wait = shown && !byKey ? 100 : 400;
    hide();
    if (thing && !clicked && !event.buttons) waiting = setTimeout(show, wait, thing);
  };
  const type = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches(TYPED)) return;
    const step = ARROWS[event.key];
    if (byKey && step) show(nextTo(shown, all(), step));
    else if (byKey && ["e", "Escape"].includes(event.key)) hide();
    else if (event.key === "e") {
      const { left, top, width, height } = event.target.getBoundingClientRect();
      const within = event.target !== canvas && at(left + width / 2, top + height / 2);
      const thing = within || all()[0];
      if (!thing) return;
      hide();
      byKey = true;
      stage.setAttribute("data-lm-suppress-shortcuts", "true");
      show(thing);
    } else {
      hide();
      return;
    }
    event.stopPropagation();
    event.preventDefault();
  };
  stage.addEventListener("pointerdown", press, ACROSS);
  stage.addEventListener("pointermove", move, ACROSS);
  // what a finger brought stays until the next touch, anywhere
  stage.addEventListener("pointerup", () => clearTimeout(waiting), ACROSS);
  stage.addEventListener("pointerleave", ({ pointerType }) => pointerType === "mouse" && hide());
  for (const kind of ["pointercancel", "wheel", "focusout", "duel-changed"])
    stage.addEventListener(kind, hide, ACROSS);
  stage.addEventListener("keydown", type, { capture: true });
  // a finger that stays neither selects nor opens the menu of the notebook
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
const middleOf = ([, , x, y, width, height]) => [x + width / 2, y + height / 2];
// the nearest thing in a direction, or the same where there is none
const nextTo = (from, things, [right, down]) => {
  const [x, y] = middleOf(from);
  const distance = (thing) => {
    const [across, below] = [middleOf(thing)[0] - x, middleOf(thing)[1] - y];
    const ahead = across * right + below * down;
    const aside = Math.abs(across * down) + Math.abs(below * right);
    return ahead > 0.001 && 2 * ahead >= aside ? ahead + 2 * aside : Infinity;
  };
  return things.reduce((best, one) => (distance(one) < distance(best) ? one : best), from);
};
const within = (at, least, most) => Math.max(least, Math.min(most, at));
// beside a thing, or below or above it where the board or the window ends, and not over the choices
const placeBeside = (sign, stage, [left, top, right, low]) => {
  const edge = stage.getBoundingClientRect();
  const view = stage.closest(".jp-WindowedPanel-outer")?.getBoundingClientRect();
  const [wide, tall] = [sign.offsetWidth, sign.offsetHeight];
  const first = Math.max(0, (view?.top || 0) - edge.top);
  const last = Math.min(edge.height, (view?.bottom || innerHeight) - edge.top) - tall;
  const [x, y] = [within(left, 0, edge.width - wide), within(top, first, last)];
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
  const [across, down] = clear || ways[0] || [x, within(low + 8, first, last)];
  Object.assign(sign.style, { left: `${across}px`, top: `${down}px` });
};
const percent = ([x, y, width, height], tall) => ({
  left: `${100 * x}%`,
  top: `${(100 * y) / tall}%`,
  width: `${100 * width}%`,
  height: `${(100 * height) / tall}%`,
});
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const strong = matchMedia("(prefers-contrast: more), (forced-colors: active)");
const forcedDark = matchMedia("(forced-colors: active) and (prefers-color-scheme: dark)");
const isStrong = () =>
  strong.matches || /high contrast/i.test(document.body.dataset.jpThemeName || "");
const number = ([, [text]]) => parseInt(text, 10);
// what has moved on the board goes there, unless the system asks for less motion
const travel = (stage, canvas, board, behind) => {
  let before = known(stage);
  const picture = document.createElement("canvas");
  picture.width = 0;
  picture.duelBoards = new Set([board]);
  behind.add(picture);
  let waiting = 0;
  const remember = () => {
    if (!canvas.width || !stage.isConnected) return;
    [picture.width, picture.height] = [canvas.width / 2, canvas.height / 2];
    picture.getContext("2d").drawImage(canvas, 0, 0, picture.width, picture.height);
  };
  // something that lies on the board for a moment
  const lay = (one, kind, duration, frames) => {
    one.classList.add("duel-moving", kind);
    stage.append(one);
    one.animate(frames, { duration, easing: "ease-in-out" }).onfinish = () => one.remove();
  };
  const move = (old, now, tall) => {
    const places = new Map(old.things.map(([name, , ...box]) => [name, box]));
    const moved = now.things.filter(([name, , x, y, width]) => {
      const was = places.get(name);
      if (!was || Math.abs(was[0] - x) + Math.abs(was[1] - y) < 0.005) return false;
      // what keeps its width has only been pushed aside
      return name === "pawn" || Math.abs(was[2] - width) > 0.005;
    });
    if (moved.length > 3) return;
    for (const [name, , ...box] of moved) {
      const was = places.get(name);
      const [from, to] = [percent(was, tall), percent(box, tall)];
      if (name === "pawn") {
        lay(cut(picture, box, 1), "duel-before", 700, [to, to]);
        lay(cut(picture, was, 1), "duel-pawn", 700, [from, to]);
      } else lay(cut(picture, was, 1), "duel-card", 450, [from, { ...to, opacity: 0.4 }]);
    }
  };
  // coins rise into a treasury, or fall out of it
  const count = (old, now, tall) => {
    for (const one of now.things.filter(([name]) => name.startsWith("coins:"))) {
      const was = old.things.find(([name]) => name === one[0]);
      const more = was ? number(one) - number(was) : 0;
      if (!more) continue;
      const sign = document.createElement("div");
      sign.textContent = more > 0 ? `+${more}` : `\u2212${-more}`;
      const { left, top } = percent(one.slice(2), tall);
      Object.assign(sign.style, { left, top });
      const below = "translateY(120%)";
      const frames = [
        { transform: more > 0 ? below : "none", opacity: 0 },
        { transform: below, opacity: 1, offset: 0.2 },
        { transform: below, opacity: 1, offset: 0.7 },
        { transform: more > 0 ? "none" : below, opacity: 0 },
      ];
      lay(sign, "duel-coins", 1300, frames);
    }
  };
  const announce = (age) => {
    const sign = document.createElement("div");
    sign.textContent = age;
    lay(sign, "duel-age", 1400, [{ opacity: 0 }, { opacity: 1 }, { opacity: 1 }, { opacity: 0 }]);
  };
  const changed = () => {
    const now = known(stage);
    if (!now) return;
    stage.dispatchEvent(new Event("duel-changed"));
    const ages = before ? now.age - before.age : -1;
    // another game is not a move of this one
    if ((ages === 0 || ages === 1) && picture.width && !calm.matches) {
      const tall = stage.offsetHeight / stage.offsetWidth;
      move(before, now, tall);
      count(before, now, tall);
      if (ages) announce(now.ageName);
    }
    before = now;
    clearTimeout(waiting);
    waiting = setTimeout(remember, 300);
  };
  new MutationObserver(changed).observe(stage.querySelector(".duel-things").parentElement, {
    childList: true,
  });
  waiting = setTimeout(remember, 1500);
};
// what the page is like goes into a hidden field of the board: the room for it (without a stage that
// is its cell's width, or in an editor what the fields beside it leave), dark or light, whether this view of the board is near the window or has been
// away for a while, and whether less motion or more contrast is asked for
const listen = (board, canvas, behind, tries) => {
  const ear = board.querySelector(":scope > .duel-ear input");
  if (!ear) {
    if (tries) setTimeout(listen, 50, board, canvas, behind, tries - 1);
    return;
  }
  const cell = board.closest(".jp-OutputArea-output, .output_subarea") || document.body;
  const across = board.querySelector(":scope > .duel-set-up > .duel-setting") || cell;
  const notebook = board.closest(".jp-NotebookPanel") || document.documentElement;
  const view = Math.random().toString(36).slice(2, 8);
  let waiting = 0,
    leaving = 0,
    place = "",
    near = true,
    typing = false;
  const tell = () => {
    waiting = 0;
    if (board.isConnected && across.clientWidth)
      place = board.duelRoom || String(Math.round(across.clientWidth));
    else if (near) return;
    if (!place) return;
    const dark = forcedDark.matches || document.body.dataset.jpThemeLight === "false";
    const said = [place, dark ? "dark" : "light", near ? "here" : "away", view]
      .concat(typing ? ["typing"] : [], calm.matches ? ["calm"] : [])
      .concat(isStrong() ? ["strong"] : [])
      .join(" ");
    if (ear.value === said) return;
    ear.value = said;
    ear.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const soon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(tell, 150);
  };
  const move = (to) => {
    near = to;
    tell();
  };
  const leave = () => {
    if (!notebook.isConnected) free(behind);
    else
      keep(canvas, () => {
        if (leaving) move(false);
      });
  };
  new ResizeObserver(soon).observe(across);
  board.addEventListener("duel-room", soon);
  new MutationObserver(soon).observe(document.body, {
    attributes: true,
    attributeFilter: ["data-jp-theme-light", "data-jp-theme-name"],
  });
  for (const one of [calm, strong, forcedDark]) one.addEventListener("change", soon);
  new IntersectionObserver(
    (entries) => {
      clearTimeout(leaving);
      leaving = 0;
      const seen = entries[entries.length - 1].isIntersecting;
      if (seen && !near) move(true);
      if (!seen && near) leaving = setTimeout(leave, window.duelPatience || 15000);
    },
    { root: board.closest(".jp-WindowedPanel-outer"), rootMargin: "900px 0px" },
  ).observe(board);
  label(board);
  attend(board, (to) => {
    typing = to;
    tell();
  });
  tell();
};
const watch = (one, seen, attributeFilter) => {
  new MutationObserver(seen).observe(one, { attributes: true, attributeFilter, subtree: true });
  seen();
};
// what is to be said to somebody who sees nothing, in the language of the board
const told = (board) => JSON.parse(board.querySelector(".duel-words")?.dataset.words || "{}");
// widgets of ipywidgets have no names for who cannot see them, and do not say which one is pressed
const label = (board) => {
  const words = board.querySelector(".duel-words");
  const whole = board.closest(".duel-shown") || board;
  const call = () => {
    for (const [place, called] of Object.entries(told(board).names || {}))
      for (const one of whole.querySelectorAll(place)) one.setAttribute("aria-label", called);
  };
  call();
  // the board may be told another language
  if (words)
    new MutationObserver(call).observe(words.closest(".widget-html") || words.parentElement, {
      childList: true,
      subtree: true,
    });
  for (const sign of board.querySelectorAll("button i")) sign.setAttribute("aria-hidden", "true");
  for (const row of board.querySelectorAll(".duel-tools, .widget-toggle-buttons"))
    watch(row, () => {
      for (const one of row.querySelectorAll(".widget-toggle-button"))
        one.setAttribute("aria-pressed", one.classList.contains("mod-active"));
    }, ["class"]);
  for (const handle of whole.querySelectorAll(":is(.duel-tools, .duel-shown) .noUi-handle"))
    watch(handle, () => {
      const [now, last, said] = ["now", "max", "text"].map((name) =>
        handle.getAttribute(`aria-value${name}`),
      );
      const { position = "{at}" } = told(board);
      const text = position.replace("{at}", Number(now)).replace("{last}", Number(last));
      if (said !== text) handle.setAttribute("aria-valuetext", text);
    }, ["aria-valuetext", "aria-valuemax"]);
};
// what can be typed is told while the field for it has the focus; when that comes, the widget shows
// what the kernel knows of the field, and what somebody has begun to type meanwhile has to stay
const attend = (board, say) => {
  let field = null,
    begun = "";
  const on = (kind, call) =>
    board.addEventListener(kind, ({ target }) => {
      if (!target.matches(".duel-typed input") || target.closest(".duel-board") !== board) return;
      field = target;
      call();
    });
  const restore = new MutationObserver(() => {
    field.value ||= begun;
  });
  on("focusin", () => {
    restore.observe(field.list, { childList: true });
    say(true);
  });
  on("focusout", () => say(false));
  on("input", () => {
    begun = field.value;
  });
  on("change", () => {
    begun = "";
  });
};
begin(100);
