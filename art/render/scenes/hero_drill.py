"""The drills of the slides, with the chips they make on the table."""

from math import cos, radians, sin

from camera import camera
from floor import table
from geometry.drill import drill
from geometry.chip import chip
from resting import rest
from scenes.cut_out import lay_down
from scenes.stage import COLD, WARM, boxes, bounce, dark_room

# x, y, width (mm), turns, radius (mm), slant of the ribbon, rise per turn as a slope, direction.
CHIPS = [
    (-43, -10, 2.6, 2.4, 2.0, 66, 0.34, 20),
    (-53, -2, 3.4, 1.2, 2.5, 38, 0.12, 200),
    (-57, -13, 2.4, 3.1, 1.7, 72, 0.32, 300),
    (-60, 12, 2.2, 1.7, 2.1, 60, 0.30, 75),
    (-23, -24, 2.5, 2.1, 1.9, 64, 0.34, 160),
]


def _chip(width, turns, radius, slant, slope, seed):
    """Steel off a drill's lip: a short curl, its ribbon between flat as a washer (0°) and a tube (90°)."""
    return chip(
        start=(0, 0, 0),
        end=(width * cos(radians(slant)), 0, width * sin(radians(slant))),
        flow=(0, 1, slope),
        drift=(0, 0, 1),
        radius=radius,
        turns=turns,
        seed=seed,
        thickness=0.28,
        torn=0.2,
        growth=0.10,
    )


def drills():
    dark_room()
    table(base=(0.016, 0.017, 0.020), rough=0.24)
    lay_down(drill("TiAlN", 12, 110, 64), 6, 207, (-34, -10), 35)
    lay_down(drill("TiN", 8, 90, 48, coolant=False), 4, 205, (-12.6, -17.4), 60)
    lay_down(drill("uncoated", 10, 100, 56, coolant=False), 5, 209, (-36, 23))
    for number, (x, y, width, turns, radius, slant, slope, direction) in enumerate(CHIPS):
        rest(_chip(width, turns, radius, slant, slope, number + 3), x, y, direction)
    boxes(
        ((-90, 80, 80), (-20, 0, 4), 90, 140, 11, WARM),
        ((80, 110, 70), (-10, 0, 4), 150, 60, 9, COLD),
        ((-130, -70, 40), (-20, 0, 4), 36, 120, 13, (1, 1, 1)),
        ((30, -150, 110), (-10, 0, 0), 160, 40, 4.5, (1, 1, 1)),
        ((66, 44, 122), (-20, 0, 4), 150, 60, 13, (1, 1, 1)),
    )
    bounce(-50, -48, 0.2, 110, 50, 1.2, (0.95, 0.97, 1))
    camera((-66, -142, 88), (-22, -1, -6), lens=64, focus=(-34, -12, 8), aperture=1.7)
    return {"exposure": 0.35}
