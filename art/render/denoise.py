"""Runs the weights of Open Image Denoise on torch; Debian's Blender is built without the denoiser."""

import os
import struct

import numpy as np
import torch
import torch.nn.functional as f

MAGIC, VERSION = 0x41D7, 2


def load_weights(path):
    """The tensors of a .tza file by name."""
    with open(path, "rb") as file:
        data = file.read()
    magic, major, _, at = struct.unpack_from("<HBBQ", data, 0)
    if magic != MAGIC or major != VERSION:
        raise ValueError(f"{path}: expected a .tza file of version {VERSION}.")
    (count,) = struct.unpack_from("<I", data, at)
    at, tensors = at + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f"<{rank}I", data, at + 1)
        # The dimensions are followed by their layout, one letter each.
        at += 1 + 4 * rank + rank
        kind = np.float32 if chr(data[at]) == "f" else np.float16
        (start,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        values = np.frombuffer(data, kind, int(np.prod(shape)), start).reshape(shape)
        tensors[name] = torch.from_numpy(values.astype(np.float32))
    return tensors


def network(weights, x):
    """The U-Net; the large variant has two layers where the small one has one."""

    def layer(name, value):
        return f.relu(f.conv2d(value, weights[name + ".weight"], weights[name + ".bias"], padding=1))

    def up(value, beside):
        return torch.cat([f.interpolate(value, scale_factor=2, mode="nearest"), beside], 1)

    is_large = "enc_conv0.weight" not in weights
    names = ["1a 1b", "2a 2b", "3a 3b", "4a 4b"] if is_large else ["0 1", "2", "3", "4"]
    value, levels = x, [x]
    for level in names:
        for name in level.split():
            value = layer("enc_conv" + name, value)
        value = f.max_pool2d(value, 2)
        levels.append(value)
    value = layer("enc_conv5b", layer("enc_conv5a", value))
    for number in (4, 3, 2, 1):
        value = up(value, levels[number - 1])
        for letter in "ab":
            value = layer(f"dec_conv{number}{letter}", value)
    return layer("dec_conv1c" if is_large else "dec_conv0", value)


# The transfer curve the network was trained on (perceptual, for high dynamic range).
A, B, C, D, E, F, G = (
    1.41283765e03,
    1.64593172,
    4.31384981e-01,
    -2.94139609e-03,
    1.92653254e-01,
    6.26026094e-03,
    9.98620152e-01,
)
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def to_curve(y):
    middle = B * np.power(np.maximum(y, 1e-12), C) + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, middle, E * np.log(y + F) + G))


def from_curve(x):
    middle = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - G) / E) - F))


WHITE = 1 / float(to_curve(np.float64(65504.0)))


class Denoiser:
    def __init__(self, folder, threads, large=True):
        torch.set_num_threads(threads)
        self.folder = folder
        self.main = self._weights("rt_hdr_calb_cnrm_large" if large else "rt_hdr_alb_nrm")
        self.cleans_first = large
        self.albedo = self._weights("rt_alb")
        self.normal = self._weights("rt_nrm")

    def _weights(self, name):
        return load_weights(os.path.join(self.folder, name + ".tza"))

    def run(self, weights, image, overlap=112, tile=1024):
        """Height × width × channels to height × width × 3, in tiles, to bound memory."""
        height, width, _ = image.shape
        out = np.zeros((height, width, 3), np.float32)
        with torch.no_grad():
            for y in range(0, height, tile):
                for x in range(0, width, tile):
                    top, left = max(0, y - overlap), max(0, x - overlap)
                    part = image[top : min(height, y + tile + overlap), left : min(width, x + tile + overlap)]
                    tensor = torch.from_numpy(np.ascontiguousarray(part.transpose(2, 0, 1)))[None]
                    # Four halvings: both sides must be multiples of 16.
                    padded = f.pad(
                        tensor, (0, -tensor.shape[3] % 16, 0, -tensor.shape[2] % 16), mode="replicate"
                    )
                    result = network(weights, padded)[0].numpy().transpose(1, 2, 0)
                    bottom, right = min(height, y + tile), min(width, x + tile)
                    out[y:bottom, x:right] = result[y - top : bottom - top, x - left : right - left]
        return out

    def plain(self, image):
        """A map between 0 and 1, such as a shadow's strength."""
        return self.run(self.albedo, image)

    def colour(self, colour, albedo, normal):
        """The picture, helped by its albedo and normals; the large network wants them cleaned first."""
        normal = (np.clip(normal, -1, 1) * 0.5 + 0.5).astype(np.float32)
        if self.cleans_first:
            albedo, normal = self.run(self.albedo, np.clip(albedo, 0, 1)), self.run(self.normal, normal)
        colour = np.clip(np.nan_to_num(colour), 0, 65504)
        scale = _exposure(colour)
        curved = (to_curve(colour.astype(np.float64) * scale) * WHITE).astype(np.float32)
        result = self.run(
            self.main, np.concatenate([curved, np.clip(albedo, 0, 1), np.clip(normal, 0, 1)], 2)
        )
        return np.clip(from_curve(np.clip(result, 0, 1).astype(np.float64) / WHITE) / scale, 0, None).astype(
            np.float32
        )


def _exposure(colour):
    """Brings the picture's geometric mean to middle grey, as the training did."""
    light = colour @ np.array([0.212671, 0.715160, 0.072169])
    height, width = (side // 16 * 16 for side in light.shape)
    blocks = light[:height, :width].reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    lit = blocks > 1e-8
    return 0.18 / np.exp2(np.log2(blocks[lit]).mean()) if lit.any() else 1.0
