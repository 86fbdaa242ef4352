"""Steel as tools leave it: a bar on the lathe, a block with a shoulder, a plate with a hole, cut open."""

from math import pi, radians, tan

import numpy as np

from materials import material
from mesh import mesh_object
from solids import lathe, prism, round_edges
from surface import Surface

EDGE = 0.18


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
    """A turned bar along x: what is cut already, the shoulder the edge stands at, what is still to be cut.

    Finished for x > 0, radii in mm; the nose that cuts stands at x = 0.

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


def _milled(radius, across, feed):
    """Steel with the arcs that a mill of that radius left: one pass at y = 0, those before it `across` mm apart."""
    surface = Surface("milled steel", (0.50, 0.495, 0.49), 0.25, coord="Object")
    surface.uneven(0.08)
    axes = surface.node("ShaderNodeSeparateXYZ")
    surface.link(surface.coords.outputs["Object"], axes.inputs[0])
    x, y, _ = axes.outputs
    before = surface.math("SUBTRACT", surface.math("MODULO", surface.math("ADD", y, radius + 99 * across), across), radius)
    is_now = surface.math("GREATER_THAN", y, -radius)
    own = surface.math("ADD", surface.math("MULTIPLY", is_now, surface.math("SUBTRACT", y, before)), before)
    arc = surface.math("POWER", surface.math("MAXIMUM", surface.math("SUBTRACT", radius**2, surface.math("POWER", own, 2)), 0.0), 0.5)
    centre = surface.math("ADD", x, arc)
    wave = surface.math("SINE", surface.math("MULTIPLY", centre, 2 * pi / feed), 0)
    surface.raise_by(wave, 0.5, 0.05)
    surface.grain((0.5, 0.5), 0.05)
    return surface.finish()


def shoulder_block(radius, width, depth, feed=0.8, reach=70.0, front=26.0, back=60.0, below=40.0):
    """A shoulder `width` wide and `depth` deep that a mill at x = y = 0 cuts towards −x; its floor is z = 0."""
    steel = _milled(radius, width, feed)
    old = radius - width
    start = np.pi - np.arcsin(old / radius)
    arc = [(radius * np.cos(a), radius * np.sin(a)) for a in np.linspace(start, pi / 2, 40)]
    outline = [(-reach, old), *arc, (reach, radius), (reach, back), (-reach, back)]
    floor = prism("floor of the shoulder", [(-reach, -front), (reach, -front), (reach, back), (-reach, back)], -below, 0, steel)
    round_edges(floor, EDGE)
    wall = prism("wall of the shoulder", outline, -1, depth, steel)
    wall.data.materials.append(material("ground steel"))
    wall.data.polygons[1].material_index = 1
    round_edges(wall, EDGE, angle=50)
    return floor, wall


def cut_plate(radius, entered, point, reach=70.0, back=70.0, below=36.0):
    """A plate, its top at z = 0, with a hole as far as the drill's tip has come; cut open at y = 0, the axis."""
    wall = -entered + radius / tan(radians(point / 2))
    around = np.linspace(0, pi, 97)
    depths = np.arange(0, -wall, 0.06)
    # The margins leave a fine spiral.
    rings = [(radius + 0.012 * (k % 2), -z) for k, z in enumerate(depths)]
    rings += [(radius * s, wall - (wall + entered) * (1 - s)) for s in np.linspace(1, 0.001, 24)]
    half = [(r * np.cos(around), r * np.sin(around), np.full(97, z)) for r, z in rings]
    bore = np.stack([np.stack(ring, -1) for ring in half]).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(len(rings) - 1), np.arange(96), indexing="ij")
    faces = np.stack([i * 97 + j, i * 97 + j + 1, (i + 1) * 97 + j + 1, (i + 1) * 97 + j], -1).reshape(-1, 4)
    mesh_object("bore of the hole", bore, faces.tolist(), [material("turned steel")], 50)
    rim = [(radius * np.cos(a), radius * np.sin(a), 0) for a in around[::-1]]
    top = [(-reach, 0, 0), *rim, (reach, 0, 0), (reach, back, 0), (-reach, back, 0)]
    cone = [(-radius, 0, wall), (0, 0, -entered), (radius, 0, wall)]
    section = [(-reach, 0, 0), (-radius, 0, 0), *cone, (radius, 0, 0), (reach, 0, 0), (reach, 0, -below), (-reach, 0, -below)]
    for name, outline in (("top of the plate", top), ("section of the plate", section)):
        mesh_object(name, outline, [list(range(len(outline)))], [material("ground steel")])
