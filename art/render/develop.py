"""Makes a picture of rendered passes: denoise, soft shadow, grade.

python3 develop.py PASSES.npz PICTURE.png WEIGHTS_FOLDER THREADS [small]
"""

import sys

import numpy as np
from PIL import Image

sys.dont_write_bytecode = True

from contact_shadow import with_soft_shadow  # noqa: E402
from denoise import Denoiser  # noqa: E402
from grade import cut_out_grade, hero_grade  # noqa: E402


def main():
    passes, picture, weights, threads = sys.argv[1:5]
    denoiser = Denoiser(weights, int(threads), large="small" not in sys.argv)
    with np.load(passes) as file:
        colour, albedo, normal, alpha, mask = (
            file[key].astype(np.float32) for key in ("col", "alb", "nrm", "alpha", "mask")
        )
        is_cut_out, exposure = bool(file["transparent"]), float(file["exposure"])
    colour = denoiser.colour(colour, albedo, normal)
    if is_cut_out:
        colour, alpha = with_soft_shadow(denoiser, colour, alpha, mask)
        image = cut_out_grade(colour * 2**exposure, alpha)
    else:
        image = hero_grade(colour * 2**exposure)
    Image.fromarray((image * 255 + 0.5).astype(np.uint8)).save(picture, optimize=True)


main()
