"""Solid carbide end mills, square, with corner radius or ball nose, and chamfer mills."""

from coatings import coated
from geometry.flute_sections import drill_section, mill_section
from geometry.rotary_tool import rotary_tool

CORE = {2: 0.40, 3: 0.50, 4: 0.57, 5: 0.62, 6: 0.66}
HEEL = {2: 0.27, 3: 0.32, 4: 0.33, 5: 0.35, 6: 0.36}


def end_mill(coating, flutes, diameter, length, flute_length, helix, end="square", corner=0.5, shank=None, knuckles=None):
    """Diameters and lengths in mm, the helix in degrees; `knuckles` is the pitch of a rougher's wavy edge."""
    section = mill_section(CORE[flutes], 0.085 if flutes < 5 else 0.1, HEEL[flutes])
    surface = coated(coating, -(flute_length + diameter * 0.45))
    return rotary_tool(
        diameter / 2,
        length,
        flute_length,
        flutes,
        helix,
        section,
        surface,
        end=end,
        corner=corner,
        shank_radius=shank and shank / 2,
        gash=(34, 52),
        knuckles=knuckles,
    )


def chamfer_mill(coating, flutes, diameter, length, point=90):
    """Short flutes, the cutting edges on a cone; diameter and length in mm, the cone's angle in degrees."""
    flute_length = 1.5 * diameter
    return rotary_tool(
        diameter / 2,
        length,
        flute_length,
        flutes,
        12,
        drill_section(0.36),
        coated(coating, -(flute_length + diameter * 0.35)),
        end="drill",
        point=point,
        run_out=diameter * 0.6,
        relief=(11, 20),
        gash=(30, 46),
        gash_start=0.13,
    )
