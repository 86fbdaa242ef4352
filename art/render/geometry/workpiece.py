"""A bar on the lathe: what is cut already, the shoulder the edge stands at, what is still to be cut."""

import numpy as np

from materials import material
from solids import lathe


def _feed_marks(radius, start, end, feed, nose):
    """The scallops that a rounded nose leaves: one arc per revolution, deepest in its middle."""
    count = int((end - start) / feed)
    one = np.linspace(-0.5, 0.5, 5)[:-1] * feed
    marks = []
    for k in range(count):
        middle = start + (k + 0.5) * feed
        marks += [(radius + nose - np.sqrt(nose * nose - x * x), middle + x) for x in one]
    return marks


def workpiece(stock, finished, feed=0.32, nose=0.8, kept=56.0, reach=48.0):
    """Along x, finished for x > 0, radii in mm; the nose that cuts stands at x = 0.

    The stock shows the wider marks of the roughing pass. The approach angle is 95°: the shoulder's outer rim lies
    behind its foot.
    """
    done = _feed_marks(finished, nose * 0.62, kept, feed, nose)[::-1]
    around = np.linspace(0.0, 1.45, 9)
    fillet = [(finished + nose * (1 - np.cos(a)), nose * (0.62 - np.sin(a))) for a in around]
    foot_r, foot_x = fillet[-1]
    slope = 0.0875
    rim = [(stock - 0.12, foot_x + (stock - 0.12 - foot_r) * slope), (stock, foot_x + 0.02)]
    before = _feed_marks(stock, -reach, foot_x - 0.15, 0.42, 1.6)[::-1]
    face = [(0.001, kept + 1.5), (finished - 1.2, kept + 1.5), (finished, kept + 0.3)]
    back = [(stock, -reach - 0.1), (0.001, -reach - 0.2)]
    profile = [*face, *done, *fillet, *rim, *before, *back]
    bar = lathe("bar", profile, 200, [material("turned steel")], 50)
    bar.rotation_euler = (0, np.pi / 2, 0)
    return bar
