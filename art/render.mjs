// Renders the masters of the pictures: `npm run art -- --help` says how to ask.
//
// Names are those of art/render/scenes: hero_turning, cut_cnmg, …; the beginning of several stands for them all: cut_end. What is
// rendered already is left alone unless --again is said, so a stopped run goes on where it was. Rendered passes and
// full pictures lie in .build/art; a finished picture also becomes a compact master in art/masters, from which
// `node art/convert-pictures.mjs` makes the files of the site. A draft becomes no master. `scales` renders nothing: it
// measures anew what the scenes of pictures span (art/scales.json).
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
  await measure(wantedScenes(positionals.slice(1)));
} else {
  await render(wantedScenes(positionals));
}

function wantedScenes(names) {
  const known = sceneNames();
  if (values.all) return known;
  const means = (asked) => (known.includes(asked) ? [asked] : known.filter((name) => name.startsWith(asked)));
  const unknown = names.find((asked) => means(asked).length === 0);
  if (unknown !== undefined) stop(`No scene's name begins with "${unknown}". There are:\n${known.join(" ")}`);
  if (names.length === 0) stop(`Say what to render: --all, sheet, or some of\n${known.join(" ")}`);
  return known.filter((name) => names.flatMap(means).includes(name));
}

function rendererHere() {
  const renderer = findRenderer();
  if ("missing" in renderer) stop(renderer.missing);
  return renderer;
}

async function measure(wanted) {
  const renderer = rendererHere();
  mkdirSync(join(build, "full"), { recursive: true });
  for (const name of wanted) {
    const measures = join(build, "full", `${name}.json`);
    await measurePicture(renderer, { name, measures });
    keepScale(measures, name);
  }
}

async function render(wanted) {
  const renderer = rendererHere();
  const sharp = values.draft ? undefined : findSharp();
  if (sharp && "missing" in sharp) stop(sharp.missing);

  const folder = join(build, values.draft ? "draft" : "full");
  mkdirSync(folder, { recursive: true });
  for (const [at, name] of wanted.entries()) {
    const picture = join(folder, `${name}.png`);
    const progress = `${at + 1}/${wanted.length} ${name}`;
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
