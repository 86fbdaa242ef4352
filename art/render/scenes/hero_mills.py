"""The end mills and the face mill of the slides."""

from math import radians

from camera import camera
from floor import fade_far_end, table
from geometry.end_mill import end_mill
from geometry.indexable.indexable_mill import face_mill
from lights import soft_box
from scenes.stage import BACKDROP, WARM, boxes, bounce, dark_room

# Coating, flutes, diameter, end, corner radius, turn; from the front left to the back right. They stand so that
# each crop of the picture shows whole mills: all five on wide screens and tablets, the middle three on phones.
MILLS = [
    ("AlCrN", 4, 12, "square", 1.0, 0, (-32.4, -22.2)),
    ("TiN", 3, 10, "square", 0.3, -30, (-15.7, -14.0)),
    ("TiAlN", 4, 10, "ball", 0.05, 20, (3.1, -4.5)),
    ("uncoated", 6, 14, "square", 1.5, 10, (25.0, 6.3)),
    ("DLC", 2, 12, "square", 0.2, 50, (52.4, 19.5)),
]
FLUTE_LENGTH = {10: 24, 12: 27, 14: 30}
ICE = (0.85, 0.93, 1.0)


def end_mills():
    dark_room()
    fade_far_end(table(rough=0.14), 20, 420, BACKDROP, 0.17)
    for coating, flutes, diameter, end, corner, turn, (x, y) in MILLS:
        helix = 40 if end == "square" else 32
        tool = end_mill(coating, flutes, diameter, 60, FLUTE_LENGTH[diameter], helix, end, corner)
        tool.location = (x, y, 60)
        tool.rotation_euler[2] = radians(turn)
    boxes(
        ((-130, -60, 60), (0, 0, 40), 90, 200, 13, WARM),
        ((150, 20, 110), (20, 10, 40), 50, 180, 20, (0.80, 0.90, 1.0)),
        ((-90, 150, 70), (0, 10, 40), 40, 200, 16, ICE),
        ((10, 40, 190), (10, 0, 40), 220, 110, 7.0, (1, 1, 1)),
        ((30, -230, 90), (10, 0, 45), 130, 170, 2.6, (1, 1, 1)),
    )
    # Its soft lower edge begins on the table: no line where the two meet.
    soft_box((25, 330, 130), (20, 0, 120), 620, 260, 0.30, BACKDROP, soft=0.5)
    bounce(0, -78, 0.5, 190, 84, 1.5, (0.95, 0.97, 1))
    camera((-30, -175, 78), (4, 0, 42), lens=61, focus=(-9, -12, 50), aperture=1.9)
    return {"exposure": 0.35}


def face_mill_on_table():
    dark_room()
    fade_far_end(table(rough=0.16), 60, 420, BACKDROP, 0.22)
    tool = face_mill()
    tool.rotation_euler = (radians(180), 0, radians(30))
    tool.location = (0, 0, 52.6)
    boxes(
        ((-170, -40, 120), (0, 0, 30), 110, 240, 10, WARM),
        ((200, 0, 110), (0, 0, 30), 60, 220, 16, (0.80, 0.90, 1)),
        ((0, 190, 210), (0, 0, 40), 300, 150, 5.0, (1, 1, 1)),
        ((40, -280, 70), (0, 0, 30), 240, 130, 2.8, (1, 1, 1)),
    )
    soft_box((30, 420, 40), (0, 0, 30), 760, 300, 0.30, BACKDROP, soft=0.5, camera=True)
    bounce(-10, -100, 0.5, 240, 120, 2.2, (0.95, 0.97, 1))
    camera((-70, -235, 128), (14, 0, 28), lens=66, focus=(-10, -38, 44), aperture=2.6)
    return {"exposure": 0.3}
