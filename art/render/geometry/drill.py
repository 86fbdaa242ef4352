"""Solid carbide drills: two flutes, with or without coolant holes, with or without a step; and reamers."""

from math import atan, cos, pi, radians, sin, tan

from mathutils import Matrix, Vector

from coatings import coated
from geometry.flute_sections import drill_section, reamer_section
from geometry.rotary_tool import rotary_tool
from materials import material
from mesh import shade_smooth
from solids import cut, lathe

HELIX = 30


def drill(coating, diameter, length, flute_length, coolant=True, shank=None, step=None, point=140):
    """Diameters and lengths in mm, the point's angle in degrees; `step` is the (length, diameter) of the pilot, and half the angle of its step if that isn't 45°."""
    surface = coated(coating, -(flute_length + diameter * 0.35))
    ob = rotary_tool(
        diameter / 2,
        length,
        flute_length,
        2,
        HELIX,
        drill_section(),
        surface,
        end="drill",
        point=point,
        run_out=diameter * 0.9,
        shank_radius=shank and shank / 2,
        step=step and (step[0], step[1] / 2, *step[2:]),
        relief=(11, 20),
        gash=(30, 46),
        gash_start=0.13,
    )
    if coolant:
        for side in (0, 1):
            _coolant_hole(ob, diameter, radians(-52) + pi * side)
        shade_smooth(ob.data, 30)
    return ob


def _coolant_hole(ob, diameter, angle):
    r = diameter * 0.30
    width = diameter * 0.068
    hole = lathe(
        "coolant",
        [(0.001, 12), (width, 12), (width, -diameter * 0.35), (0.001, -diameter * 0.35)],
        40,
        [material("bore")],
    )
    hole.location = (r * cos(angle), r * sin(angle), -diameter * 0.2)
    # Near the tip a straight hole that leans as the helix does there stands for the twisted one.
    lean = atan(tan(radians(HELIX)) * r / (diameter / 2))
    hole.rotation_euler = Matrix.Rotation(-lean, 3, Vector((cos(angle), sin(angle), 0))).to_euler()
    cut(ob, hole)


def reamer(coating, flutes, diameter, length, flute_length, shank):
    """Straight flutes and a chamfered lead of 45°; its end doesn't cut and is flat. Diameters and lengths in mm."""
    radius = diameter / 2
    return rotary_tool(
        radius,
        length,
        flute_length,
        flutes,
        0,
        reamer_section(),
        coated(coating, -(flute_length + diameter * 0.45)),
        end="flat",
        shank_radius=shank / 2,
        step=(0.01 * diameter, 0.44 * diameter, 45),
    )
