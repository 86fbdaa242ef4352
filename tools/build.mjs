import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashBuildInputs } from "./build-inputs.mjs";
import { envFileOption, FriendlyError, isRunDirectly, projectRoot, runCommand } from "./project.mjs";
import { runChild } from "./run-child.mjs";
import { ensureInstalled } from "./setup.mjs";

const stampFile = join(projectRoot, ".build", "stamp.json");
const firstPage = join(projectRoot, "dist", "index.html");

/** Builds the site unless dist/ was built from the same inputs; answers whether it had to. */
export async function ensureBuilt(node) {
  const inputs = hashBuildInputs();
  if (builtFrom() === inputs && existsSync(firstPage)) return false;
  // After a failed build the earlier inputs may come back: dist/ must not count as built from them.
  rmSync(stampFile, { force: true });
  await build(node, []);
  mkdirSync(join(projectRoot, ".build"), { recursive: true });
  writeFileSync(stampFile, `${JSON.stringify({ inputs })}\n`);
  return true;
}

/** `options` as prerender/build.ts takes them. */
async function build(node, options) {
  console.error("Building the site: about half a minute, more on a busy machine…");
  const { code, stoppedBy } = await runChild(node, [...envFileOption(), "prerender/build.ts", ...options]);
  if (stoppedBy) throw new FriendlyError("Stopped before the site was built.");
  if (code !== 0) throw new FriendlyError("The site was not built: see above.");
}

function builtFrom() {
  try {
    return JSON.parse(readFileSync(stampFile, "utf8")).inputs;
  } catch {
    return undefined; // Never built, or the stamp is incomplete: in both cases the site is built.
  }
}

if (isRunDirectly(import.meta.url)) {
  await runCommand(async () => {
    const options = process.argv.slice(2);
    const node = await ensureInstalled();
    // `npm run build -- --content <folder> --out <folder>`: asked for explicitly, so always built.
    if (options.length > 0) {
      await build(node, options);
      return 0;
    }
    // The build itself says what it wrote.
    if (!(await ensureBuilt(node))) console.log("Up to date.");
    return 0;
  });
}
