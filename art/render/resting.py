"""Lets a loose part come to rest on the table."""

from math import radians

import bmesh
import bpy
from mathutils import Matrix, Vector


def _hull_planes(ob):
    """(outward normal, distance from the middle) of each face of the convex hull, and that middle."""
    hull = bmesh.new()
    for vertex in ob.data.vertices:
        hull.verts.new(vertex.co)
    middle = sum((v.co for v in hull.verts), Vector()) / len(hull.verts)
    made = bmesh.ops.convex_hull(hull, input=hull.verts)
    faces = [f for f in made["geom"] if isinstance(f, bmesh.types.BMFace)]
    planes = []
    for face in faces:
        face.normal_update()
        away = face.normal.dot(face.verts[0].co - middle)
        planes.append((face.normal.copy() if away >= 0 else -face.normal, abs(away)))
    hull.free()
    return planes, middle


def rest(ob, x, y, turn=0.0):
    """Lays it at (x, y) on the hull's face nearest to its centre of gravity: on that one it can't tip.

    `turn` is its direction, degrees. No point is below the table, at least three touch it.
    """
    planes, middle = _hull_planes(ob)
    down, distance = min(planes, key=lambda plane: plane[1])
    laid = down.rotation_difference(Vector((0, 0, -1))).to_matrix().to_4x4()
    ob.matrix_world = (
        Matrix.Translation((x, y, distance))
        @ Matrix.Rotation(radians(turn), 4, "Z")
        @ laid
        @ Matrix.Translation(-middle)
    )
    bpy.context.view_layer.update()
    return ob
