"""Cut-outs of end mills, drills, taps and thread mills."""

from coatings import coated
from geometry.drill import drill
from geometry.end_mill import end_mill
from geometry.threaded_tool import threaded_tool
from scenes.cut_out import rotary_picture


def milling(coating, flutes, diameter, length, flute_length, helix, end="square", corner=0.15, roll=0):
    tool = end_mill(coating, flutes, diameter, length, flute_length, helix, end, corner)
    return rotary_picture(tool, diameter / 2, length, 112, roll)


def drilling(coating, diameter, length, flute_length, lens=88, **more):
    tool = drill(coating, diameter, length, flute_length, **more)
    return rotary_picture(tool, max(diameter, more.get("shank") or 0) / 2, length, lens)


def tap():
    surface = coated("TiN", -36, (1.2, 1.2))
    return rotary_picture(threaded_tool(6, 1.75, 84, 22, 3, 40, surface, 4.6), 6, 84, 104)


def spiral_point_tap():
    """Straight flutes, and a chamfer of form B: 3.5 to 5 threads."""
    surface = coated("TiN", -42, (1.2, 1.2))
    tool = threaded_tool(6, 1.75, 84, 27, 3, 0, surface, 4.6, lead=4.2, gun=(12, 15))
    return rotary_picture(tool, 6, 84, 104)


def thread_mill():
    surface = coated("TiAlN", -29, (1.2, 1.2))
    return rotary_picture(threaded_tool(4.9, 1.5, 72, 21, 4, 12, surface, 5, is_mill=True), 5, 72, 112)


SCENES = {
    "cut_endmill": lambda: milling("AlCrN", 4, 12, 76, 28, 38, corner=0.8),
    "cut_endmill-2": lambda: milling("TiAlN", 2, 10, 72, 19, 30),
    "cut_endmill-3": lambda: milling("DLC", 3, 12, 83, 26, 45, corner=0.1),
    "cut_endmill-4": lambda: milling("TiAlN", 4, 10, 72, 22, 38),
    "cut_endmill-6": lambda: milling("AlTiSiN", 6, 8, 63, 19, 50, corner=0.1),
    "cut_ball": lambda: milling("TiAlN", 2, 10, 76, 20, 30, "ball"),
    "cut_drill": lambda: drilling("TiAlN", 10.2, 118, 71),
    "cut_drill-solid": lambda: drilling("TiAlN", 12, 102, 55, coolant=False),
    "cut_drill-stainless": lambda: drilling("AlCrN", 8.5, 103, 61, shank=10),
    "cut_step-drill": lambda: drilling("TiAlN", 11, 102, 55, coolant=False, step=(20, 8.5)),
    "cut_micro-drill": lambda: drilling("TiAlN", 1.5, 38, 10, coolant=False, shank=3),
    "cut_spot-drill": lambda: drilling("TiAlN", 10, 89, 25, coolant=False, point=90),
    "cut_tap": tap,
    "cut_tap-spiral-point": spiral_point_tap,
    "cut_thread-mill": thread_mill,
}
