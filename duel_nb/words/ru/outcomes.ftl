# Чем закончилась игра.

outcome-military = { $who } побеждает (Военное превосходство)
outcome-science = { $who } побеждает (Научное превосходство)
outcome-political = { $who } побеждает (Политическое превосходство)
outcome-civilian = { $who } побеждает по победным очкам
outcome-blue = { $who } побеждает по очкам за синие карты
outcome-shared-science = общая победа (Научное превосходство)
outcome-shared-civilian = общая победа по победным очкам
