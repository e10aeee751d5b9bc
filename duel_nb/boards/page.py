"""What the page itself does for a board, as a few lines of JavaScript.

A canvas of ipycanvas swallows the wheel and every touch, and reports each move of the mouse. The
script lets the notebook scroll and lets a tap become a click; it stops moves that nobody asked
for; it leads Tab and Escape out of the canvas; and it gives names and roles to what a screen
reader meets. Without it (a page that runs no scripts) the board works all the same.
"""

from __future__ import annotations

from typing import Final

import ipywidgets as widgets

_SCRIPT: Final = """
const begin = tries => {
  const board = element.closest('.duel-board');
  if (!board) { if (tries) setTimeout(() => begin(tries - 1), 50); return; }
  if (board.dataset.duelReady) return;
  board.dataset.duelReady = 'yes';
  const pass = event => {
    if (event.target instanceof HTMLCanvasElement) event.stopPropagation();
  };
  for (const kind of ['wheel', 'touchstart', 'touchmove', 'touchend', 'touchcancel',
                      'mousemove', 'mouseout', 'mouseup'])
    board.addEventListener(kind, pass, {capture: true, passive: true});
  // the canvas would keep every key, and the way out through the kernel comes late
  board.addEventListener('keydown', event => {
    const onCanvas = event.target instanceof HTMLCanvasElement;
    if (!onCanvas || event.target.closest('.duel-board') !== board) return;
    if (event.key !== 'Tab' && event.key !== 'Escape') return;
    event.stopPropagation();
    if (event.key === 'Tab' && event.shiftKey) return;
    const place = event.key === 'Tab' ? '.duel-choices button' : 'button';
    const next = [...board.querySelectorAll(place)].find(
      button => button.offsetParent !== null && !button.disabled);
    if (next) { next.focus(); event.preventDefault(); }
  }, {capture: true});
  const status = board.querySelector('.duel-status');
  if (status) { status.setAttribute('role', 'status'); status.setAttribute('aria-live', 'polite'); }
  const name = canvas => {
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', 'The board. Everything on it can be done with the buttons ' +
      'below it, and the panel In words tells what lies where.');
  };
  board.querySelectorAll('canvas').forEach(name);
};
begin(100);
"""


def script() -> widgets.Output:
    """A widget without a face that runs the script in every view of a board."""
    data = {"application/javascript": _SCRIPT, "text/plain": ""}
    output = {"output_type": "display_data", "data": data, "metadata": {}}
    made = widgets.Output(outputs=(output,), layout=widgets.Layout(height="0", overflow="hidden"))
    made.add_class("duel-script")
    return made
