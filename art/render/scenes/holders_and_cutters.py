"""Cut-outs of toolholders, bars, blades and indexable cutters."""

from geometry.boring_bar import boring_bar, threading_bar
from geometry.grooving_holder import grooving_holder
from geometry.indexable_mill import face_mill, shoulder_mill
from geometry.parting_blade import parting_blade
from geometry.turning_holder import turning_holder
from geometry.u_drill import u_drill
from lights import soft_box
from scenes.cut_out import holder_picture, rotary_picture, standing_picture


def right_hand_holder():
    return holder_picture(
        turning_holder("PCLNR 2525 M12"), (20, 10, 25), 128, (-30, -190, 165), exposure=0.35
    )


def left_hand_holder():
    return holder_picture(turning_holder("PCLNL 2525 M12", hand="left"), (-35, 14, 25), -38, exposure=0.35)


def bar(tool, radius, length):
    return holder_picture(
        tool, (-0.36 * length, -0.32 * length, radius), 222, (-12, -190, 175), exposure=0.75
    )


def blade():
    facts = holder_picture(parting_blade(), (25, 0, 32), -38, (40, -220, 110), exposure=0.5, size=75)
    soft_box((60, -190, 40), (0, 0, 10), 120, 120, 3.0, soft=0.5)
    return facts


def grooving():
    return holder_picture(grooving_holder(), (20, 10, 25), 128, (-30, -190, 165), exposure=0.75)


SCENES = {
    "cut_holder": right_hand_holder,
    "cut_holder-left": left_hand_holder,
    "cut_boring-bar": lambda: bar(boring_bar(), 12.5, 150),
    "cut_threading-bar": lambda: bar(threading_bar(), 10, 125),
    "cut_grooving-holder": grooving,
    "cut_parting": blade,
    "cut_facemill": lambda: standing_picture(face_mill(), 90, 52.6),
    "cut_shoulder-mill": lambda: standing_picture(shoulder_mill(), 60, 40, 47, (-30, -180, 140)),
    "cut_u-drill": lambda: rotary_picture(u_drill(), 22, 165, 60, 110, (-20, -260, 250), 110),
}
