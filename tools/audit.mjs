import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { FriendlyError, projectRoot, runCommand } from "./project.mjs";
import { runChild } from "./run-child.mjs";
import { ensureInstalled } from "./setup.mjs";

// `npm run audit`: how well-known judges see the real server's headers, the HTML of every page, and the pages in a
// browser. They bring 200 MB along and want the network once; hence a folder of their own, and no part of `npm test`.
const recipe = join(projectRoot, "tools", "audit");
const folder = join(projectRoot, ".build", "audit");
const files = ["package.json", "package-lock.json"];
const judges = ["judge-headers", "judge-html", "judge-pages"];

await runCommand(async () => {
  const node = await ensureInstalled();
  await ensureBuilt(node);
  await installJudges(node);
  const env = { ...process.env, CHROME_PATH: await ensureChromium(node) };
  const codes = [];
  for (const judge of judges) {
    const { code } = await runChild(node, [`tools/audit/${judge}.mjs`, folder], { env });
    codes.push(code);
  }
  return Math.max(...codes);
});

async function installJudges(node) {
  const stamp = join(folder, "stamp");
  const wanted = files.map((name) => readFileSync(join(recipe, name), "utf8")).join("");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.error("Installing the judges…");
  mkdirSync(folder, { recursive: true });
  for (const name of files) copyFileSync(join(recipe, name), join(folder, name));
  // Without scripts: they would fetch lists and a browser from the web and compile a database driver, for nothing.
  const args = ["ci", "--prefix", folder, "--ignore-scripts", "--loglevel=error"];
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` };
  const { code, output } = await runChild("npm", args, { capture: true, env });
  if (code !== 0) throw new FriendlyError(`${output.trim()}\nThe judges could not be installed.`);
  // The list of preloaded hosts, which that script would have fetched: none of them is ours.
  const lists = join(folder, "node_modules", "@mdn", "mdn-http-observatory", "conf");
  writeFileSync(join(lists, "hsts-preload.json"), "{}");
  writeFileSync(stamp, wanted);
}
