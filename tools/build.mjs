import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { hashBuildInputs } from "./build/build-inputs.mjs";
import { FriendlyError, isRunDirectly, projectRoot, runMain, settingsOfFile } from "./command/project.mjs";
import { runChild } from "./command/run-child.mjs";
import { ensureInstalled } from "./setup/setup.mjs";

/** @typedef {{ content: string, out: string }} Site its content folder, and the folder of its dist/ */

/** The project's own content as a site. */
export const ownSite = { content: "content", out: "." };

/** The site that is served: of the folder that the desk changes. */
function servedSite() {
  const folder = { ...settingsOfFile(), ...process.env }.DESK_CONTENT?.trim() || ownSite.content;
  return { ...ownSite, content: relative(projectRoot, resolve(projectRoot, folder)) };
}

/** The tests' site, so that the owner may change the real content freely. */
export const testSite = { content: "testing/content", out: ".build/test-site" };

/** Builds the sites that are out of date, in one run; returns whether any was. @param {string} node */
export async function ensureBuilt(node, sites = [servedSite()]) {
  const stale = findStale(sites);
  if (stale.length > 0) await buildStale(node, stale);
  return stale.length > 0;
}

/** The sites that are out of date, with a hash of their inputs. */
export function findStale(sites = [servedSite()]) {
  return sites
    .map((site) => ({ ...site, inputs: hashBuildInputs(site.content) }))
    .filter(
      ({ out, inputs }) =>
        builtFrom(out) !== inputs || !existsSync(join(projectRoot, out, "dist/index.html")),
    );
}

/** Builds these sites in one run. @param {string} node @param {ReturnType<typeof findStale>} stale */
export async function buildStale(node, stale) {
  // If this build fails, the earlier inputs may come back: dist/ must not count as built from them.
  for (const { out } of stale) rmSync(stampOf(out), { force: true });
  const options = stale.flatMap(({ content, out }) => ["--content", content, "--out", out]);
  const [first] = stale;
  const isOwnAlone = stale.length === 1 && first?.out === ownSite.out && first.content === ownSite.content;
  await build(node, isOwnAlone ? [] : options);
  for (const { out, inputs } of stale) {
    mkdirSync(dirname(stampOf(out)), { recursive: true });
    writeFileSync(stampOf(out), `${JSON.stringify({ inputs })}\n`);
  }
}

/** @param {string} out */
function stampOf(out) {
  return join(projectRoot, out, ".build", "stamp.json");
}

/** @param {string} node @param {string[]} options as prerender/build.ts takes them */
async function build(node, options) {
  console.error("Building the site: about half a minute, more on a busy machine…");
  const { code, stoppedBy } = await runChild(node, ["prerender/build.ts", ...options], {
    env: { ...settingsOfFile(), ...process.env },
  });
  if (stoppedBy) throw new FriendlyError("Stopped before the site was built.");
  if (code !== 0) throw new FriendlyError("The site was not built: see above.");
}

/** @param {string} out @returns {unknown} */
function builtFrom(out) {
  try {
    return JSON.parse(readFileSync(stampOf(out), "utf8")).inputs;
  } catch {
    return undefined; // Never built, or the stamp is incomplete: build.
  }
}

if (isRunDirectly(import.meta.url)) {
  await runMain(async () => {
    // The desk, which asked for it over a channel, has ended.
    process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
    process.channel?.unref();
    const options = process.argv.slice(2);
    // The desk runs on these packages: they stay as they are.
    const node = process.connected ? process.execPath : await ensureInstalled();
    // The desk prepares the served site, to be looked at and put in its place with its stamp.
    const [first, out] = options;
    if (first === "--prepare" && out !== undefined) {
      await buildStale(node, findStale([{ ...servedSite(), out: relative(projectRoot, out) }]));
      return 0;
    }
    // `npm run build -- --content <folder> --out <folder>`: requested explicitly, so always built.
    if (options.length > 0) {
      await build(node, options);
      return 0;
    }
    // The build itself reports what it wrote.
    if (!(await ensureBuilt(node))) console.log("Up to date.");
    return 0;
  });
}
