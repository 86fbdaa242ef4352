"""A bar being turned with a right-hand holder: the feed runs to the left, towards the chuck."""

from camera import camera
from geometry.chip import chip
from geometry.turning_holder import turning_holder
from geometry.workpiece import workpiece
from scenes.stage import WARM, boxes, dark_room

STOCK, FINISHED = 32.0, 29.5
ICE = (0.80, 0.90, 1)


def _cut():
    workpiece(STOCK, FINISHED)
    holder = turning_holder("PCLNR 2525 M12", length=130, text="P25|CNMG 120408", dip=6, indexed=True)
    # The nose touches the finished diameter and the foot of the shoulder, at centre height.
    holder.location = (31.62, -FINISHED + 0.06, -0.38)
    chip(
        start=(0.15, -FINISHED - 0.02, 0.0),
        end=(0.05, -STOCK + 0.05, 0.0),
        flow=(1, -0.1, 0.10),
        drift=(0.20, -0.72, 0.66),
        radius=2.1,
        turns=5,
        seed=5,
        bend=(7, 0, 5),
        growth=0.02,
    )


def turning():
    dark_room()
    _cut()
    boxes(
        # The bar's bright streaks, left and right of the cut.
        ((-60, 110, 190), (-20, -10, 0), 300, 60, 9, (0.90, 0.95, 1)),
        ((150, -130, 150), (0, -20, 0), 90, 200, 9, WARM),
        ((-190, -60, 60), (0, -20, 0), 50, 180, 14, ICE),
        # What the holder's top mirrors.
        ((110, 170, 130), (14, -45, 0), 110, 56, 1.8, (1, 1, 1)),
        # The rake face mirrors the bar, and in the bar this box overhead.
        ((50, 30, 185), (5, -25, 10), 140, 80, 8, (1, 1, 1)),
        # The gold flank, the holder's end and side.
        ((-120, -170, 10), (0, -40, -5), 70, 110, 7, WARM),
        ((-60, -230, -40), (0, -20, -6), 240, 90, 1.4, (1, 1, 1)),
        ((-30, -260, 120), (0, 0, 0), 260, 110, 2.2, (1, 1, 1)),
        # A faint line along the bar's underside parts it from the dark.
        ((40, 40, -150), (-10, -25, -20), 300, 50, 1.7, ICE),
        ((-110, 95, -175), (0, -40, -12), 110, 130, 0.7, (0.9, 0.95, 1)),
    )
    camera((-46, -150, 104), (5, -36, 0), lens=108, focus=(1, -33, 1), aperture=1.5)
    return {"exposure": 0.4}
