import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { readImports } from "../architecture/read-imports.ts";

const root = join(import.meta.dirname, "../..");
const { dependencies, imports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** What is started where the site is served: the server, its commands, the check of the night, and npm's way to them. */
const STARTED = [
  "server/main.ts",
  "server/messages.ts",
  "server/backup/quick-check-worker.ts",
  "tools/run.mjs",
  "tools/start.mjs",
];

/** All files and packages that are loaded by these files, and by what they load. */
function loadedBy(files: string[]): { files: Set<string>; packages: Set<string> } {
  const loaded = { files: new Set(files), packages: new Set<string>() };
  // What is added on the way is walked too.
  for (const file of loaded.files) {
    const specifiers = readImports(file, readFileSync(join(root, file), "utf8"))
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ specifier }) => specifier);
    for (const specifier of specifiers) {
      if (specifier.startsWith(".")) loaded.files.add(join(dirname(file), specifier));
      else if (specifier.startsWith("#")) loaded.files.add(pathOf(specifier));
      else if (!specifier.startsWith("node:")) loaded.packages.add(nameOf(specifier));
    }
  }
  return loaded;
}

/** A path such as `contract/contact.ts` for `#contract/contact.ts`. */
function pathOf(specifier: string): string {
  const [room = "", ...rest] = specifier.split("/");
  return join(imports[`${room}/*`].replace("*", ""), ...rest);
}

function nameOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

it("the server, its commands and their start run with what npm ci --omit=dev installs", () => {
  const { files, packages } = loadedBy(STARTED);
  expect(files).toContain("server/store/open-postgres.ts");
  expect(files).toContain("tools/setup/setup.mjs");
  expect([...packages]).toContain("hono");
  expect([...packages].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
});

it("they load nothing of a test, and nothing of the site, which they have as files", () => {
  const { files } = loadedBy(STARTED);
  expect([...files].filter((file) => /testing\/|\.test\.|^(site|prerender)\//.test(file))).toEqual([]);
});
