"""A solid through cross-sections."""

import numpy as np

from mesh import grid_faces, mesh_object


def loft(name, sections, material, angle=32):
    """Sections: each n × 3 points, one closed loop; the first and the last are capped."""
    rows, columns = len(sections), len(sections[0])
    faces = grid_faces(rows, columns).tolist()
    faces += [list(range(columns)), list(range((rows - 1) * columns, rows * columns))[::-1]]
    return mesh_object(name, np.concatenate(sections), faces, [material], angle, recalculate=True)
