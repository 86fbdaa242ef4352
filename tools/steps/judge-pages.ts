import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { joinedWords } from "#testing/joined-words.ts";
import { TEST_SITE } from "#testing/test-site.ts";

// The step "html" of `npm test`: checks that the pages of the tests' site are valid and that no words run together.
const rules = readFileSync(join(import.meta.dirname, "../../.htmlvalidate.json"), "utf8");
const judge = new HtmlValidate(new StaticConfigLoader(JSON.parse(rules) as ConfigData)); // our own file
const dist = join(TEST_SITE, "dist");
const all = globSync("**/*.html", { cwd: dist }).toSorted();
// The products' own pages are alike: a sample over all families stands for them.
const isOneOfMany = (page: string): boolean => page.startsWith("product/");
const many = all.filter(isOneOfMany);
const stride = Math.ceil(many.length / 20);
const pages = [...all.filter((page) => !isOneOfMany(page)), ...many.filter((_, at) => at % stride === 0)];
let count = 0;
for (const page of pages) {
  const html = readFileSync(join(dist, page), "utf8");
  for (const fault of joinedWords(html)) {
    console.log(`${page}: ${fault}`);
    count += 1;
  }
  const { results } = await judge.validateString(html);
  for (const { ruleId, message, selector } of results.flatMap((result) => result.messages)) {
    console.log(`${page}: ${ruleId}: ${message} (${selector})`);
    count += 1;
  }
}
console.log(`${pages.length} pages judged, ${count} faults.`);
if (count > 0 || pages.length === 0) process.exitCode = 1;
