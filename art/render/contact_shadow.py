"""The soft shadow under a cut-out: the rendered one is ragged, so it is taken apart, smoothed and put back."""

import numpy as np
from PIL import Image

from blur import blur


def even_far_shadow(shadow, beside, mask):
    """Far from the tool a few samples leave clouds in the faint shadow: there it is blurred far more.

    `beside` is 1 where the shadow is known, 0 under the tool.
    """
    height = mask.shape[0]
    sum_ = blur((shadow * beside)[..., None], height / 40)[..., 0]
    weight = blur(beside[..., None], height / 40)[..., 0]
    wide = np.where(weight > 1e-3, sum_ / np.maximum(weight, 1e-3), 0)
    near = np.clip(blur(mask[..., None], height / 30)[..., 0] / 0.3, 0, 1)
    near = near * near * (3 - 2 * near)
    return wide * (1 - near) + shadow * near


def soft_shadow(denoiser, alpha, mask, strength=0.85):
    """How dark the shadow is at each pixel, from 0 to 1; carried on under the tool."""
    mask = np.clip(mask, 0, 1)
    height, width = mask.shape
    shadow = np.clip(np.where(mask < 0.98, (alpha - mask) / np.maximum(1 - mask, 0.02), 0), 0, 1)
    shadow = denoiser.plain(np.repeat((shadow * (1 - mask))[..., None], 3, 2)).mean(-1)
    # Only pixels wholly beside the tool know how dark the shadow is; the blur carries it under the edge.
    known, sigma = np.where(mask < 0.02, 1, 0).astype(np.float32), height / 260
    sum_ = blur((shadow * known)[..., None], sigma)[..., 0]
    weight = blur(known[..., None], sigma)[..., 0]
    shadow = np.where(weight > 1e-3, sum_ / np.maximum(weight, 1e-3), 0)
    shadow = even_far_shadow(shadow, known, mask)
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    # Gently, and to nothing before the rim, or the end of a wide shadow draws the picture's square on the ground.
    fade = np.clip((0.95 - (x**6 + y**6) ** (1 / 6)) / 0.22, 0, 1)
    return np.clip((shadow - 0.012) * strength, 0, 1) * fade * fade * (3 - 2 * fade)


def enlarged(image, height, width):
    """A smooth map of the wanted size."""
    picture = Image.fromarray(image.astype(np.float32), mode="F")
    return np.asarray(picture.resize((width, height), Image.BICUBIC)).clip(0, 1)


def over_shadow(colour, mask, shadow):
    """The colour, black under the shadow, and the alpha of tool and shadow together."""
    mask = np.clip(mask, 0, 1)
    both = mask + (1 - mask) * enlarged(shadow, *mask.shape)
    return np.where((mask < 0.004)[..., None], 0, colour), both
