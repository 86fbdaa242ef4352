"""The face mill of the slides."""

from math import radians

from camera import camera
from floor import fade_far_end, table
from geometry.indexable.indexable_mill import face_mill
from lights import soft_box
from scenes.stage import BACKDROP, WARM, boxes, bounce, dark_room


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
