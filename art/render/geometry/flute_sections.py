"""Cross-sections of one tooth: share of the pitch (0 at the cutting edge, 1 at the next), share of the radius."""

import numpy as np


def smooth_through(x, y, at):
    """A monotone cubic through the points, evaluated at `at`: no overshoot between them."""
    x, y = np.array(x, float), np.array(y, float)
    step = np.diff(x)
    slope = np.diff(y) / step
    tangent = np.zeros_like(y)
    for i in range(1, len(x) - 1):
        if slope[i - 1] * slope[i] > 0:
            w1, w2 = 2 * step[i] + step[i - 1], step[i] + 2 * step[i - 1]
            tangent[i] = (w1 + w2) / (w1 / slope[i - 1] + w2 / slope[i])
    tangent[0], tangent[-1] = slope[0], slope[-1]
    k = np.clip(np.searchsorted(x, at) - 1, 0, len(step) - 1)
    t = (at - x[k]) / step[k]
    return (
        (2 * t**3 - 3 * t**2 + 1) * y[k]
        + (t**3 - 2 * t**2 + t) * step[k] * tangent[k]
        + (-2 * t**3 + 3 * t**2) * y[k + 1]
        + (t**3 - t**2) * step[k] * tangent[k + 1]
    )


def mill_section(core, land, heel, points=44):
    """An end mill's tooth: relieved land, heel, flute down to the core."""
    on_land = np.linspace(0, land, 5)[:-1]
    on_heel = np.linspace(land, heel, 8)[:-1]
    in_flute = np.linspace(heel, 1, points + 1)[:-1]
    at = [heel, heel + 0.05, heel + 0.14, heel + 0.27, 0.80, 0.90, 0.955, 0.985, 1.0]
    depth = [0.921, 0.86, 0.76, core + 0.05, core, core + 0.05, core + 0.17, core + 0.30, 1.0]
    radius = [
        1 - 0.014 * on_land / land,
        0.986 - 0.065 * (on_heel - land) / (heel - land),
        smooth_through(at, depth, in_flute),
    ]
    return np.r_[on_land, on_heel, in_flute], np.concatenate(radius)


def drill_section(web=0.26, points=52):
    """A twist drill's tooth: narrow margin, cleared body, flute down to the web."""
    margin = np.linspace(0, 0.045, 4)[:-1]
    step = np.linspace(0.045, 0.06, 3)[:-1]
    body = np.linspace(0.06, 0.50, 30)[:-1]
    flute = np.linspace(0.50, 1, points + 1)[:-1]
    at = [0.50, 0.515, 0.56, 0.63, 0.72, 0.80, 0.88, 0.93, 0.97, 0.99, 1.0]
    depth = [0.95, 0.90, 0.72, 0.48, 0.31, web, 0.34, 0.48, 0.72, 0.88, 1.0]
    radius = [
        np.ones_like(margin),
        1 - 0.05 * (step - 0.045) / 0.015,
        np.full_like(body, 0.95),
        smooth_through(at, depth, flute),
    ]
    return np.r_[margin, step, body, flute], np.concatenate(radius)


def gullet_section(points=60):
    """A U-drill's half: a round back, then a wide straight chip space in front of the insert."""
    back = np.linspace(0, 0.60, 40)[:-1]
    gullet = np.linspace(0.60, 1, points + 1)[:-1]
    at = [0.60, 0.62, 0.68, 0.76, 0.84, 0.92, 0.965, 0.985, 0.996, 1.0]
    depth = [1.0, 0.90, 0.62, 0.44, 0.34, 0.26, 0.30, 0.50, 0.90, 1.0]
    return np.r_[back, gullet], np.r_[np.ones_like(back), smooth_through(at, depth, gullet)]


def reamer_section(core=0.74, points=44):
    """A reamer's tooth: a round margin, a cleared land, a shallow flute."""
    margin = np.linspace(0, 0.07, 5)[:-1]
    land = np.linspace(0.07, 0.42, 14)[:-1]
    flute = np.linspace(0.42, 1, points + 1)[:-1]
    at = [0.42, 0.46, 0.56, 0.68, 0.80, 0.90, 0.955, 0.985, 1.0]
    depth = [0.945, 0.90, 0.82, core + 0.02, core, core + 0.02, core + 0.08, core + 0.16, 1.0]
    radius = [np.ones_like(margin), 0.985 - 0.04 * (land - 0.07) / 0.35, smooth_through(at, depth, flute)]
    return np.r_[margin, land, flute], np.concatenate(radius)
