"""From light to screen: tone curves for cut-outs and for heroes."""

import numpy as np

from blur import blur


def _srgb(c):
    c = np.clip(c, 0, 1)
    return np.where(c <= 0.0031308, 12.92 * c, 1.055 * np.power(np.maximum(c, 1e-8), 1 / 2.4) - 0.055)


def _neutral(c):
    """Khronos' PBR Neutral, without its offset of 0.04, which oversaturates dark coatings."""
    start, desaturation = 0.8 - 0.04, 0.15
    peak, rest = c.max(-1, keepdims=True), 1 - start
    pressed = 1 - rest * rest / (peak + rest - start)
    scaled = c * np.where(peak < start, 1, pressed / np.maximum(peak, 1e-6))
    grey = 1 - 1 / (desaturation * (peak - pressed) + 1)
    return np.where(peak < start, c, scaled * (1 - grey) + pressed * grey)


def _filmic(c):
    """An ACES-like curve, partly on the luminance alone, which keeps gold saturated."""

    def curve(v):
        return np.clip(v * (2.51 * v + 0.03) / (v * (2.43 * v + 0.59) + 0.14), 0, 1)

    light = (c @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
    kept = np.minimum(c * (curve(light * 0.6) / np.maximum(light, 1e-6)), 1)
    return 0.7 * curve(c * 0.6) + 0.3 * kept


def _contrast(image, amount):
    return image + amount * (image - 0.5) * image * (1 - image) * 2.2


def cut_out_grade(colour, alpha):
    """Colour over transparency as RGBA between 0 and 1."""
    a = np.clip(alpha, 0, 1)[..., None]
    image = _srgb(_neutral(np.where(a > 1e-3, colour / np.maximum(a, 1e-3), 0)))
    return np.concatenate([np.clip(_contrast(image, 0.12), 0, 1), a], 2)


def hero_grade(colour, glare=0.05, vignette=0.32):
    """A little glare and vignette, the filmic curve, and dither against bands; RGB between 0 and 1."""
    height = colour.shape[0]
    bright = np.clip(colour - 1.0, 0, 12)
    colour = colour + glare * (blur(bright, height / 180) * 0.6 + blur(bright, height / 45) * 0.4)
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : colour.shape[1] * 1j]
    colour = colour * (1 - vignette * np.clip(x**2 * 0.6 + y**2 * 0.5, 0, 1) ** 1.3)[..., None]
    image = _contrast(_srgb(_filmic(colour)), 0.15)
    noise = np.random.default_rng(1).random(image.shape[:2])[..., None] - 0.5
    return np.clip(image + noise * (1.6 / 255), 0, 1)
