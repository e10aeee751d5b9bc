"""The only functions that change a position. Each does one thing and reports it as an event.

Everything else in the engine decides *what* happens; here it happens. A test checks that no other
module writes the state's fields, apart from set-up and the turn's own bookkeeping.
"""

from duel_nb.engine.changes.flow import (
    ask,
    earn_extra_turn,
    end_game,
    note_wonder,
)
from duel_nb.engine.changes.pantheon import (
    clear_enki,
    fill_astarte,
    forget_divinities,
    gain_mythology,
    gain_offering,
    lay_on_enki,
    lay_tokens,
    lift_token,
    open_pantheon,
    place_snake,
    put_in_pantheon,
    receive_divinity,
    see_divinities,
    set_deck,
    spend_offerings,
    take_from_enki,
)
from duel_nb.engine.changes.senate import (
    allow_trigger,
    destroy_wonder,
    draw_conspiracies,
    keep_conspiracy,
    lock_progress,
    look_at_box,
    look_at_removed,
    move_cube,
    place_cube,
    prepare_conspiracy,
    remove_snake,
    return_conspiracy,
    return_cube,
    see_in_box,
    set_decrees,
    shift_decree,
    swap_buildings,
    take_removed,
    tell_control,
    trigger_conspiracy,
    turn_up_decree,
)
from duel_nb.engine.changes.table import (
    add_building,
    box_wonder,
    change_production,
    discard_card,
    draw,
    draw_progress,
    gain_coins,
    gain_progress,
    gain_wonder,
    lift_card,
    lose_building,
    lose_coins,
    move_building,
    pay_coins,
    place_minerva,
    raise_wonder,
    remove_military_token,
    remove_minerva,
    step_pawn,
    take_from_discard,
    take_from_structure,
    take_wonder,
    topple_wonder,
    turn_up,
)
from duel_nb.engine.changes.telling import (
    tell,
    tell_when_read,
)
