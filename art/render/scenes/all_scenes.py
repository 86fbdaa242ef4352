"""Every picture by its name: `hero_…` and `cut_…`."""

from scenes.heroes import SCENES as HEROES
from scenes.holders_and_cutters import SCENES as HOLDERS_AND_CUTTERS
from scenes.other_inserts import SCENES as OTHER_INSERTS
from scenes.solid_tools import SCENES as SOLID_TOOLS
from scenes.turning_inserts import SCENES as TURNING_INSERTS

SCENES = TURNING_INSERTS | OTHER_INSERTS | SOLID_TOOLS | HOLDERS_AND_CUTTERS | HEROES
