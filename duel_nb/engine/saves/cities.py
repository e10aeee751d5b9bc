"""Cities in a saved game."""

from typing import Any

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.messages import Message
from duel_nb.engine.saves.values import At, component_id, ids, pantheon_id
from duel_nb.engine.state.city import City, HeldConspiracy
from duel_nb.engine.state.tables import MYTHOLOGIES, WONDERS, members, sign


def city_saved(city: City) -> dict[str, Any]:
    """A City as plain values; what follows from them is not saved."""
    return {
        "coins": city.coins,
        "cards": ids("card", members(city.cards)),
        "wonders": ids("wonder", city.owned),
        "built": {WONDERS[wonder].id: ids("card", (card,))[0] for wonder, card in city.tucked},
        "progress": ids("progress", members(city.tokens)),
        "mythology": [MYTHOLOGIES[number] for number in city.mythology],
        "offerings": list(city.offering_tokens),
        "divinities": [pantheon_id(card) for card in city.divinities],
        "astarte": city.astarte,
        "snake": component_id("card", city.snake),
        "conspiracies": [
            {
                "conspiracy": component_id("conspiracy", plot.number),
                "card": component_id("card", plot.card),
                "triggered": plot.triggered,
            }
            for plot in city.plots
        ],
    }


def read_city(data: At, unknown: bool) -> City:
    """A City; only a view has Conspiracies that are not known."""
    city = City.empty(data.get("coins").number(0, 10_000))
    city.cards = data.get("cards").id_bits("card", Message("expected-card-once"))
    for card in members(city.cards):
        changes.change_production(city, card)
    city.owned = data.get("wonders").ids("wonder")
    built = data.get("built")
    for key in built.each_key():
        wonder = key.id("wonder")
        city.standing |= 1 << wonder
        city.tucked = (*city.tucked, (wonder, built.get(key.text()).id("card")))
    city.tokens = data.get("progress").id_bits("progress", Message("expected-token-once"))
    for item in data.get("mythology").items():
        city.mythology = (*city.mythology, item.which(MYTHOLOGIES))
        city.signs |= sign(city.mythology[-1])
    city.offerings = data.get("offerings").bits(
        lambda item: item.which(CATALOG.offering_tokens), Message("expected-token-once")
    )
    city.divinities = tuple(item.activated() for item in data.get("divinities").items())
    city.astarte = data.get("astarte").number(0, CATALOG.divinity("astarte").coins_on_card)
    city.snake = data.get("snake").id_or_none("card")
    city.plots = tuple(
        HeldConspiracy(
            item.get("conspiracy").id("conspiracy", unknown),
            item.get("card").id_or_none("card"),
            item.get("triggered").one_of(True, False),
        )
        for item in data.get("conspiracies").items()
    )
    return city
