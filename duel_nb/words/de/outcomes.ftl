# How a game ended.

outcome-military = { $who } gewinnt durch militärische Überlegenheit
outcome-science = { $who } gewinnt durch wissenschaftliche Überlegenheit
outcome-political = { $who } gewinnt durch politische Überlegenheit
outcome-civilian = { $who } gewinnt nach Siegpunkten
outcome-blue = { $who } gewinnt durch die Siegpunkte der blauen Karten
outcome-shared-science = geteilter Sieg durch wissenschaftliche Überlegenheit
outcome-shared-civilian = geteilter Sieg nach Siegpunkten
