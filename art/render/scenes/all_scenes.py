"""Every picture by its name: `hero_…` and `cut_…`."""

from functools import partial

from recipes import RECIPES
from scenes.heroes import SCENES as HEROES
from scenes.holders import MAKERS as HOLDERS
from scenes.indexable_cutters import MAKERS as CUTTERS
from scenes.inserts import MAKERS as INSERTS
from scenes.solid_tools import MAKERS as SOLID_TOOLS

MAKERS = INSERTS | SOLID_TOOLS | HOLDERS | CUTTERS
CUT_OUTS = {f"cut_{name}": partial(MAKERS[recipe["tool"]], recipe) for name, recipe in RECIPES.items()}
SCENES = CUT_OUTS | HEROES
