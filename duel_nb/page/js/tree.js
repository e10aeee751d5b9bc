/**
 * The elements of a page as data.
 *
 * @typedef {{kind: string, children?: string[], [name: string]: any}} Data an element: its kind,
 *   and its synced attributes that differ from their defaults, see elements.py
 * @typedef {{number: number, root: string, elements: Record<string, Data>}} Snapshot
 * @typedef {{on: string, do: string, data?: any, view: string}} Call what one view is asked to do,
 *   or all of them if none is named
 * @typedef {{all: Snapshot}} Again everything, for a page that has missed a message
 * @typedef {object} Message from the kernel
 * @property {number} number
 * @property {Record<string, Data>} [new]
 * @property {string[]} [gone]
 * @property {Record<string, Record<string, any>>} [changes]
 * @property {Call[]} [calls]
 * @property {Record<string, number>} [answers] numbers of the acts of views that were handled
 */

export class Tree {
  number = -1;
  root = "";
  /** @type {Map<string, Data>} */
  elements = new Map();

  /** @param {Snapshot} snapshot */
  constructor(snapshot) {
    this.begin(snapshot);
  }

  /**
   * Takes over a snapshot, unless it has nothing new: what was missed may come before it.
   *
   * @param {Snapshot} snapshot
   * @returns {boolean}
   */
  begin({ number, root, elements }) {
    if (number <= this.number) return false;
    this.number = number;
    this.root = root;
    // the model keeps its own
    this.elements = new Map(Object.entries(structuredClone(elements)));
    return true;
  }

  /**
   * The data of an element.
   *
   * @param {string} id
   * @returns {Data}
   */
  get(id) {
    const data = this.elements.get(id);
    if (!data) throw new Error(`there is no element ${id}`);
    return data;
  }

  /**
   * Follows a message. One that the snapshot already has changes nothing.
   *
   * @param {Message} message
   * @returns {[string, string[]][] | null} the elements that have changed, with the names of their
   *   attributes; null if a message before it is missing
   */
  follow(message) {
    if (message.number <= this.number) return [];
    if (message.number > this.number + 1) return null;
    this.number = message.number;
    for (const [id, data] of Object.entries(message.new || {})) this.elements.set(id, data);
    for (const id of message.gone || []) this.elements.delete(id);
    /** @type {[string, string[]][]} */
    const changed = [];
    for (const [id, attributes] of Object.entries(message.changes || {})) {
      Object.assign(this.get(id), attributes);
      changed.push([id, Object.keys(attributes)]);
    }
    return changed;
  }
}
