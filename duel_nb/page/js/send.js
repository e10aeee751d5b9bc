/**
 * What a person did: on which element, what, and what goes with it.
 *
 * @typedef {{on: string, do: string, data?: any}} Act
 */

/** After this time a view no longer waits for the answer to its last message. */
export const PATIENCE = 8000;

/**
 * Sends the acts of one view, one at a time: the next one after the answer to the last, since a
 * kernel with several threads may handle two of them in either order. Each takes along what was
 * entered before it.
 */
export class Sender {
  #number = 0;
  #waiting = false;
  #held = false;
  /** @type {Act[]} */
  #acts = [];
  /** @type {import("./surroundings.js").Timer} */
  #timer;

  /**
   * @param {string} view names the view in messages
   * @param {(message: object) => void} send
   * @param {() => Record<string, any>} entered takes what was entered and not sent, by element
   */
  constructor(view, send, entered) {
    this.view = view;
    this.send = send;
    this.entered = entered;
  }

  /**
   * Sends an act, now or after those before it. Of several same ones that wait, such as the steps
   * of a slider, only the last one is sent; a change goes with any act that follows.
   *
   * @param {Act} act
   */
  act(act) {
    const last = this.#acts.at(-1);
    const again = last && last.on === act.on && last.do === act.do && act.do !== "press";
    if (again || last?.do === "change") this.#acts.pop();
    this.#acts.push(act);
    this.#next();
  }

  /**
   * Lets changes wait: a field that loses the focus to a button that is being pressed has changed a
   * moment before the press, and goes with it.
   *
   * @param {boolean} held
   */
  hold(held) {
    this.#held = held;
    this.#next();
  }

  /**
   * @param {number} number of an act that was handled
   * @returns {boolean} whether everything sent so far has been answered
   */
  answered(number) {
    if (number !== this.#number) return false;
    this.#waiting = false;
    this.#next();
    return !this.#waiting;
  }

  /** Sends what waits: there will be no answer. */
  close() {
    clearTimeout(this.#timer);
    for (const act of this.#acts.splice(0)) this.#send(act);
  }

  #next() {
    if (this.#waiting || !this.#acts.length) return;
    if (this.#held && this.#acts[0]?.do === "change") return;
    clearTimeout(this.#timer);
    this.#waiting = true;
    this.#send(/** @type {Act} */ (this.#acts.shift()));
    this.#timer = setTimeout(() => {
      this.#waiting = false;
      this.#next();
    }, PATIENCE);
  }

  /** @param {Act} act */
  #send(act) {
    this.#number += 1;
    this.send({ view: this.view, number: this.#number, ...act, entered: this.entered() });
  }
}
