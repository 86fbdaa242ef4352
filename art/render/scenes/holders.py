"""Cut-outs of toolholders, bars and blades."""

from math import cos, radians, sin

from geometry.boring_bar import boring_bar, threading_bar
from geometry.grooving.grooving_bar import grooving_bar
from geometry.grooving.grooving_holder import grooving_holder
from geometry.grooving.parting_blade import parting_blade
from geometry.threading_holder import threading_holder
from geometry.turning_holder import turning_holder
from lights import soft_box
from scenes.cut_out import holder_picture

# How far a blade is turned to the camera, degrees: enough for its front, which shows how wide it cuts.
BLADE_TURN = 58
# Steel and exposure of each finish, by the name that the recipes give it.
FINISHES = {
    "black oxide": ("black oxide", 0.75),
    "nickel-plated": ("nickel", 0.35),
    "carbide shank": ("carbide shank", 0.35),
}
# A round bar mirrors the boxes more brightly than flat faces do.
BAR_DARKER = {"black oxide": 0.0, "nickel-plated": 0.35, "carbide shank": 0.25}


def _seen(tool, recipe, exposure):
    """A right-hand holder points to the lower left; a left-hand one is its mirror image, not a mirrored picture."""
    side = -1 if recipe["hand"] == "L" else 1
    return holder_picture(
        tool, (side * 20, 10, recipe["shank"]), side * 128, (side * -30, -190, 165), exposure=exposure
    )


def _approach(recipe):
    """KAPR of the side edge, degrees: style K (ISO 5608) cuts with the front edge, square to it."""
    return 180 - recipe["approach"] if recipe.get("style") == "K" else recipe["approach"]


def turning(recipe):
    steel, exposure = FINISHES[recipe["finish"]]
    holder = turning_holder(
        recipe.get("engraved", ""),
        hand="left" if recipe["hand"] == "L" else "right",
        clamped=recipe["clamping"] == "M",
        steel=steel,
        length=recipe["length"],
        text="",
        letter=recipe["shape"],
        approach=_approach(recipe),
        positive=recipe["clearance"] > 0,
        shank=recipe["shank"],
        width=recipe["width"],
    )
    return _seen(holder, recipe, exposure)


def _bar(tool, recipe, exposure=0.75):
    length = recipe["length"]
    at = (-0.36 * length, -0.32 * length, recipe["shank"] / 2)
    return holder_picture(tool, at, 222, (-12, -190, 175), exposure=exposure)


def boring(recipe):
    sizes = (recipe[key] for key in ("shank", "length", "reach", "clamping", "circle"))
    finish = recipe.get("finish", "nickel-plated")
    steel, exposure = FINISHES[finish]
    bar = boring_bar(
        recipe.get("engraved", ""), recipe["shape"], recipe["approach"], *sizes, recipe["throughCoolant"], steel
    )
    return _bar(bar, recipe, exposure - BAR_DARKER[finish])


def inner_thread(recipe):
    sizes = (recipe[key] for key in ("shank", "length", "reach"))
    return _bar(threading_bar(recipe.get("engraved", ""), *sizes), recipe)


def inner_groove(recipe):
    sizes = (recipe[key] for key in ("shank", "length", "reach", "width"))
    return _bar(grooving_bar(recipe.get("engraved", ""), *sizes), recipe)


def grooving(recipe):
    return _seen(grooving_holder(recipe.get("engraved", ""), recipe["width"]), recipe, 0.75)


def threading(recipe):
    return _seen(threading_holder(recipe.get("engraved", "")), recipe, 0.75)


def blade(recipe):
    tool = parting_blade(recipe["width"], text=recipe.get("engraved", ""))
    facts = holder_picture(tool, (25, 0, 32), -BLADE_TURN, (40, -220, 110), exposure=0.5, size=75)
    soft_box((60, -190, 40), (0, 0, 10), 120, 120, 3.0, soft=0.5)
    # The middle of the blade's side.
    turn = radians(BLADE_TURN)
    return facts | {"face": (25 - 52 * cos(turn), 52 * sin(turn), 16)}


MAKERS = {
    "holder": turning,
    "boring bar": boring,
    "threading bar": inner_thread,
    "grooving bar": inner_groove,
    "grooving holder": grooving,
    "threading holder": threading,
    "parting blade": blade,
}
