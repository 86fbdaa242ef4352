/*
 * Builds the site into dist/: bundles the browser's script and style, renders every page, writes all files with
 * compressed copies. Run by Node; a fault in the content ends it with sentences and exit code 1. `--content <folder>
 * --out <folder>` builds other content into <folder>/dist/; several pairs build several sites.
 */
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { MACHINES } from "#contract/machines/machines.ts";
import { AHEAD, headersFile, manifestText, nginxHeaders, rulesAhead } from "#contract/host-headers.ts";
import { parseSettings, type Settings } from "#contract/settings.ts";
import { addressOf, allSelections, PRODUCTS_PATH } from "#site/catalogue/places/address.ts";
import { Assets } from "./bundles/assets.ts";
import { bundleClient, bundlePages } from "./bundles/bundle-client.ts";
import { bundleDesk } from "./bundles/bundle-desk.ts";
import { bundleMachines } from "./bundles/bundle-machines.ts";
import { bundleRenderer } from "./bundles/bundle-renderer.ts";
import { bundleWorker } from "./bundles/bundle-worker.ts";
import { readBuildOptions } from "./build-options.ts";
import { type Compress, compressOnce } from "./bundles/compress.ts";
import { readPublishable } from "./content/read-publishable.ts";
import { addFont } from "./bundles/font-face.ts";
import { keptFiles } from "./bundles/kept-files.ts";
import type { renderOutputs } from "./pages/outputs.tsx";
import { mendSwap, swapFolder } from "./bundles/swap-folder.ts";
import { changedFiles, commitOf } from "./found/changed-files.ts";
import { makeSharePictures } from "./pictures/share-pictures.ts";
import { lostAddresses } from "./content/lost-addresses.ts";
import { redirectsText } from "./content/redirects.ts";
import { findDoubts } from "./launch/find-doubts.ts";
import { readWordmarks } from "./pictures/wordmark.ts";
import { writeAll, writeInBatches } from "./bundles/write-all.ts";

/** The exports of the renderer's bundle. */
interface Renderer {
  renderOutputs: typeof renderOutputs;
}

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Runs `work` with a temporary folder. It is inside the project, so that the renderer finds React, whatever `--out`
 * is, and unique, because two builds may run at once.
 */
async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(join(root, ".build"), { recursive: true });
  const folder = await mkdtemp(join(root, ".build", "renderer-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function publicFiles(): Promise<Map<string, Uint8Array>> {
  const folder = join(root, "public");
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(files.map(async (file) => [file.slice(folder.length), await readFile(file)] as const)),
  );
}

async function openRenderer(folder: string) {
  const { module, ...sheets } = await bundleRenderer(root, folder);
  const renderer: Renderer = await import(pathToFileURL(module).href);
  return { renderer, ...sheets };
}

/** The parts that all sites of one run share: everything that doesn't depend on their content. */
async function bundleAll() {
  const assets = new Assets();
  const [{ script, overlayStyles }, pages, machines, { renderer, shared, first, alone, below, enquiry }] =
    await Promise.all([
      bundleClient(root, assets),
      bundlePages(root, assets),
      bundleMachines(root),
      inWorkFolder(openRenderer),
    ]);
  const ofAll = addFont(join(root, "art"), assets) + shared.trim();
  const style = ofAll + first.trim();
  const ownStyle = ofAll + alone.trim();
  const [belowStyle, enquiryStyle] = [["below", below] as const, ["enquiry", enquiry] as const].map(
    ([name, text]) => assets.add(`/assets/${name}.css`, new TextEncoder().encode(text.trim())),
  );
  return {
    files: assets.files,
    machines,
    renderer,
    shell: { style, ownStyle, script, belowStyle, enquiryStyle, overlayStyles, ...pages },
  };
}

/** A content with the owner's pictures converted. */
async function readContent(folder: string) {
  const commit = commitOf(folder);
  const { content, ownPictures } = await readPublishable(folder, join(root, ".build/own-pictures"));
  for (const { file: at, field, says } of findDoubts(content))
    console.error(`${at}: ${[field, says].join(" ").trim()}`);
  for (const name of ownPictures.unused)
    console.error(`content/pictures/${name}: nothing in the content names it, so it isn't shown.`);
  const art = join(root, "art");
  const sharePictures = await makeSharePictures(
    art,
    content,
    ownPictures,
    join(root, ".build/share-pictures"),
  );
  const now = new Date();
  return { content, commit, ownPictures, sharePictures, changedFiles: changedFiles(folder, now), now };
}

async function main(): Promise<void> {
  const sites = readBuildOptions(process.argv.slice(2), root);
  const settings = parseSettings(process.env);
  process.env.NODE_ENV = "production";
  let shared: Shared | undefined;
  for (const { content, out } of sites) {
    // Before bundling: faults in the content are reported at once.
    const read = await readContent(content);
    shared ??= { settings, bundles: await bundleAll(), compress: compressOnce() };
    await buildSite(read, out, shared);
  }
}

interface Shared {
  settings: Settings;
  bundles: Awaited<ReturnType<typeof bundleAll>>;
  compress: Compress;
}

/** Builds a content's site into `dist/` inside a folder. */
async function buildSite(
  { content, commit, ownPictures, sharePictures, changedFiles, now }: Awaited<ReturnType<typeof readContent>>,
  out: string,
  { settings, bundles, compress }: Shared,
): Promise<void> {
  const work = join(out, ".build");
  const [dist, previous] = [join(out, "dist"), join(work, "previous")];
  await mendSwap({ current: dist, previous });
  // Written beside the old build, then swapped: no server or visitor ever sees a partial site.
  const next = join(work, "next");
  await rm(next, { recursive: true, force: true });
  const assets = new Assets(bundles.files);
  const many = writeInBatches(next);
  const outputs = await bundles.renderer.renderOutputs({
    content,
    art: join(root, "art"),
    ownPictures,
    assets,
    ...bundles.shell,
    apiHost: settings.apiHost ?? "",
    publicUrl: settings.publicUrl,
    retentionDays: settings.retentionDays,
    changedFiles,
    sharePictures,
    now,
    takeProductPage: many.take,
  });
  await many.flush();

  const wordmarks = readWordmarks(join(root, "art"), content.company.name);
  for (const [file, svg] of wordmarks.files) outputs.set(`brand/${file}`, svg);
  if (wordmarks.isStale) {
    const words = `The wordmark in art/brand/ doesn't say "${content.company.name}"`;
    console.error(`${words}, so the site shows that in plain letters: npm run wordmark draws it anew.`);
  }

  // Last, because it lists the files of this version and contains the final HTML of the page.
  const kept = {
    html: outputs.get("index.html") ?? "",
    calculator: outputs.get("calculator.html") ?? "",
    offline: outputs.get("offline.html") ?? "",
    icon: await readFile(join(root, "public/favicon.svg"), "utf8"),
    addresses: ["/", PRODUCTS_PATH, ...allSelections(content.categories).slice(1).map(addressOf)],
    files: keptFiles(assets.files),
  };
  outputs.set("sw.js", await bundleWorker(root, kept));
  const styleHashes = [bundles.shell.style, bundles.shell.ownStyle].map(
    (style) => `sha256-${createHash("sha256").update(style).digest("base64")}`,
  );
  outputs.set(AHEAD.file.slice(1), rulesAhead());
  outputs.set("_headers", headersFile({ styleHashes, settings }));
  outputs.set("_redirects", redirectsText(content.redirects));
  // Served instead if the operator has switched the service worker off.
  outputs.set("no-sw.js", await bundleWorker(root, undefined));

  await writeAll(next, await publicFiles(), compress);
  await writeAll(next, assets.files, compress);
  await writeAll(next, outputs, compress);
  await writeFile(join(next, MACHINES.code), bundles.machines);
  // The stamp of npm start belongs to the previous build.
  await rm(join(work, "stamp.json"), { force: true });
  for (const sentence of lostAddresses(dist, next, content.redirects)) console.error(sentence);
  const nginx = nginxHeaders({ styleHashes, settings }, content.redirects.addresses);
  await writeFile(join(work, "nginx-headers.conf"), nginx);
  await bundleDesk(root, join(work, "desk"));
  const manifest = manifestText({ styleHashes, settings, company: content.company, commit });
  await writeFile(join(work, "next-manifest.json"), manifest);
  // Who is told to end now ends in a moment, with the build.
  const goOn = () => undefined;
  process.on("SIGTERM", goOn);
  await swapFolder({ current: dist, next, previous });
  // Last, and at once: a running server takes the build up when it is there.
  await rename(join(work, "next-manifest.json"), join(work, "manifest.json"));
  process.off("SIGTERM", goOn);
  console.log(
    `Built ${outputs.size + many.count()} pages and ${assets.files.size} files into ${relative(root, dist)}/.`,
  );
}

try {
  await main();
} catch (error) {
  // By name: the renderer's bundle has its own ContentError class.
  const isSentence =
    error instanceof Error && ["ContentError", "OptionsError", "SettingsError"].includes(error.name);
  if (!isSentence) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
