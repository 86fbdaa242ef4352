"""Cut-outs of turning inserts by shape, type and coating."""

from geometry.insert import insert
from scenes.cut_out import plate_picture

STEEP = (0, -76, 62)
# Turn on the table and viewpoint of each shape: the cutting corner looks at the camera.
POSES = {
    "C": (-62, (0, -66, 50)),
    "D": (-58, STEEP),
    "V": (-58, STEEP),
    "W": (-88, (0, -68, 52)),
    "S": (28, (0, -66, 50)),
    "T": (-78, (0, -62, 50)),
    "R": (0, (0, -60, 46)),
}
# Negative: circle, thickness, corner radius, hole, mm.
NEGATIVE = {
    "C": (12.7, 4.76, 0.8, 5.16),
    "D": (12.7, 6.35, 0.8, 5.16),
    "V": (9.525, 4.76, 0.8, 3.81),
    "W": (12.7, 4.76, 0.8, 5.16),
    "S": (12.7, 4.76, 0.8, 5.16),
    "T": (9.525, 4.76, 0.8, 3.81),
}
POSITIVE = {
    "C": (9.525, 3.97, 0.4, 4.4),
    "D": (9.525, 3.97, 0.4, 4.4),
    "V": (9.525, 4.76, 0.4, 4.4),
    "T": (6.35, 2.38, 0.4, 2.8),
    "R": (12.0, 4.76, 0.8, 4.4),
}
# A bright top mirrors the box behind it far more than a dark one does.
BACK = {"gold": 1.1, "polished carbide": 1.3}


def _picture(letter, sizes, top, **more):
    turn, viewpoint = POSES[letter]
    plate = insert(letter, *sizes, top, **more)
    return plate_picture(plate, sizes[1], turn, viewpoint, BACK.get(top, 4.0))


def negative(letter, top, flank=None, text="", ink="light mark"):
    return _picture(letter, NEGATIVE[letter], top, flank=flank, text=text, ink=ink)


def flat_top(letter, top):
    """Without a chip breaker, for cast iron; the corners a little rounder."""
    circle, thickness, _, hole = NEGATIVE[letter]
    return _picture(letter, (circle, thickness, 1.2, hole), top, breaker=0)


def positive(letter, top, flank=None, breaker=0.8, sink=0.5):
    return _picture(letter, POSITIVE[letter], top, flank=flank, clearance=7, breaker=breaker, sink=sink)


SCENES = {
    "cut_cnmg": lambda: negative("C", "alumina", "gold", "CNMG 120408|P25"),
    "cut_cnmg-black": lambda: negative("C", "alumina", None, "CNMG 120404|P15"),
    "cut_cnmg-violet": lambda: negative("C", "violet", None, "CNMG 120408|M25"),
    "cut_cnma": lambda: flat_top("C", "alumina"),
    "cut_ccmt": lambda: positive("C", "alumina", "gold"),
    "cut_ccmt-violet": lambda: positive("C", "violet"),
    "cut_ccgt": lambda: positive("C", "polished carbide"),
    "cut_dnmg": lambda: negative("D", "violet", None, "DNMG|150608"),
    "cut_dnmg-gold": lambda: negative("D", "alumina", "gold", "DNMG|P25"),
    "cut_dnmg-black": lambda: negative("D", "alumina", None, "DNMG|P15"),
    "cut_dcmt": lambda: positive("D", "violet"),
    "cut_dcgt": lambda: positive("D", "polished carbide"),
    "cut_wnmg": lambda: negative("W", "gold", None, "WNMG|0804", "brown mark"),
    "cut_wnmg-black": lambda: negative("W", "alumina", None, "WNMG|P15"),
    "cut_wnmg-violet": lambda: negative("W", "violet", None, "WNMG|M25"),
    "cut_wnma": lambda: flat_top("W", "alumina"),
    "cut_insert-t": lambda: negative("T", "alumina", "gold", "P25"),
    "cut_tnmg-black": lambda: negative("T", "alumina", None, "P15"),
    "cut_tcmt": lambda: positive("T", "violet"),
    "cut_insert-s": lambda: flat_top("S", "alumina"),
    "cut_snmg": lambda: negative("S", "alumina", "gold", "SNMG|P25"),
    "cut_insert-v": lambda: negative("V", "alumina", "gold", "VNMG|P25"),
    "cut_vnmg-black": lambda: negative("V", "alumina", None, "VNMG|P15"),
    "cut_vcgt": lambda: positive("V", "polished carbide", breaker=0.85),
    "cut_rcmt": lambda: positive("R", "violet", breaker=0.85, sink=0.8),
}
