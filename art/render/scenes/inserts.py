"""Cut-outs of inserts: of ISO shapes, solid or tipped, laid down for threads, bars for grooves."""

from mathutils import Matrix

from geometry.grooving.grooving_insert import grooving_insert
from geometry.insert import insert
from geometry.insert_shapes import parallelogram, square_with_facets
from geometry.threading_insert import threading_insert
from geometry.tipped_insert import tipped_insert
from scenes.cut_out import plate_picture

STEEP = (0, -76, 62)
# Turn on the table and viewpoint of each shape: the cutting corner looks at the camera.
POSES = {
    "A": (-52, (0, -66, 56)),
    "C": (-62, (0, -66, 50)),
    "D": (-58, STEEP),
    "V": (-58, STEEP),
    "W": (-88, (0, -68, 52)),
    "S": (28, (0, -66, 50)),
    "O": (-22.5, (0, -66, 50)),
    "T": (-78, (0, -62, 50)),
    "R": (0, (0, -60, 46)),
}
# Top and flank of each coating, by the name that the recipes give it.
LOOKS = {
    "Al2O3 + TiN": ("alumina", "gold"),
    "Al2O3": ("alumina", None),
    "TiAlN": ("violet", None),
    "TiN": ("gold", None),
    "uncoated": ("polished carbide", None),
    "uncoated cermet": ("cermet", None),
}
# The land behind the edge, where it shines and the top doesn't.
LANDS = {"alumina": "alumina land"}
SUPERHARD = {"PCD": "diamond", "PCBN": "boron nitride"}
# A bright top mirrors the box behind it far more than a dark one does.
BACK = {"gold": 1.1, "polished carbide": 1.3, "alumina": 9.5}


def _shape(recipe):
    if "facet" in recipe:
        return square_with_facets(recipe["circle"], recipe["facet"])
    if recipe["shape"] == "A":
        return parallelogram(recipe["edge"], recipe["circle"])
    return recipe["shape"]


def _solid(recipe):
    """The insert and how bright the box behind it is."""
    if "solid" in recipe:
        top, flank, back = SUPERHARD[recipe["solid"]], None, 5.0
    else:
        top, flank = LOOKS[recipe["coating"]]
        back = BACK.get(top, 4.0)
    leans = recipe["clearance"] > 0
    plate = insert(
        _shape(recipe),
        recipe["circle"],
        recipe["thickness"],
        recipe["radius"],
        recipe["hole"],
        top,
        flank=flank,
        edge=LANDS.get(top),
        clearance=recipe["clearance"],
        breaker=recipe.get("groove", 0.8 if leans else 1.0) if recipe["chipbreaker"] else 0,
        land=recipe.get("land"),
        sink=recipe.get("sink", 0.5 if leans else 0.38),
        text=recipe.get("engraved", ""),
    )
    return plate, back


def _tipped(recipe):
    body, _ = LOOKS[recipe["coating"]]
    is_bare = recipe["coating"] == "uncoated"
    plate = tipped_insert(
        recipe["shape"],
        recipe["circle"],
        recipe["thickness"],
        recipe["radius"],
        recipe["hole"],
        SUPERHARD[recipe["tip"]] if is_bare else body,
        [360 / recipe["tips"] * number for number in range(recipe["tips"])],
        recipe["tipLength"],
        recipe["tipThickness"],
        recipe["clearance"],
        body="ground carbide" if is_bare else body,
        seam="braze" if is_bare else body,
    )
    return plate, 4.0


def iso_insert(recipe):
    turn, viewpoint = POSES[recipe["shape"]]
    plate, back = (_tipped if "tip" in recipe else _solid)(recipe)
    return plate_picture(
        plate, recipe["thickness"], recipe.get("turn", turn), recipe.get("viewpoint", viewpoint), back
    )


def laydown_insert(recipe):
    is_internal = recipe["internal"]
    plate = threading_insert(
        recipe["profile"], is_internal, text=recipe.get("engraved", ""), angle=recipe.get("profileAngle", 60)
    )
    # From further above, one tooth towards the camera, so that the profile shows its angle.
    return plate_picture(plate, 3.5, -45 if is_internal else 45, (0, -52, 68))


def bar_insert(recipe):
    """Seen over its cutting end; the bar's middle in the picture's middle."""
    length, height = recipe["length"], recipe["height"]
    top, _ = LOOKS[recipe["coating"]]
    plate = grooving_insert(
        recipe["width"], length, height, top, recipe["ends"] == 2, recipe["leadAngle"], LANDS.get(top)
    )
    plate.data.transform(Matrix.Translation((length / 2, 0, height / 2)))
    return plate_picture(plate, height, -50, (0, -70, 52), BACK.get(top, 4.0), fill=0.88)


MAKERS = {"insert": iso_insert, "laydown insert": laydown_insert, "bar insert": bar_insert}
