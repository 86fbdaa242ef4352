"""Plain solids and what is done to them: prisms, turned parts, cuts, rounded edges."""

from math import radians

import bpy
import numpy as np

from mesh import grid_faces, mesh_object, shade_smooth


def apply_modifiers(ob):
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    mesh = bpy.data.meshes.new_from_object(ob.evaluated_get(graph))
    ob.modifiers.clear()
    ob.data = mesh


def cut(body, tool, operation="DIFFERENCE"):
    """Takes the tool out of the body (exact; on clean solids, before edges are rounded) and throws it away."""
    modifier = body.modifiers.new("cut", "BOOLEAN")
    modifier.object = tool
    modifier.operation = operation
    modifier.solver = "EXACT"
    apply_modifiers(body)
    bpy.data.objects.remove(tool)
    return body


def round_edges(ob, width, segments=3, angle=30):
    """Rounds every edge sharper than `angle` degrees by `width` mm."""
    modifier = ob.modifiers.new("bevel", "BEVEL")
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = "ANGLE"
    modifier.angle_limit = radians(angle)
    modifier.harden_normals = False
    modifier.miter_outer = "MITER_ARC"
    apply_modifiers(ob)
    shade_smooth(ob.data, 60)
    # Without weighted normals a large flat face shades like a pillow.
    weighted = ob.modifiers.new("normals", "WEIGHTED_NORMAL")
    weighted.keep_sharp = True
    weighted.weight = 100
    weighted.mode = "FACE_AREA"
    return ob


def _between(name, near, far, material):
    """A solid between two equal outlines that face each other."""
    n = len(near)
    faces = [list(range(n))[::-1], list(range(n, 2 * n))]
    faces += [[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n)]
    return mesh_object(name, near + far, faces, [material] if material else [], recalculate=True)


def prism(name, outline, low, high, material=None):
    """A solid between two heights over an outline of (x, y)."""
    return _between(name, [(x, y, low) for x, y in outline], [(x, y, high) for x, y in outline], material)


def side_prism(name, profile, left, right, material=None):
    """A solid between two y over a side view of (x, z)."""
    return _between(name, [(x, left, z) for x, z in profile], [(x, right, z) for x, z in profile], material)


def front_prism(name, profile, left, right):
    """A solid between two x over a front view of (y, z)."""
    return _between(name, [(left, y, z) for y, z in profile], [(right, y, z) for y, z in profile], None)


def lathe(name, profile, segments=128, materials=(), angle=30, closed=False):
    """A turned part from its profile of (radius, z), from the top outwards and down."""
    a = np.arange(segments) * 2 * np.pi / segments
    p = np.array(profile, float)
    ring = [np.outer(p[:, 0], np.cos(a)), np.outer(p[:, 0], np.sin(a)), np.repeat(p[:, 1:], segments, 1)]
    faces = grid_faces(len(p), segments, closed_rows=closed).tolist()
    if not closed:
        faces.append(list(range(segments)))
        last = (len(p) - 1) * segments
        faces.append(list(range(last, last + segments))[::-1])
    return mesh_object(name, np.stack(ring, -1).reshape(-1, 3), faces, materials, angle, recalculate=True)


def bow(start, end, rise, points=8):
    """Points of (x, z) from start to end, bowed to the left by `rise` times their distance."""
    (x0, z0), (x1, z1) = start, end
    nx, nz = -(z1 - z0), (x1 - x0)
    return [
        (x0 + (x1 - x0) * t + nx * rise * 4 * t * (1 - t), z0 + (z1 - z0) * t + nz * rise * 4 * t * (1 - t))
        for t in np.linspace(0, 1, points)
    ]
