"""The coatings of solid carbide tools, as the data names them."""

from surface import Surface

# Colour, roughness, colour at a grazing angle.
COATINGS = {
    "TiAlN": ((0.150, 0.128, 0.172), 0.27, (0.24, 0.19, 0.28)),
    "AlCrN": ((0.215, 0.235, 0.262), 0.25, (0.32, 0.35, 0.40)),
    "AlTiSiN": ((0.30, 0.205, 0.15), 0.25, (0.42, 0.32, 0.26)),
    "TiN": ((0.80, 0.56, 0.20), 0.24, (0.90, 0.72, 0.40)),
    "DLC": ((0.070, 0.070, 0.074), 0.15, (0.18, 0.175, 0.19)),
    "TiCN": ((0.33, 0.235, 0.215), 0.26, (0.46, 0.35, 0.32)),
    "uncoated": ((0.47, 0.47, 0.48), 0.20, None),
}
BARE_CARBIDE = (0.52, 0.52, 0.53)


def coated(name, end, grain=(9, 0.18)):
    """Ground carbide, coated down to z = `end` mm (the tip is at 0, the shank below), bare from there."""
    colour, rough, grazing = COATINGS[name]
    surface = Surface(name, colour, rough)
    if grazing:
        surface.tint(grazing)
        surface.coating_edge(end - 0.8, end + 0.8, BARE_CARBIDE, 0.19)
    surface.uneven(0.08)
    surface.grain(grain, 0.10)
    return surface.finish()
