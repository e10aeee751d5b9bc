# How a game ended.

outcome-military = { $who } gagne par suprématie militaire
outcome-science = { $who } gagne par suprématie scientifique
outcome-political = { $who } gagne par suprématie politique
outcome-civilian = { $who } gagne aux points
outcome-blue = { $who } gagne aux points des cartes bleues
outcome-shared-science = victoire partagée par suprématie scientifique
outcome-shared-civilian = victoire partagée aux points
