"""The turning inserts of the first slide."""

from math import radians

from camera import camera
from floor import table
from geometry.insert import insert
from geometry.tipped_insert import tipped_insert
from recipes import iso_sizes
from scenes.stage import COLD, WARM, boxes, bounce, dark_room

WHITE = (1, 1, 1)


def _plates():
    """(insert, x, y, turn): the sharp one in front, the others behind it."""
    flat_d = (12.7, 4.76, 0.8, 5.16)
    tip = tipped_insert("C", 12.7, 4.76, 0.8, 5.16, "boron nitride", (0, 180), 3.4, 1.7)
    return [
        (insert("C", flank="gold", text="CNMG 120408|P25"), -1, -1, -66),
        (insert("W", *iso_sizes("wnmg"), "gold", text="WNMG|0804", ink="brown mark"), -17.5, 7, -82),
        (insert("D", *flat_d, "violet", text="DNMG|1504"), 17.5, 8, -62),
        (tip, 1, 20, -40),
        (insert("T", *iso_sizes("insert-t"), "grey cvd", text="P15"), -17, 27, -80),
        (insert("S", *iso_sizes("snmg"), "copper"), 20, 31, -25),
        (insert("R", 12, 4.76, 0.8, 4.4, "steel blue", clearance=7, sink=0.8), 3, 40, 0),
        (insert("V", *iso_sizes("insert-v"), "violet"), -37, 20, -60),
        (insert("C", top="gold"), -33, 44, -60),
        (insert("W", *iso_sizes("wnmg"), "alumina", flank="gold"), 36, 48, -80),
        (insert("D", *flat_d, "grey cvd"), -8, 58, -70),
    ]


def inserts():
    dark_room()
    table(base=(0.016, 0.017, 0.020), rough=0.20)
    for plate, x, y, turn in _plates():
        plate.location = (x, y, 4.76 / 2)
        plate.rotation_euler = (0, 0, radians(turn))
    boxes(
        ((-52, 12, 44), (-4, 4, 2), 34, 70, 11, WARM),
        ((56, 34, 34), (4, 6, 2), 22, 80, 13, COLD),
        ((0, 112, 72), (0, 6, 2), 110, 40, 5.0, WHITE),
        ((14, -80, 14), (0, 0, 2), 90, 26, 4.5, WHITE),
        ((10, -80, 60), (0, 0, 2), 70, 20, 3.0, WHITE),
    )
    bounce(0, -20, 0.15, 80, 26, 1.2, (1, 0.98, 0.95))
    camera((5, -80, 47), (0, 7.5, 0.5), lens=70, focus=(0, -5, 5), aperture=1.25)
    return {"exposure": 0.3}
