"""Cut-outs of toolholders, bars, blades and indexable cutters."""

from math import cos, radians, sin

from geometry.boring_bar import boring_bar, threading_bar
from geometry.grooving_holder import grooving_holder
from geometry.indexable_mill import face_mill, shoulder_mill
from geometry.parting_blade import parting_blade
from geometry.threading_holder import threading_holder
from geometry.turning_holder import turning_holder
from geometry.u_drill import u_drill
from lights import soft_box
from scenes.cut_out import holder_picture, rotary_picture, standing_picture


SMALL = {"steel": "black oxide", "shank": 20, "width": 25, "length": 77}


def right_hand_holder(designation, exposure=0.35, **more):
    holder = turning_holder(designation, **more)
    return holder_picture(holder, (20, 10, more.get("shank", 25)), 128, (-30, -190, 165), exposure=exposure)


def left_hand_holder():
    return holder_picture(turning_holder("PCLNL 2525 M12", hand="left"), (-35, 14, 25), -38, exposure=0.35)


def bar(tool, radius, length):
    return holder_picture(
        tool, (-0.36 * length, -0.32 * length, radius), 222, (-12, -190, 175), exposure=0.75
    )


def blade():
    facts = holder_picture(parting_blade(), (25, 0, 32), -38, (40, -220, 110), exposure=0.5, size=75)
    soft_box((60, -190, 40), (0, 0, 10), 120, 120, 3.0, soft=0.5)
    # The middle of the blade's side.
    return facts | {"face": (25 - 52 * cos(radians(38)), 52 * sin(radians(38)), 16)}


def black_holder(tool):
    return holder_picture(tool, (20, 10, 25), 128, (-30, -190, 165), exposure=0.75)


SCENES = {
    "cut_holder": lambda: right_hand_holder("PCLNR 2525 M12"),
    "cut_holder-w": lambda: right_hand_holder("PWLNR 2525 M08", letter="W", text="WNMG|0804"),
    "cut_holder-d": lambda: right_hand_holder(
        "PDJNR 2525 M15", letter="D", approach=93, text="DNMG|150608"
    ),
    "cut_holder-d-clamp": lambda: right_hand_holder(
        "MDJNR 2020 K15", 0.75, letter="D", approach=93, text="", clamped=True, **SMALL
    ),
    "cut_holder-s": lambda: right_hand_holder("PSSNR 2525 M12", letter="S", approach=45, text="SNMG|P25"),
    "cut_holder-t": lambda: right_hand_holder(
        "PTGNR 2020 K16", letter="T", approach=90, text="P25", shank=20, width=25, length=77
    ),
    "cut_holder-v-clamp": lambda: right_hand_holder(
        "MVJNR 2525 M16", 0.75, letter="V", approach=93, text="", clamped=True, steel="black oxide"
    ),
    "cut_holder-c-screw": lambda: right_hand_holder(
        "SCLCR 1212 F09", 0.75, positive=True, steel="black oxide", shank=12, width=16, length=46
    ),
    "cut_holder-d-screw": lambda: right_hand_holder(
        "SDJCR 2020 K11", 0.75, letter="D", approach=93, positive=True, **SMALL
    ),
    "cut_holder-left": left_hand_holder,
    "cut_boring-bar": lambda: bar(boring_bar("S25T-SCLCR 09"), 12.5, 150),
    "cut_boring-bar-d": lambda: bar(boring_bar("S20S-SDUCR 11", "D", 93, 20, 120, 13), 10, 120),
    "cut_boring-bar-t": lambda: bar(boring_bar("S16R-STFCR 11", "T", 90, 16, 96, 11), 8, 96),
    "cut_threading-bar": lambda: bar(threading_bar(), 10, 125),
    "cut_grooving-bar": lambda: bar(threading_bar(profile="groove"), 10, 125),
    "cut_grooving-holder": lambda: black_holder(grooving_holder()),
    "cut_threading-holder": lambda: black_holder(threading_holder()),
    "cut_parting": blade,
    "cut_facemill": lambda: standing_picture(face_mill(), 90, 52.6),
    "cut_shoulder-mill": lambda: standing_picture(shoulder_mill(), 60, 40, 47, (-30, -180, 140)),
    "cut_u-drill": lambda: rotary_picture(u_drill(), 22, 165, 60, 110, (-20, -260, 250), 110),
}
