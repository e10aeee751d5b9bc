"""Sends what was entered together with the press that submits it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, Final

import ipywidgets as widgets

from duel_nb.boards.widget.controls import Controls

_SCRIPT: Final = files("duel_nb.lessons.exercises").joinpath("exercise.js").read_text("utf-8")


class Submission:
    """The fields of an exercise and its Check, as one message.

    ipywidgets holds a text back while an earlier one is under way, but not a press: on a slow line
    the press would overtake the text, and an older one would be judged. So the page writes both
    into a hidden field: the time of the press, and the text of each field or the number of its
    chosen option (-1 for none), as a JSON list. Without scripts Check works like any button.

    Args:
        controls: creates the widgets, and shows errors.
        fields: texts and lists of options.
        submitted: called when the fields have what was submitted.

    Attributes:
        widget: invisible; to be put into the exercise.
    """

    def __init__(
        self,
        controls: Controls,
        fields: Sequence[widgets.DOMWidget],
        submitted: Callable[[], object],
    ) -> None:
        self._fields, self._submitted = fields, submitted
        for field in fields:
            field.add_class("duel-field")
        self.ear = controls.make(
            widgets.Text, "duel-submitted", continuous_update=False, layout={"display": "none"}
        )
        self.ear.observe(controls.guarded(self._heard), "value")
        script = {"application/javascript": _SCRIPT, "text/plain": ""}
        output = {"output_type": "display_data", "data": script, "metadata": {}}
        hidden = {"height": "0", "overflow": "hidden"}
        self.widget = controls.make(
            widgets.VBox,
            children=[self.ear, controls.make(widgets.Output, outputs=(output,), layout=hidden)],
            layout=hidden,
        )

    def _heard(self, change: dict[str, Any]) -> None:
        _, *entered = json.loads(change["new"])
        for field, value in zip(self._fields, entered, strict=False):
            if isinstance(field, widgets.RadioButtons):
                field.index = None if value < 0 else value
            else:
                field.value = value
        self._submitted()
