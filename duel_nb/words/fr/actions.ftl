# What a player does, as headings name it.
# $thing is what the action is about; $card the Age card under a Wonder or a Conspiracy.

action-draft = choisir la Merveille { BARE($thing) }
action-begin = désigner { $who } pour commencer
action-pass = passer

# -- with a card

action-build = construire la carte { $thing }
action-recruit = recruter la carte { $thing }
action-discard = défausser la carte { $thing }
# $place: where a face-down card lies, such as r2c4
action-discard-face-down = défausser la carte en { $place }
action-wonder = construire la Merveille { BARE($thing) } avec la carte { $card }
action-prepare = préparer le Complot { $thing } avec la carte { $card }
action-wonder-alone = construire la Merveille { BARE($thing) } avec une carte accessible
action-prepare-alone = préparer le Complot { $thing } avec une carte accessible
action-trigger = déclencher le Complot { $thing }

# A card of which there are several, with its place.
action-at = { $action } (en { $place })
# Another payment than the usual one, which gives the opponent $coins by Economy.
action-giving = { $action }, en donnant { count-coins } à l’adversaire

# -- choices between cards, tokens and Wonders

action-take = prendre le jeton { $thing }
action-seize = prendre la carte { $thing }
action-claim = prendre la Merveille { BARE($thing) }
action-copy = copier le symbole de la carte { $thing }
action-topple = détruire la Merveille { BARE($thing) }
action-lock = bloquer le jeton { $thing }
action-swap = échanger la carte { $thing } contre la carte { $card }
action-reveal = prendre le jeton sur la carte { $thing }

# -- the military track

action-guard = placer Minerve en { $position }
action-remove = défausser le jeton Militaire en { $position }
action-apply = appliquer le jeton Militaire en { $position }

# -- the Pantheon

action-activate = activer { $thing-kind ->
    [gate] la Porte
   *[other] { $thing }
}
# $offerings: what the Offering tokens are worth that are spent
action-activate-using = { action-activate } avec l’Offrande { $offerings }
action-install = placer { $thing-kind ->
    [gate] la Porte
   *[other] { $thing }
} sur l’emplacement { $space }
action-open = révéler le paquet de la Mythologie { $mythology }
action-top = remettre { $thing } sur le dessus du paquet

# -- the Senate

action-place = placer un cube dans la Chambre { $chamber }
action-expel = retirer un cube de la Chambre { $chamber }
action-move = déplacer un cube de la Chambre { $here } vers la Chambre { $there }
action-shift = déplacer le Décret de la Chambre { $decree } vers la Chambre { $chamber }
action-conspire = comploter
action-keep = garder le Complot { $thing }
action-return-top = remettre le Complot sur le paquet
action-return-bottom = remettre le Complot sous le paquet
