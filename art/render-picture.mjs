import { spawn } from "node:child_process";
import { createWriteStream, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { scenes } from "./places.mjs";

// A draft shows composition, a full picture is clean after denoising. Same seed, same picture.
const quality = {
  draft: { factor: 0.4, samples: 5, threshold: 0.1 },
  cut: { factor: 1, samples: 7, threshold: 0.06 },
  hero: { factor: 1, samples: 24, threshold: 0.04 },
};

/** Every scene's name, read from the tables of art/render/scenes. */
export function sceneNames() {
  const folder = join(scenes, "scenes");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".py"))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), "utf8").matchAll(/^ {4}"((?:cut|hero)_[\w-]+)":/gm),
    ])
    .map(([, name]) => name)
    .sort();
}

/** Renders one scene and develops it into `picture`; the whole talk of both programs goes into a log beside it. */
export async function renderPicture({ blender, python, weights }, { name, picture, draft, threads }) {
  const { factor, samples, threshold } = quality[draft ? "draft" : name.startsWith("hero_") ? "hero" : "cut"];
  const passes = picture.replace(/png$/, "npz");
  const log = picture.replace(/png$/, "log");
  const unfinished = picture.replace(/png$/, "part.png");
  await run(
    blender,
    // A factory start: nobody's preferences change the pictures.
    [
      "-b",
      "--factory-startup",
      "-t",
      `${threads}`,
      "-P",
      join(scenes, "render_scene.py"),
      "--",
      name,
      passes,
    ].concat([factor, samples, threshold, threads].map(String)),
    log,
  );
  const small = name.startsWith("hero_") && !draft ? [] : ["small"];
  await run(python, [join(scenes, "develop.py"), passes, unfinished, weights, `${threads}`, ...small], log, {
    OMP_NUM_THREADS: `${threads}`,
  });
  renameSync(unfinished, picture);
  rmSync(passes);
}

function run(program, args, log, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    const file = createWriteStream(log, { flags: "a" });
    child.stdout.pipe(file, { end: false });
    child.stderr.pipe(file, { end: false });
    // Who stops this program stops what it started: two Blenders on one picture would spoil each other's passes.
    const stop = (signal) => {
      child.kill(signal);
      process.exit(1);
    };
    process.once("SIGINT", stop).once("SIGTERM", stop);
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("SIGINT", stop).off("SIGTERM", stop);
      file.end();
      // Blender ends with 0 even when its script failed; the next step then finds no passes and fails itself.
      if (code === 0) resolve(undefined);
      else reject(new Error(`${program} ended with ${code}; its words stand in ${log}.`));
    });
  });
}
