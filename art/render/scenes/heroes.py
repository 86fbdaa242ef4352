"""The heroes by their name."""

from scenes.hero_cuts import drilling, milling
from scenes.hero_drill import drills
from scenes.hero_inserts import inserts
from scenes.hero_mills import face_mill_on_table
from scenes.hero_turning import turning

SCENES = {
    "hero_inserts": inserts,
    "hero_turning": turning,
    "hero_drill": drills,
    "hero_endmills": milling,
    "hero_facemill": face_mill_on_table,
    "hero_drilling": drilling,
}
