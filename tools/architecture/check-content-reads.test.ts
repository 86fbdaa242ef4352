import { expect, it } from "vitest";
import { checkContentReads } from "./check-content-reads.ts";

// Assembled here, or this file itself would seem to read it.
const content = ["con", "tent"].join("");

function faultsOf(path: string, text: string): string[] {
  return checkContentReads(new Map([[path, text]]));
}

it.each([
  ["prerender/a.test.ts", `loadContent(join(root, "${content}"));`],
  ["prerender/a.test.ts", `loadContent(join(import.meta.dirname, "../${content}"));`],
  ["tools/a/b.test.ts", `readFileSync(resolve(PROJECT_ROOT, "${content}/team.json"));`],
  ["e2e/a.spec.ts", `import team from "../${content}/team.json";`],
  ["e2e/look/a.look.ts", `new URL("../../${content}/team.json", import.meta.url);`],
  ["e2e/testing/a.ts", "new URL(`../../" + content + "/${name}.json`, import.meta.url);"],
])("a test that reads the owner's words is named: %s, %s", (path, text) => {
  expect(faultsOf(path, text)).toEqual([
    `${path}: reads content/, which is the owner's to change; tests stand on testing/content/`,
  ]);
});

it.each([
  ["the build, which is there to read them", "prerender/build.ts", `join(root, "${content}")`],
  ["the tests' own content", "testing/a.ts", `join(import.meta.dirname, "./${content}")`],
  ["the guide beside it", "prerender/a.test.ts", `new URL("../${content}/README.md", import.meta.url)`],
  ["the schemas beside it", "tools/a.test.ts", `join(root, "${content}/schemas")`],
  [
    "a fault that is expected",
    "prerender/a.test.ts",
    `expect(told).toBe("${content}/team.json: is missing");`,
  ],
  [
    "the one test of what the specification gives",
    "prerender/says-the-specification.test.ts",
    `join(import.meta.dirname, "../${content}")`,
  ],
  ["an attribute of that name", "e2e/a.spec.ts", `toHaveAttribute("${content}", "noindex")`],
])("no fault is %s", (_, path, text) => {
  expect(faultsOf(path, text)).toEqual([]);
});
