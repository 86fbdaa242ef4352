"""Every material that is not a coating of a solid carbide tool, by name, made when it is asked for."""

import functools

from surface import Surface

# name: base, roughness, then what Surface is told: metal, spec, coord, and each treatment with its arguments.
SINTERED = {
    "alumina": dict(
        base=(0.062, 0.063, 0.066),
        rough=0.33,
        metal=0.75,
        spec=0.6,
        tint=(0.10, 0.10, 0.108),
        uneven=0.12,
        pits=(9, 0.16, 0.02),
    ),
    # The coating of a land is polished after it has grown: it shines where the top is dull.
    "alumina land": dict(base=(0.26, 0.262, 0.27), rough=0.24, metal=0.9, uneven=0.06, pits=(9, 0.08, 0.01)),
    "grey cvd": dict(base=(0.16, 0.165, 0.18), rough=0.33, metal=0.9, uneven=0.1, pits=(9, 0.14, 0.02)),
    "gold": dict(
        base=(0.80, 0.56, 0.20), rough=0.30, tint=(0.85, 0.62, 0.28), uneven=0.1, pits=(8, 0.12, 0.02)
    ),
    "violet": dict(
        base=(0.155, 0.132, 0.178), rough=0.29, tint=(0.25, 0.20, 0.29), uneven=0.1, pits=(9, 0.12, 0.02)
    ),
    "steel blue": dict(
        base=(0.215, 0.235, 0.262), rough=0.25, tint=(0.32, 0.35, 0.40), uneven=0.08, grain=((9, 0.18), 0.10)
    ),
    "copper": dict(
        base=(0.46, 0.27, 0.20), rough=0.30, tint=(0.52, 0.28, 0.20), uneven=0.1, pits=(9, 0.14, 0.02)
    ),
    "ground carbide": dict(
        base=(0.40, 0.40, 0.41), rough=0.25, coord="Object", uneven=0.04, grain=((0.25, 6), 0.12)
    ),
    "polished carbide": dict(
        base=(0.56, 0.56, 0.57), rough=0.15, coord="Object", uneven=0.03, grain=((0.25, 5), 0.06)
    ),
    "plain carbide": dict(base=(0.36, 0.36, 0.37), rough=0.26, uneven=0.06, grain=((9, 0.18),)),
    "cermet": dict(base=(0.44, 0.43, 0.405), rough=0.36, uneven=0.08, pits=(16, 0.10, 0.012)),
    "diamond": dict(base=(0.030, 0.030, 0.033), rough=0.24, metal=0.55, spec=0.7, uneven=0.05, crystals=75),
    "boron nitride": dict(
        base=(0.055, 0.055, 0.058), rough=0.44, metal=0.25, mottle=0.25, uneven=0.06, pits=(26, 0.25, 0.015)
    ),
    "braze": dict(base=(0.78, 0.66, 0.42), rough=0.34, uneven=0.08, pits=(5, 0.3, 0.03)),
}
STEELS = {
    "black oxide": dict(
        base=(0.085, 0.087, 0.092),
        rough=0.36,
        metal=0.80,
        spec=0.6,
        mottle=0.25,
        uneven=0.10,
        pits=(6, 0.10, 0.015),
    ),
    "dark clamp": dict(base=(0.11, 0.112, 0.118), rough=0.30, metal=0.85, uneven=0.08, pits=(6, 0.08, 0.012)),
    "nickel": dict(base=(0.66, 0.645, 0.615), rough=0.25, uneven=0.06, pits=(5, 0.05, 0.01)),
    "screw": dict(base=(0.16, 0.16, 0.165), rough=0.30, metal=0.95, uneven=0.08, pits=(6, 0.06, 0.02)),
    "ground steel": dict(
        base=(0.58, 0.57, 0.56), rough=0.24, coord="Object", uneven=0.08, grain=((0.15, 9),)
    ),
    "turned steel": dict(base=(0.56, 0.55, 0.54), rough=0.20, uneven=0.06, grain=((0.02, 0.02),)),
}
INKS = {
    "light mark": dict(base=(0.52, 0.50, 0.47), rough=0.5, metal=0.3, uneven=0.08),
    "grey mark": dict(base=(0.42, 0.42, 0.42), rough=0.5, metal=0.3, uneven=0.08),
    "black mark": dict(base=(0.05, 0.05, 0.052), rough=0.5, metal=0.2, uneven=0.08),
    "brown mark": dict(base=(0.10, 0.075, 0.04), rough=0.5, metal=0.3, uneven=0.08),
    "bore": dict(base=(0.02, 0.02, 0.02), rough=0.6, metal=0.2, uneven=0.08),
}
RECIPES = SINTERED | STEELS | INKS
TREATMENTS = ("tint", "mottle", "uneven", "grain", "pits", "crystals")


@functools.cache
def material(name):
    """The material of that name; one per run, however many objects wear it."""
    recipe = dict(RECIPES[name])
    treatments = {key: recipe.pop(key) for key in TREATMENTS if key in recipe}
    surface = Surface(name, **recipe)
    for key, value in treatments.items():
        treat = getattr(surface, key)
        if key in ("grain", "pits"):
            treat(*value)
        else:
            treat(value)
    return surface.finish()
