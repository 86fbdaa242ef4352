// Renders the masters of the pictures: usage: `npm run art -- --help`.
//
// Names are those of art/render/scenes: hero_turning, cut_cnmg, …; a common beginning selects several: cut_end.
// Existing pictures are skipped without --again, so a stopped run continues where it was. Rendered passes and full
// pictures are in .build/art; a finished picture, unless it is a draft, also becomes a compact master in art/masters,
// from which `node art/convert-pictures.mjs` makes the site's files. `scales` renders nothing; it measures again what
// the pictures' scenes span (art/scales.json).
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contactSheet } from "./contact-sheet.mjs";
import { keepMaster } from "./keep-master.mjs";
import { keepScale } from "./keep-scale.mjs";
import { build, masters } from "./places.mjs";
import { measurePicture, renderPicture, sceneNames } from "./render-picture.mjs";
import { findRenderer, findSharp } from "./requirements.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    draft: { type: "boolean", default: false },
    again: { type: "boolean", default: false },
    threads: { type: "string", default: "1" },
  },
});

function stop(message) {
  console.error(message);
  process.exit(1);
}

if (positionals[0] === "sheet") {
  const sharp = findSharp();
  if ("missing" in sharp) stop(sharp.missing);
  console.log(await contactSheet(sharp.sharp));
} else if (positionals[0] === "scales") {
  await measure(requestedScenes(positionals.slice(1)));
} else {
  await render(requestedScenes(positionals));
}

function requestedScenes(names) {
  const known = sceneNames();
  if (values.all) return known;
  const matchesOf = (request) =>
    known.includes(request) ? [request] : known.filter((name) => name.startsWith(request));
  const unknown = names.find((request) => matchesOf(request).length === 0);
  if (unknown !== undefined) stop(`No scene's name begins with "${unknown}". There are:\n${known.join(" ")}`);
  if (names.length === 0) stop(`Say what to render: --all, sheet, or some of\n${known.join(" ")}`);
  return known.filter((name) => names.flatMap(matchesOf).includes(name));
}

function rendererHere() {
  const renderer = findRenderer();
  if ("missing" in renderer) stop(renderer.missing);
  return renderer;
}

async function measure(names) {
  const renderer = rendererHere();
  mkdirSync(join(build, "full"), { recursive: true });
  for (const name of names) {
    const measures = join(build, "full", `${name}.json`);
    await measurePicture(renderer, { name, measures });
    keepScale(measures, name);
  }
}

async function render(names) {
  const renderer = rendererHere();
  const sharp = values.draft ? undefined : findSharp();
  if (sharp && "missing" in sharp) stop(sharp.missing);

  const folder = join(build, values.draft ? "draft" : "full");
  mkdirSync(folder, { recursive: true });
  for (const [at, name] of names.entries()) {
    const picture = join(folder, `${name}.png`);
    const progress = `${at + 1}/${names.length} ${name}`;
    if (values.again) rmSync(picture, { force: true });
    if (existsSync(picture) || (sharp && !values.again && existsSync(join(masters, `${name}.webp`)))) {
      console.log(`${progress}: there already`);
      continue;
    }
    const start = Date.now();
    await renderPicture(renderer, { name, picture, draft: values.draft, threads: Number(values.threads) });
    if (sharp) {
      await keepMaster(sharp.sharp, picture, name);
      keepScale(picture.replace(/png$/, "json"), name);
    }
    console.log(`${progress}: ${Math.round((Date.now() - start) / 1000)} s`);
  }
}
