/**
 * The elements of a page as data.
 *
 * @typedef {{kind: string, children?: string[], [name: string]: any}} Data an element: its kind,
 *   and its synced attributes that differ from their defaults, see elements.py
 * @typedef {{number: number, root: string, elements: Record<string, Data>}} Snapshot
 * @typedef {{on: string, do: string, data?: any, view: string}} Call what one view is asked to do,
 *   or all of them if none is named
 * @typedef {object} Message from the kernel
 * @property {number} number
 * @property {Record<string, Data>} [new]
 * @property {string[]} [gone]
 * @property {Record<string, Record<string, any>>} [changes]
 * @property {Call[]} [calls]
 * @property {Record<string, number>} [answers] numbers of the acts of views that were handled
 */

export class Tree {
  /** @param {Snapshot} snapshot */
  constructor({ number, root, elements }) {
    this.number = number;
    this.root = root;
    /** @type {Map<string, Data>} */
    this.elements = new Map(Object.entries(elements));
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
   * @returns {[string, string[]][]} the elements that have changed, with the names of their
   *   attributes
   */
  follow(message) {
    if (message.number <= this.number) return [];
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
