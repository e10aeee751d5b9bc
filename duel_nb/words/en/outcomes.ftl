# How a game ended.

outcome-military = { $who } wins by military supremacy
outcome-science = { $who } wins by scientific supremacy
outcome-political = { $who } wins by political supremacy
outcome-civilian = { $who } wins by points
outcome-blue = { $who } wins by the points on blue cards
outcome-shared-science = shared victory by scientific supremacy
outcome-shared-civilian = shared victory by points
