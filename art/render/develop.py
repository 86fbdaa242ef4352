"""Makes a picture of rendered passes: denoise, soft shadow, grade.

python3 develop.py PASSES.npz PICTURE.png WEIGHTS_FOLDER THREADS [small]
"""

import sys

import numpy as np
from PIL import Image

sys.dont_write_bytecode = True

from contact_shadow import over_shadow, soft_shadow  # noqa: E402
from denoise import Denoiser  # noqa: E402
from grade import cut_out_grade, hero_grade  # noqa: E402


def main():
    passes, picture, weights, threads = sys.argv[1:5]
    denoiser = Denoiser(weights, int(threads), large="small" not in sys.argv)
    with np.load(passes) as file:
        layers = {key: file[key].astype(np.float32) for key in file.files if file[key].ndim > 0}
        is_cut_out, exposure = bool(file["transparent"]), float(file["exposure"])
    colour, mask = layers["col"], layers["mask"]
    if is_cut_out:
        shown = _around(mask)
        colour[shown] = denoiser.colour(*(layers[key][shown] for key in ("col", "alb", "nrm")))
        shadow = soft_shadow(denoiser, layers["shadow_alpha"], layers["shadow_mask"])
        colour, alpha = over_shadow(colour, mask, shadow)
        image = cut_out_grade(colour * 2**exposure, alpha)
    else:
        colour = denoiser.colour(colour, layers["alb"], layers["nrm"])
        image = hero_grade(colour * 2**exposure)
    Image.fromarray((image * 255 + 0.5).astype(np.uint8)).save(picture, compress_level=2)


def _around(mask, beside=16):
    """The part of the picture that holds the tool."""
    rows, columns = (np.flatnonzero(mask.max(axis) > 0) for axis in (1, 0))
    return tuple(slice(max(0, each[0] - beside), each[-1] + beside + 1) for each in (rows, columns))


main()
