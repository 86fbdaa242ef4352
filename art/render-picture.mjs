import { spawn } from "node:child_process";
import { createWriteStream, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { recipesFile, scenes } from "./places.mjs";

// A draft shows the composition; a full picture is clean after denoising. The same seed gives the same picture.
const quality = {
  "draft hero": { factor: 0.4, samples: 5, threshold: 0.1 },
  // The site shows a cut-out at half its size or less, where 4 samples become 16.
  "draft cut": { factor: 0.2, samples: 5, threshold: 0.1 },
  cut: { factor: 1, samples: 4, threshold: 0.04 },
  // With 48 samples, out-of-focus edges were speckled.
  hero: { factor: 1, samples: 160, threshold: 0.01 },
  // Without bright edges far out of focus a fifth of the samples is clean.
  "calm hero": { factor: 1, samples: 32, threshold: 0.02 },
};

const calmHeroes = ["hero_endmills", "hero_drilling"];

/** Names of all scenes: the cut-outs of art/recipes.json and the heroes of the table in heroes.py. */
export function sceneNames() {
  const known = Object.entries(JSON.parse(readFileSync(recipesFile, "utf8")));
  const cutOuts = known.flatMap(([name, { mirrorOf }]) => (mirrorOf === undefined ? [`cut_${name}`] : []));
  const heroes = readFileSync(join(scenes, "scenes/heroes.py"), "utf8").matchAll(/^ {4}"(hero_\w+)":/gm);
  return [...cutOuts, ...[...heroes].map(([, name]) => name)].sort((one, other) => one.localeCompare(other));
}

/**
 * Renders a scene and develops it into `picture`. Its measures and the output of both programs go into files beside it.
 */
export async function renderPicture({ blender, python, weights }, { name, picture, draft, threads }) {
  const kind = name.startsWith("hero_") ? "hero" : "cut";
  const settings = quality[draft ? `draft ${kind}` : calmHeroes.includes(name) ? "calm hero" : kind];
  const passes = picture.replace(/png$/, "npz");
  const log = picture.replace(/png$/, "log");
  const unfinished = picture.replace(/png$/, "part.png");
  await runScene(blender, name, passes, { ...settings, threads }, log);
  const small = name.startsWith("hero_") && !draft ? [] : ["small"];
  await run(python, [join(scenes, "develop.py"), passes, unfinished, weights, `${threads}`, ...small], log, {
    OMP_NUM_THREADS: `${threads}`,
  });
  renameSync(unfinished, picture);
  rmSync(passes);
}

/** Only builds the scene and writes its measures into `measures`, a .json. */
export async function measurePicture({ blender }, { name, measures }) {
  const nothing = { factor: 1, samples: 0, threshold: 0, threads: 1 };
  await runScene(blender, name, measures.replace(/json$/, "npz"), nothing, measures.replace(/json$/, "log"));
}

async function runScene(blender, name, passes, { factor, samples, threshold, threads }, log) {
  const script = join(scenes, "render_scene.py");
  // Factory settings: nobody's preferences change the pictures.
  const start = ["-b", "--factory-startup", "-t", `${threads}`, "-P", script, "--"];
  await run(blender, [...start, name, passes, ...[factor, samples, threshold, threads].map(String)], log);
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
    // Stopping this program also stops what it started: two Blenders on one picture would spoil each other's passes.
    const stop = (signal) => {
      child.kill(signal);
      process.exit(1);
    };
    process.once("SIGINT", stop).once("SIGTERM", stop);
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("SIGINT", stop).off("SIGTERM", stop);
      file.end();
      // Blender ends with 0 even when its script failed; the next step then finds no passes and fails.
      if (code === 0) resolve(undefined);
      else reject(new Error(`${program} ended with ${code}; its words stand in ${log}.`));
    });
  });
}
