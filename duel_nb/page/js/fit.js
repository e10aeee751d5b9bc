import { scrollerOf, tallness } from "./surroundings.js";

/**
 * The room that a board has in the window.
 *
 * @typedef {{width: number, height: number}} Room
 */

const LEAST = 280;

/**
 * @param {Element} around
 * @param {string} place
 * @returns {HTMLElement | null}
 */
const part = (around, place) => around.querySelector(place);

/**
 * The exercise that a board belongs to; one that is played out below its buttons has the window for
 * itself.
 *
 * @param {HTMLElement} board
 * @returns {HTMLElement | null}
 */
export const exerciseOf = (board) => {
  const exercise = /** @type {HTMLElement | null} */ (board.closest(".duel-exercise"));
  const buttons = exercise && part(exercise, ".duel-press");
  if (!buttons) return null;
  const after = board.compareDocumentPosition(buttons) & Node.DOCUMENT_POSITION_FOLLOWING;
  return after ? exercise : null;
};

/**
 * From the question to the buttons.
 *
 * @param {HTMLElement} exercise
 */
const heightOf = (exercise) => {
  const [first, last] = [".duel-asked", ".duel-press"].map((place) =>
    part(exercise, place)?.getBoundingClientRect(),
  );
  return first && last ? last.bottom - first.top : 0;
};

/**
 * Calls something with the room of a board whenever that may have changed.
 *
 * @param {HTMLElement} board
 * @param {(room: Room) => void} found
 * @param {() => void} back called when the board has replaced something else
 * @param {AbortSignal} closed
 */
export const watchRoom = (board, found, back, closed) => {
  const play = part(board, ".duel-play");
  const stage = part(board, ".duel-stage");
  if (play && stage) watchGame(board, play, stage, found, back, closed);
  else watchPicture(board, found, closed);
};

/**
 * @param {Iterable<Element | null | undefined>} parts
 * @param {() => void} measure
 * @param {AbortSignal} closed
 */
const observe = (parts, measure, closed) => {
  const sizes = new ResizeObserver(measure);
  for (const one of parts) if (one) sizes.observe(one);
  closed.addEventListener("abort", () => sizes.disconnect());
  measure();
};

/**
 * @param {HTMLElement} board
 * @param {HTMLElement} play
 * @param {number} left
 * @param {(room: Room) => void} found
 */
const setRoom = (board, play, left, found) => {
  const height = Math.max(LEAST, left);
  board.style.setProperty("--duel-room", `${height}px`);
  board.style.setProperty("--duel-across", `${play.clientWidth}px`);
  // in steps, so that another line of text does not change the layout
  found({ width: play.clientWidth, height: Math.floor(height / 10) * 10 });
};

/**
 * A live board has the height of the window, less what stands around it; the log is beside it on a
 * wide page.
 *
 * @param {HTMLElement} board
 * @param {HTMLElement} play
 * @param {HTMLElement} stage
 * @param {(room: Room) => void} found
 * @param {() => void} back
 * @param {AbortSignal} closed
 */
const watchGame = (board, play, stage, found, back, closed) => {
  const scroller = scrollerOf(board);
  // a companion is beside the board if there is room, else above it
  const companion = part(board, ".duel-companion");
  const exercise = exerciseOf(board);
  const panels = play.nextElementSibling;
  let hidden = false;
  let least = Infinity;
  const measure = () => {
    if (!board.isConnected || !stage.offsetHeight) {
      hidden = true;
      // another board may be in its place, whose parts stand as that one has room
      board.classList.remove("duel-beside", "duel-abreast");
      return;
    }
    if (hidden) back();
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
    setRoom(board, play, scroller.clientHeight - around - above, found);
  };
  const around = [scroller, board, stage, companion, ...play.children];
  observe([...around, ...(exercise?.children || [])], measure, closed);
};

/**
 * A picture with a question: its text and buttons stay in the window, too.
 *
 * @param {HTMLElement} board
 * @param {(room: Room) => void} found
 * @param {AbortSignal} closed
 */
const watchPicture = (board, found, closed) => {
  const scroller = scrollerOf(board);
  const exercise = exerciseOf(board);
  const shown = exercise || /** @type {HTMLElement | null} */ (board.closest(".duel-shown"));
  if (!shown) return;
  const measure = () => {
    /** @type {HTMLElement[]} */
    const pictures = [...board.querySelectorAll(/** @type {"div"} */ (".duel-stage, .duel-picture img"))];
    const picture = pictures.find((one) => one.offsetHeight);
    if (!board.isConnected || !picture) return;
    const around = (exercise ? heightOf(exercise) : tallness(shown)) - tallness(picture) + 12;
    setRoom(board, exercise ? board : shown, scroller.clientHeight - around, found);
  };
  observe([scroller, board, ...shown.children], measure, closed);
};
