"""Cut-outs of milling cutters and drills with indexable inserts."""

from geometry.indexable.copy_mill import copy_mill
from geometry.indexable.indexable_mill import face_mill, height_of, shoulder_mill
from geometry.indexable.shank_mill import shank_mill
from geometry.indexable.u_drill import u_drill
from scenes.cut_out import rotary_picture, standing_picture


def arbor_mill(recipe):
    teeth, diameter = recipe["flutes"], recipe["diameter"]
    if recipe["cutter"] == "face":
        mill = face_mill(teeth, diameter, "violet", letter=recipe["shape"], approach=recipe["approach"])
        return standing_picture(mill, 90 * diameter / 80, height_of(diameter))
    if recipe["cutter"] == "copy":
        return standing_picture(copy_mill(teeth, diameter), 60 * diameter / 50, 50, 47, (-30, -180, 140))
    return standing_picture(shoulder_mill(teeth, diameter), 60 * diameter / 50, 40, 47, (-30, -180, 140))


def shank_milling(recipe):
    tool = shank_mill(recipe["flutes"], recipe["diameter"], recipe["length"], recipe["shape"])
    return rotary_picture(tool, recipe["shank"] / 2, recipe["length"], 100, 40)


def indexable_drill(recipe):
    tool = u_drill(recipe["diameter"], recipe["cutLength"], recipe["shape"])
    return rotary_picture(tool, 22, recipe["cutLength"] + 81, 60, 90, (-20, -260, 250), 110)


MAKERS = {"arbor mill": arbor_mill, "shank mill": shank_milling, "u-drill": indexable_drill}
