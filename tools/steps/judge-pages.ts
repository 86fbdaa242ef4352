import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { TEST_SITE } from "#testing/test-site.ts";
import { judgePage } from "../html/judge-page.ts";

// The step "html" of `npm test`: whether the pages of the tests' site are valid.
const rules = readFileSync(join(import.meta.dirname, "../../.htmlvalidate.json"), "utf8");
const judge = new HtmlValidate(new StaticConfigLoader(JSON.parse(rules) as ConfigData)); // our own file
const dist = join(TEST_SITE, "dist");
const pages = globSync("**/*.html", { cwd: dist }).toSorted();
const known = new Set<string>();
let count = 0;
for (const page of pages) {
  const faults = await judgePage(judge, readFileSync(join(dist, page), "utf8"), known);
  for (const fault of faults) console.log(`${page}: ${fault}`);
  count += faults.length;
}
console.log(`${pages.length} pages judged, ${count} faults.`);
if (count > 0 || pages.length === 0) process.exitCode = 1;
