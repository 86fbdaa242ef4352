"""Tools at the cut: an end mill along a shoulder, a drill in a plate that is cut open."""

from math import cos, radians, sin

from camera import camera
from geometry.chip import chip
from geometry.drill import drill
from geometry.end_mill import end_mill
from geometry.workpiece import cut_plate, shoulder_block
from resting import rest
from scenes.stage import COLD, WARM, boxes, bounce, dark_room

MILL, WIDTH, DEPTH = 12.0, 4.0, 9.0


def _curl(width, turns, radius, slant, seed):
    """Steel off a tooth or a lip: a short curl, its ribbon between flat as a washer (0°) and a tube (90°)."""
    return chip(
        start=(0, 0, 0),
        end=(width * cos(radians(slant)), 0, width * sin(radians(slant))),
        flow=(0, 1, 0.3),
        drift=(0, 0, 1),
        radius=radius,
        turns=turns,
        seed=seed,
        thickness=0.22,
        torn=0.25,
        growth=0.12,
    )


# x, y, width (mm), turns, radius, slant, direction.
LYING = [
    (11, -5, 3.4, 0.9, 1.5, 62, 30),
    (19, 1, 3.0, 1.3, 1.3, 70, 110),
    (24, -7, 3.6, 0.8, 1.8, 50, 200),
    (4, -12, 2.8, 1.4, 1.2, 66, 320),
    (35, 0, 3.2, 1.0, 1.5, 58, 65),
    (-17, -8, 3.0, 1.1, 1.4, 64, 150),
]
# Thrown off behind the mill: x, y, z and the rest of the above, turned in space.
THROWN = [(10.5, 2.0, 5.5, 3.4, 0.8, 1.5, 60, (70, -30, 150)), (17, 0.5, 10.5, 3.0, 0.9, 1.3, 66, (20, -60, 40))]


def milling():
    dark_room()
    shoulder_block(MILL / 2, WIDTH, DEPTH)
    tool = end_mill("TiAlN", 4, MILL, 70, 26, 40, "square", 0.3)
    tool.rotation_euler = (radians(180), 0, radians(97))
    for number, (x, y, *shape, direction) in enumerate(LYING):
        rest(_curl(*shape, number + 5), x, y, direction)
    for number, (x, y, z, *shape, turned) in enumerate(THROWN):
        thrown = _curl(*shape, number + 15)
        thrown.location = (x, y, z)
        thrown.rotation_euler = [radians(angle) for angle in turned]
    boxes(
        # Streaks on the flutes, left and right.
        ((-120, -60, 110), (0, 0, 12), 70, 170, 20, WARM),
        ((150, -70, 70), (0, 0, 12), 40, 190, 26, COLD),
        # What the floor and the top mirror, beyond the wall.
        ((110, 190, 90), (0, 0, 4), 200, 60, 0.9, (1, 1, 1)),
        ((-60, 200, 150), (0, 0, 4), 160, 50, 0.35, COLD),
        ((0, -40, 200), (0, 0, 0), 160, 80, 2.5, (1, 1, 1)),
    )
    # The wall mirrors the floor before it, and the floor a card.
    bounce(-40, -16, 0.3, 44, 14, 0.9, (0.95, 0.97, 1))
    bounce(30, -15, 0.3, 80, 20, 1.9, (0.95, 0.97, 1))
    camera((-58, -126, 60), (9, 2, -3), lens=78, focus=(-2, -5, 6), aperture=1.2)
    return {"exposure": 0.45}


DRILL, ENTERED, POINT = 12.0, 13.0, 140

# As above: in the flute and over the rim, and lying on the plate.
RISING = [
    (0.2, -2.6, -7.5, 2.8, 1.2, 1.5, 60, (75, 15, 20)),
    (-0.4, -3.6, 1.0, 2.6, 1.5, 1.5, 58, (80, -20, 60)),
    (8.5, 1.5, 6.5, 2.8, 1.2, 1.6, 60, (30, 40, 100)),
]
ON_PLATE = [
    (17, 10, 3.2, 1.6, 1.8, 58, 20),
    (27, 6, 3.0, 2.1, 1.6, 66, 140),
    (-16, 9, 3.4, 1.3, 1.9, 48, 250),
    (38, 14, 2.8, 1.8, 1.5, 62, 70),
    (12, 22, 3.0, 1.2, 1.7, 55, 310),
]


def drilling():
    """The plate is cut open along the hole's axis: lips, cone and wall are seen."""
    dark_room()
    cut_plate(DRILL / 2, ENTERED, POINT)
    tool = drill("TiAlN", DRILL, 110, 64, coolant=True, point=POINT)
    tool.rotation_euler = (radians(180), 0, radians(60))
    tool.location = (0, 0, -ENTERED)
    for number, (x, y, z, *shape, turned) in enumerate(RISING):
        risen = _curl(*shape, number + 31)
        risen.location = (x, y, z)
        risen.rotation_euler = [radians(angle) for angle in turned]
    for number, (x, y, *shape, direction) in enumerate(ON_PLATE):
        rest(_curl(*shape, number + 41), x, y, direction)
    boxes(
        # An upright tool seen from above mirrors what is lower than itself.
        ((-150, -110, -34), (0, 0, -4), 46, 150, 14, WARM),
        ((150, -150, -46), (0, 0, -4), 34, 150, 12, COLD),
        ((20, -190, -60), (0, 0, -8), 120, 60, 1.2, (1, 1, 1)),
        # What the top mirrors.
        ((80, 200, 60), (0, 0, 0), 200, 50, 0.9, (1, 1, 1)),
        ((0, -40, 200), (0, 0, 0), 160, 80, 3, (1, 1, 1)),
        ((-160, 60, 80), (0, 0, 4), 60, 160, 8, WARM),
    )
    camera((-40, -142, 42), (8, 0, -7), lens=88, focus=(0, -5, -3), aperture=1.1)
    return {"exposure": 0.45}
