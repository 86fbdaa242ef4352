"""Centre drills to DIN 333 form A: at either end a pilot and a 60° countersink."""

from math import pi

from coatings import coated
from geometry.flute_sections import drill_section
from geometry.rotary_tool import rotary_tool
from mesh import group


def _half(coating, diameter, length, point, pilot_length, pilot):
    flute_length = pilot_length + 0.95 * diameter
    return rotary_tool(
        diameter / 2,
        length,
        flute_length,
        2,
        8,
        drill_section(),
        coated(coating, -flute_length),
        end="drill",
        point=point,
        run_out=0.6 * diameter,
        chamfer=0,
        step=(pilot_length, pilot / 2, 30),
        relief=(11, 20),
        gash=(30, 46),
        gash_start=0.13,
    )


def centre_drill(coating, diameter, length, point, pilot_length, pilot):
    """Along z, one tip at 0, the other at -length; mm, the pilot's point in degrees."""
    near, far = (_half(coating, diameter, length / 2, point, pilot_length, pilot) for _ in (0, 1))
    far.rotation_euler = (pi, 0, 0)
    far.location = (0, 0, -length)
    return group([near, far], "centre drill")
