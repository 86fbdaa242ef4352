"""Cut-outs of superhard, milling, drilling, threading and grooving inserts."""

from mathutils import Matrix

from geometry.grooving_insert import grooving_insert
from geometry.indexable_mill import shoulder_insert
from geometry.insert import insert
from geometry.insert_shapes import square_with_facets
from geometry.threading_insert import threading_insert
from geometry.tipped_insert import tipped_insert
from scenes.cut_out import plate_picture
from scenes.turning_inserts import POSES


def _tipped(letter, sizes, turn, **more):
    viewpoint = POSES[letter][1] if letter != "D" else (0, -62, 52)
    return plate_picture(tipped_insert(letter, *sizes, **more), sizes[1], turn, viewpoint)


def solid_boron_nitride():
    plate = insert("S", 12.7, 4.76, 1.6, 0, "boron nitride", breaker=0, land=(0.3, 20))
    return plate_picture(plate, 4.76, -28, back=5.0)


def face_milling_insert():
    plate = insert(
        square_with_facets(12.7, 1.6), 12.7, 3.18, 0.25, 0, "gold", clearance=20, breaker=0, land=(0.2, 20)
    )
    return plate_picture(plate, 3.18, -70, back=1.1)


def shoulder_milling_insert():
    return plate_picture(shoulder_insert(), 4.76, -52, (0, -66, 56))


def trigon_drilling_insert():
    plate = insert("W", 7.94, 3.18, 0.8, 3.4, "violet", clearance=7, breaker=0.75, sink=0.6)
    return plate_picture(plate, 3.18, -88, (0, -66, 54))


def square_drilling_insert():
    plate = insert("S", 7.94, 3.97, 0.8, 2.85, "violet", clearance=11, breaker=0.75, sink=0.6)
    return plate_picture(plate, 3.97, 28, (0, -66, 50))


def laydown(profile, is_internal, text):
    plate = threading_insert(profile, is_internal, text=text)
    return plate_picture(plate, 3.5, -12 if is_internal else 12, (0, -60, 62))


def bar_insert(double_ended, width, length, height):
    """Seen over its cutting end; the bar's middle in the picture's middle."""
    plate = grooving_insert(width, length, height, "violet", double_ended)
    plate.data.transform(Matrix.Translation((length / 2, 0, height / 2)))
    return plate_picture(plate, height, -50, (0, -70, 52), fill=0.88)


SCENES = {
    "cut_pcbn": lambda: _tipped(
        "C",
        (12.7, 4.76, 0.8, 5.16),
        -62,
        tip="boron nitride",
        corners=(0, 180),
        tip_length=3.4,
        tip_thickness=1.7,
    ),
    "cut_pcbn-d": lambda: _tipped(
        "D",
        (12.7, 4.76, 0.8, 5.16),
        -60,
        tip="boron nitride",
        corners=(0, 180),
        tip_length=4.0,
        tip_thickness=1.7,
    ),
    "cut_pcbn-ccgw": lambda: _tipped(
        "C",
        (9.525, 3.97, 0.4, 4.4),
        -62,
        tip="boron nitride",
        tip_length=3.0,
        tip_thickness=1.3,
        clearance=7,
    ),
    "cut_pcbn-s": solid_boron_nitride,
    "cut_pcd": lambda: _tipped(
        "D", (9.525, 3.97, 0.4, 4.4), -66, tip="diamond", tip_length=4.2, tip_thickness=1.1, clearance=7
    ),
    "cut_pcd-c": lambda: _tipped(
        "C", (9.525, 3.97, 0.4, 4.4), -62, tip="diamond", tip_length=3.4, tip_thickness=1.1, clearance=7
    ),
    "cut_pcd-t": lambda: _tipped(
        "T", (6.35, 2.38, 0.4, 2.8), -78, tip="diamond", tip_length=2.9, tip_thickness=0.8, clearance=7
    ),
    "cut_milling-insert-square": face_milling_insert,
    "cut_milling-insert-parallelogram": shoulder_milling_insert,
    "cut_drilling-insert-trigon": trigon_drilling_insert,
    "cut_drilling-insert-square": square_drilling_insert,
    "cut_threading-insert-external": lambda: laydown("thread", False, "16ER|AG60"),
    "cut_threading-insert-internal": lambda: laydown("thread", True, "16IR|AG60"),
    "cut_circlip-insert": lambda: laydown("groove", False, "16ER|1.60"),
    "cut_grooving-insert": lambda: bar_insert(True, 3.0, 21.0, 4.4),
    "cut_parting-insert": lambda: bar_insert(False, 3.0, 14.0, 3.7),
}
