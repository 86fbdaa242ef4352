import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { FriendlyError, projectRoot } from "../command/project.mjs";
import { runChild } from "../command/run-child.mjs";

const files = ["package.json", "package-lock.json"];

/**
 * Installs packages that only one command needs and that are too large for every installation: those of the lock file
 * in the folder `recipe`, into `.build/<name>`, unless they are there already. Answers with that folder. `afterwards`
 * is called with it after an installation.
 * @param {string} node
 * @param {{ recipe: string, name: string, afterwards?: (folder: string) => void }} what
 */
export async function installApart(node, { recipe, name, afterwards }) {
  const from = join(projectRoot, recipe);
  const folder = join(projectRoot, ".build", name);
  const stamp = join(folder, "stamp");
  const wanted = files.map((file) => readFileSync(join(from, file), "utf8")).join("");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return folder;
  console.error(`Installing what ${recipe}/package-lock.json lists…`);
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(join(from, file), join(folder, file));
  // Without install scripts: they would download lists or compile drivers, and none is needed.
  const args = ["ci", "--prefix", folder, "--ignore-scripts", "--loglevel=error"];
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` };
  const { code, output } = await runChild("npm", args, { capture: true, env });
  if (code !== 0) throw new FriendlyError(`${output.trim()}\nWhat ${recipe} needs could not be installed.`);
  afterwards?.(folder);
  writeFileSync(stamp, wanted);
  return folder;
}
