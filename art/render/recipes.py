"""What each cut-out shows, by the picture's name: art/recipes.json, which the build holds against the products."""

import json
import os

_FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../recipes.json")

with open(_FILE, encoding="utf8") as file:
    RECIPES = {name: recipe for name, recipe in json.load(file).items() if "mirrorOf" not in recipe}


def iso_sizes(name):
    """Inscribed circle, thickness, corner radius and hole of the insert that a picture shows, mm."""
    return tuple(RECIPES[name][key] for key in ("circle", "thickness", "radius", "hole"))
