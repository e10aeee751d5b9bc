# What effects report.

no-shield-of-strategy = Strategy adds no shield to { thing-inside }: it works for red Buildings.
