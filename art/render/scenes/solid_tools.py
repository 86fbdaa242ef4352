"""Cut-outs of end mills, drills, reamers, taps and thread mills."""

from coatings import coated
from geometry.centre_drill import centre_drill
from geometry.drill import drill, reamer
from geometry.end_mill import chamfer_mill, end_mill
from geometry.threaded_tool import threaded_tool
from geometry.weldon import weldon_flat
from scenes.cut_out import rotary_picture


# How far a tool of two flutes is turned about its axis, degrees: both lips are seen, none hangs below as a spur.
DRILL_ROLL, TWO_FLUTES_ROLL = 125, {"square": 100, "ball": 80}


def _across(tool, recipe, lens=112, roll=0):
    radius = max(recipe["diameter"], recipe["shank"]) / 2
    return rotary_picture(tool, radius, recipe["length"], lens, roll)


def milling(recipe):
    if recipe["end"] == "chamfer":
        sizes = (recipe[key] for key in ("coating", "flutes", "diameter", "length", "point"))
        return _across(chamfer_mill(*sizes), recipe)
    tool = end_mill(
        recipe["coating"],
        recipe["flutes"],
        recipe["diameter"],
        recipe["length"],
        recipe["cutLength"],
        recipe["helix"],
        recipe["end"],
        recipe["corner"],
        recipe["shank"],
        recipe.get("knuckles"),
    )
    if recipe["shankForm"] == "HB":
        weldon_flat(tool, recipe["shank"], recipe["length"])
    return _across(tool, recipe, roll=TWO_FLUTES_ROLL[recipe["end"]] if recipe["flutes"] == 2 else 0)


def drilling(recipe):
    if "centre" in recipe:
        tool = centre_drill(recipe["coating"], recipe["diameter"], recipe["length"], recipe["point"], *recipe["centre"])
        return _across(tool, recipe, 88)
    tool = drill(
        recipe["coating"],
        recipe["diameter"],
        recipe["length"],
        recipe["cutLength"],
        recipe["throughCoolant"],
        recipe["shank"],
        recipe.get("step"),
        recipe["point"],
    )
    return _across(tool, recipe, 88, DRILL_ROLL)


def reaming(recipe):
    sizes = (recipe[key] for key in ("coating", "flutes", "diameter", "length", "cutLength", "shank"))
    return _across(reamer(*sizes), recipe, 88)


def tapping(recipe):
    """Its chamfer takes `lead` threads; `gun` is the (length, angle) of a spiral point."""
    surface = coated(recipe["coating"], -1.6 * recipe["cutLength"], (1.2, 1.2))
    tool = threaded_tool(
        recipe["diameter"] / 2,
        recipe["pitch"],
        recipe["length"],
        recipe["cutLength"],
        recipe["flutes"],
        recipe["helix"],
        surface,
        recipe["shank"] / 2,
        lead=recipe["lead"],
        gun=recipe.get("gun"),
        taper=recipe.get("taper", 0),
    )
    return _across(tool, recipe, 104)


def thread_milling(recipe):
    surface = coated(recipe["coating"], -29, (1.2, 1.2))
    sizes = (recipe[key] for key in ("pitch", "length", "cutLength", "flutes", "helix"))
    tool = threaded_tool(recipe["diameter"] / 2, *sizes, surface, recipe["shank"] / 2, is_mill=True)
    return _across(tool, recipe)


MAKERS = {
    "end mill": milling,
    "drill": drilling,
    "reamer": reaming,
    "tap": tapping,
    "thread mill": thread_milling,
}
