"""The drills of the slides, with chips on the table."""

import random
from math import radians

import bpy

from camera import camera
from floor import table
from geometry.chip import chip
from geometry.drill import drill
from scenes.cut_out import lay_down
from scenes.stage import COLD, WARM, boxes, bounce, dark_room

# x, y, radius, turns, width of each chip, mm.
CHIPS = [
    (-50, -28, 2.2, 3.0, 2.2),
    (-22, -34, 1.8, 2.2, 1.8),
    (-62, -6, 2.5, 3.5, 2.4),
    (-4, -30, 1.6, 2.0, 1.6),
    (-70, -22, 1.8, 2.4, 1.9),
    (-44, 14, 2.0, 2.6, 2.0),
    (-76, 8, 1.7, 2.2, 1.6),
    (14, -30, 2.2, 2.6, 2.2),
    (-36, -40, 1.5, 1.8, 1.6),
]


def _drop(ob, x, y, turn, tilt):
    """Lays a chip on its side and lets it down until it touches the table."""
    ob.rotation_euler = (radians(90 + tilt), 0, radians(turn))
    ob.location = (x, y, 0)
    bpy.context.view_layer.update()
    ob.location.z -= min((ob.matrix_world @ v.co).z for v in ob.data.vertices)


def drills():
    dark_room()
    table(base=(0.016, 0.017, 0.020), rough=0.24)
    lay_down(drill("TiAlN", 12, 110, 64), 6, 207, (-34, -10), 35)
    lay_down(drill("TiN", 8, 90, 48, coolant=False), 4, 198, (-4, 20), 60)
    lay_down(drill("uncoated", 10, 100, 56, coolant=False), 5, 203, (-14, 44))
    chance = random.Random(3)
    for number, (x, y, radius, turns, width) in enumerate(CHIPS):
        tilt = chance.uniform(-12, 12)
        _drop(chip(radius, 2.4, turns, width, number + 3, growth=0.10), x, y, chance.uniform(0, 360), tilt)
    boxes(
        ((-90, 80, 80), (-20, 0, 4), 90, 140, 11, WARM),
        ((80, 110, 70), (-10, 0, 4), 150, 60, 9, COLD),
        ((-130, -70, 40), (-20, 0, 4), 36, 120, 13, (1, 1, 1)),
        ((30, -150, 110), (-10, 0, 0), 160, 40, 4.5, (1, 1, 1)),
        ((66, 44, 122), (-20, 0, 4), 150, 60, 13, (1, 1, 1)),
    )
    bounce(-50, -48, 0.2, 110, 50, 1.2, (0.95, 0.97, 1))
    camera((-66, -142, 88), (-17, 5, 3), lens=62, focus=(-36, -13, 8), aperture=1.9)
    return {"exposure": 0.35}
