"""A bar being turned; the feed runs to the right, so the holder is a left-hand one."""

from math import radians

from mathutils import Vector

from camera import camera
from geometry.chip import chip
from geometry.turning_holder import turning_holder
from materials import material
from scenes.stage import WARM, boxes, dark_room
from solids import lathe

STOCK, FINISHED = 32.0, 29.5
ICE = (0.80, 0.90, 1)


def _bar():
    """The finished diameter with its feed marks on the holder's side, the shoulder ahead of the insert."""
    r = FINISHED
    marks = [(r + 0.035 * (k % 2), 98.5 - k * 0.15) for k in range(650)]
    finished = [(r - 1.2, 100), (r, 98.8), *marks]
    stock = [
        (r + 0.4, 0.15),
        (STOCK - 0.15, -0.10),
        (STOCK, -0.3),
        (STOCK, -60),
        (STOCK, -199),
        (0.001, -200),
    ]
    bar = lathe("bar", [(0.001, 100), *finished, *stock], 200, [material("turned steel")], 20)
    bar.rotation_euler = (0, radians(-90), 0)
    bar.location = (0.9, 0, 0)


def turning():
    dark_room()
    _bar()
    holder = turning_holder(
        "PCLNL 2525 M12", hand="left", clamped=True, steel="black oxide", length=110, text="CNMG 120408|K25"
    )
    holder.location = (-31.6, -FINISHED - 0.05, 0)
    curl = chip(2.3, 3.3, 7, 2.5, 5, growth=0.05)
    curl.rotation_euler = Vector((-0.42, -0.50, 0.76)).to_track_quat("Z", "X").to_euler()
    curl.location = (-2.2, -FINISHED - 2.2, 2.2)
    boxes(
        ((-150, -130, 150), (0, -20, 0), 140, 240, 11, WARM),
        ((40, 100, 190), (0, -10, 0), 320, 130, 7, (0.85, 0.92, 1)),
        ((190, -60, 60), (0, -20, 0), 50, 180, 14, ICE),
        ((30, -260, 120), (0, 0, 0), 260, 110, 4.5, (1, 1, 1)),
        ((-60, -40, 190), (-20, -60, 0), 120, 120, 8, (1, 1, 1)),
        ((60, -230, -40), (0, -20, -6), 340, 150, 4.0, (1, 1, 1)),
        ((125, 95, -175), (0, -40, -12), 180, 180, 0.85, (0.75, 0.86, 1)),
        ((120, -170, 10), (0, -40, -5), 70, 110, 7, WARM),
    )
    camera((46, -150, 104), (2, -37, -3), lens=68, focus=(-1, -32, 2), aperture=1.7)
    return {"exposure": 0.5}
