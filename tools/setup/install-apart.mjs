import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { FriendlyError, projectRoot } from "../command/project.mjs";
import { runChild } from "../command/run-child.mjs";

const files = ["package.json", "package-lock.json"];

/**
 * Installs the packages of the lock file in the folder `recipe` into `.build/<name>`, unless they are there already.
 * They are too large for every installation, and only one command needs them. Returns that folder; after an
 * installation `afterwards` is called with it.
 * @param {string} node
 * @param {{ recipe: string, name: string, afterwards?: (folder: string) => void }} what
 */
export async function installApart(node, { recipe, name, afterwards }) {
  const from = join(projectRoot, recipe);
  const folder = join(projectRoot, ".build", name);
  const stamp = join(folder, "stamp");
  const expected = files.map((file) => readFileSync(join(from, file), "utf8")).join("");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === expected) return folder;
  console.error(`Installing what ${recipe}/package-lock.json lists…`);
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(join(from, file), join(folder, file));
  // Without install scripts: these would download lists or compile drivers, which aren't needed.
  const args = ["ci", "--prefix", folder, "--ignore-scripts", "--loglevel=error"];
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` };
  const { code, output } = await runChild("npm", args, { capture: true, env });
  if (code !== 0) throw new FriendlyError(`${output.trim()}\nWhat ${recipe} needs could not be installed.`);
  afterwards?.(folder);
  writeFileSync(stamp, expected);
  return folder;
}
