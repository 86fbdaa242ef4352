import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { readImports } from "../architecture/read-imports.ts";

const root = join(import.meta.dirname, "../..");
const { dependencies, imports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/**
 * Programs started where the site is served: the server, its commands, the nightly check, and npm's scripts for them.
 */
const STARTED = [
  "server/main.ts",
  "server/messages.ts",
  "server/store/sqlite/quick-check-worker.ts",
  "tools/run.mjs",
  "tools/start.mjs",
];

/** All files and packages that these files load, directly or indirectly. */
function loadedBy(files: string[]): { files: Set<string>; packages: Set<string> } {
  const loaded = { files: new Set(files), packages: new Set<string>() };
  // Files added during the loop are walked too.
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
  expect(files).toContain("server/store/postgresql/open-postgres.ts");
  expect(files).toContain("tools/setup/setup.mjs");
  expect([...packages]).toContain("hono");
  expect([...packages].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
});

it("what npm keeps of the tools for building is removed where the site is only served", () => {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const all: [string, { dev?: boolean; devOptional?: boolean; optional?: boolean }][] = Object.entries(
    lock.packages,
  );
  const devOptionalPaths = all.filter(([, { devOptional }]) => devOptional === true).map(([path]) => path);
  expect(devOptionalPaths).toEqual(["node_modules/typescript"]);
  // Its platform-specific parts, like Node, are optional packages, which npm installs automatically.
  const optional = all
    .filter(([, { optional: is, dev }]) => is === true && dev !== true)
    .map(([path]) => path);
  const others = optional.filter((path) => !/^node_modules\/(?:@typescript\/|node-|node-bin-)/.test(path));
  expect(others.filter((path) => !path.includes("pg-cloudflare"))).toEqual([]);
  expect(readFileSync(join(root, "docs/operations.md"), "utf8")).toContain(
    "`npm ci --omit=dev && rm -r node_modules/typescript node_modules/@typescript`",
  );
});

it("they load nothing of a test, and nothing of the site, which they have as files", () => {
  const { files } = loadedBy(STARTED);
  expect([...files].filter((file) => /testing\/|\.test\.|^(site|prerender)\//.test(file))).toEqual([]);
});
