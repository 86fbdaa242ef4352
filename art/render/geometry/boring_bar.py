"""Right-hand bars for boring and internal threading: along x, the nose at 0, rake face up, the edge at +y."""

from math import cos, radians, sin

from mathutils import Matrix, Vector

from geometry.holder_clamps import finger_clamp, lever
from geometry.insert import insert
from geometry.insert_shapes import iso_shape
from geometry.screw import screw
from geometry.threading_insert import laydown_outline, threading_insert
from marking import marking
from materials import material
from mesh import group, paint
from solids import bow, cut, lathe, prism, round_edges, side_prism


def round_shank(diameter, length, flat):
    """A round bar with a flat above and below and a chamfered end; its axis lies in z = 0."""
    r = diameter / 2
    bar = lathe("bar", [(0.001, 0), (r, 0), (r, 1.2 - length), (r - 1.2, -length), (0.001, -length)], 160)
    # The lathe turns about z; the bar points to +x.
    bar.data.transform(Matrix.Rotation(radians(90), 4, "Y"))
    for sign in (1, -1):
        heights = sorted((sign * flat, sign * (r + 5)))
        cut(
            bar,
            side_prism(
                "flat",
                [
                    (-length - 1, heights[0]),
                    (-0.9 * diameter - 30, heights[0]),
                    (-0.9 * diameter - 26, heights[1]),
                    (-length - 1, heights[1]),
                ],
                -r - 1,
                r + 1,
            ),
        )
    return bar


def outside_bore(r, reach, run):
    """All that a head may not be: it works in a bore hardly wider than head and shank together."""
    radius = (reach + r) / 2 + 0.045 * r
    block = prism("outside", [(-run * 1.2, -4 * r), (20, -4 * r), (20, 4 * r), (-run * 1.2, 4 * r)], -4 * r, 4 * r)
    bore = lathe("bore", [(0.001, 40), (radius, 40), (radius, -3 * run), (0.001, -3 * run)], 256)
    bore.data.transform(Matrix.Translation((0, reach - 0.02 * r - radius, 0)) @ Matrix.Rotation(radians(90), 4, "Y"))
    return cut(block, bore)


def _coolant_bore(bar, diameter, run, reach):
    """From the round behind the head towards the cutting edge."""
    r = diameter / 2
    width = 0.085 * diameter
    start = Vector((-run - 0.7 * r, 0.12 * r, 0.3 * r + 0.8))
    towards = Vector((-1, reach - 2, 0.5)) - start
    hole = lathe("coolant", [(0.001, 0.4 * r), (width, 0.4 * r), (width, -r), (0.001, -r)], 64)
    hole.matrix_world = Matrix.Translation(start) @ towards.to_track_quat("Z", "Y").to_matrix().to_4x4()
    cut(bar, hole)


def _two_parts(bar, r, joint):
    """A steel head brazed to a carbide shank `joint` behind the nose: a fine line runs round the bar there."""
    ring = lathe("joint", [(r - 0.16, 0.16), (r + 1, 0.16), (r + 1, -0.16), (r - 0.16, -0.16)], 160, closed=True)
    ring.data.transform(Matrix.Translation((-joint, 0, 0)) @ Matrix.Rotation(radians(90), 4, "Y"))
    cut(bar, ring)
    round_edges(bar, 0.1, 2, 28)
    bar.data.materials.clear()
    for name in ("nickel", "ground carbide"):
        bar.data.materials.append(material(name))
    bar.data.polygons.foreach_set("material_index", [face.center.x < -joint for face in bar.data.polygons])


def _bar(
    diameter,
    length,
    reach,
    rake,
    pocket,
    thickness,
    plate,
    designation,
    flank=None,
    inset=1.0,
    front=None,
    coolant=False,
    steel="black oxide",
):
    """`reach` is the edge's distance from the axis; `pocket` the seat's outline; `plate` the insert with its screw.

    `flank`: the head's plan from the shank's side to the nose; `inset` scales how far the front stands behind the edge;
    `front` is its plan from beyond the nose inwards; `coolant`: a bore behind the head ends towards the edge.
    """
    r = diameter / 2
    bar = round_shank(diameter, length, r * 0.93)
    top = rake + 0.05
    run = 1.25 * diameter
    flank = flank or [(-run * 0.9, r * 0.82), (-run * 0.45, reach - 1.2), (-1.6, reach - 0.9)]
    # The chip runs off over a round, not a step.
    slope = bow((-run - r * 1.25, r + 2), (-run, top), -0.16, 48)
    cut(bar, side_prism("rake", [*slope, (9, top), (9, r + 2)], -2 * r, 2 * r))
    # A small insert lies on a small head.
    small = min(1, inset)
    # The nose is cut back so that only the insert's corner leads; it reaches out beyond the bar to carry it.
    depth = -0.9 * r
    plan = [
        (flank[0][0], -r * 0.5),
        *flank,
        (-2.4 * inset, reach * 0.35),
        (-4.0 * small, -r * 0.75),
    ]
    cut(bar, prism("nose", plan[::-1], depth, top - 0.02), "UNION")
    cut(bar, outside_bore(r, reach, run))
    relieved = [
        *(front or [(-0.9 * inset, reach + 4), (-2.0 * inset, reach * 0.3)]),
        (-4.6 * small, -r * 0.95),
        (-7 * small, -r - 2),
        (12, -r - 2),
        (12, reach + 4),
    ]
    cut(bar, prism("front", relieved, -2 * r, 2 * r))
    cut(bar, prism("pocket", pocket, rake - thickness - 0.05, r + 6))
    if coolant:
        _coolant_bore(bar, diameter, run, reach)
    if steel == "carbide shank":
        _two_parts(bar, r, 2.1 * diameter)
    else:
        paint(round_edges(bar, 0.4, 3, 28), material(steel))
    letters = marking(
        designation, diameter * 0.2, material("grey mark"), (-length * 0.62, 0, r * 0.93 + 0.01), 180
    )
    return group([bar, plate, *letters], "bar")


# Corner angle, circle, thickness, corner radius and hole of the inserts held, degrees and mm: by a screw, in their hole.
POSITIVE = {
    "C": (80, 9.525, 3.97, 0.4, 4.4),
    "D": (55, 9.525, 3.97, 0.4, 4.4),
    "T": (60, 6.35, 2.38, 0.4, 2.8),
    "V": (35, 9.525, 4.76, 0.4, 4.4),
}
NEGATIVE = {
    "C": (80, 12.7, 4.76, 0.8, 5.16),
    "D": (55, 12.7, 6.35, 0.8, 5.16),
    "T": (60, 9.525, 4.76, 0.8, 3.81),
    "W": (80, 12.7, 4.76, 0.8, 5.16),
    "S": (90, 12.7, 4.76, 0.8, 5.16),
}


def _held(clamping, letter, circle, thickness, radius, hole, r):
    """The insert round the origin and what holds it in a bar of radius `r`."""
    if clamping == "S":
        seat = insert(
            letter, circle, thickness, radius, hole, "alumina", flank="gold", clearance=7, breaker=0.7, sink=0.5
        )
        # Its stem ends inside the bar.
        stem = min(3, (0.8 * r - 1.85) / (hole * 0.58))
        part = screw(hole * 0.58, 1.6, socket=0.6, dome=0.1, taper=0.6, stem=stem)
        part.location = (0, 0, thickness / 2 - 0.25)
        return [seat, part]
    seat = insert(letter, circle, thickness, radius, hole, "alumina", flank="gold")
    if clamping == "P":
        part = lever(hole)
        part.location = (0, 0, thickness / 2 - 1.28)
    else:
        part = finger_clamp()
        part.scale = (0.85,) * 3
        part.location = (-11.2, 0, thickness / 2 - 0.36)
    return [seat, part]


def boring_bar(
    designation,
    letter="C",
    approach=95,
    diameter=25.0,
    length=150.0,
    reach=17.0,
    clamping="S",
    circle=None,
    coolant=False,
    steel="black oxide",
):
    """With an insert of that letter; `approach` is KAPR in degrees, mm; `circle` where the insert is of another size.

    `clamping`: a positive insert held by a screw (S), a negative one by a lever (P) or a finger (M).
    """
    corner, usual, thickness, radius, hole = (POSITIVE if clamping == "S" else NEGATIVE)[letter]
    circle = circle or usual
    hole *= circle / usual
    rake, r, turn = 0.0, diameter / 2, 180 - approach - corner / 2
    inward = -Vector((cos(radians(turn)), sin(radians(turn)), 0))
    # The nose is the outermost point; with less than 90° the other end of its edge leads.
    lead = max(0, cos(radians(approach)))
    nose = Vector((-lead * circle, reach, 0))
    front = [(-lead * (circle + 4) - 1.2, reach + 4), (-1.2, reach - circle)] if lead > 0.01 else None
    middle = nose + inward * ((circle / 2 - radius) / sin(radians(corner / 2)) + radius)
    rotation = Matrix.Rotation(radians(turn), 3, "Z")
    outline, _ = iso_shape(letter, circle).outline(-0.1, 0.3, 8, 1)
    pocket = [tuple((rotation @ Vector((x, y, 0)) + middle).xy) for x, y in outline]
    plate = group(_held(clamping, letter, circle, thickness, radius, hole, r), "plate")
    plate.location = (middle.x, middle.y, rake - thickness / 2)
    plate.rotation_euler[2] = radians(turn)
    # The head follows the trailing edge, a little behind it, until it meets the bar's own side.
    back = radians(-approach - corner)
    tip = nose + inward * 1.5
    way = min((tip.y - 0.94 * r) / -sin(back), 0.56 * diameter, 1.1 * circle / sin(radians(max(55, corner))))
    edge = [(tip.x + way * cos(back), tip.y + way * sin(back)), (tip.x, tip.y)]
    is_wide = edge[0][1] > r
    # One that reaches out beyond the bar carries the insert and no more, the other grows out of the bar's round.
    shoulder = (edge[0][0] - 1.5 * (edge[0][1] - 0.86 * r), 0.86 * r)
    start = [shoulder] if is_wide else [(-1.5 * diameter, 0.3 * r), (-0.7 * diameter, 0.94 * r)]
    flank = [*start, *edge]
    return _bar(
        diameter,
        length,
        reach,
        rake,
        pocket,
        thickness,
        plate,
        designation,
        flank,
        inset=circle / 9.525,
        front=front,
        coolant=coolant,
        steel=steel,
    )


def threading_bar(designation, diameter, length, reach):
    """With a 16IR insert whose front tooth points away from the axis."""
    thickness, rake = 3.5, 0.0
    middle = Vector((-8.6, reach - 6.5, 0))
    outline = laydown_outline("thread", True, 9.525 * 1.012)
    pocket = [(x + middle.x, y + middle.y) for x, y in outline]
    seat = threading_insert("thread", True, thickness=thickness)
    head = screw(2.45, 1.6, socket=0.6, dome=0.1, taper=0.6, stem=2)
    head.location = (0, 0, thickness / 2 - 0.2)
    plate = group([seat, head], "plate")
    plate.location = (middle.x, middle.y, rake - thickness / 2)
    return _bar(diameter, length, reach, rake, pocket, thickness, plate, designation)
