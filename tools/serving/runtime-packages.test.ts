import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** The packages that a room's own files load while it runs: not those of tests, and no types. */
function packagesOf(room: string): string[] {
  const files = readdirSync(join(root, room), { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("testing"),
  );
  return files.flatMap((file) => {
    const code = readFileSync(join(root, room, file), "utf8");
    return [...code.matchAll(/^import (?!type )[^;]*?from "((?:@[^/"]+\/)?[^./#"][^/"]*)[^"]*";$/gm)].map(
      ([, name = ""]) => name,
    );
  });
}

it("the server runs with what npm ci --omit=dev installs", () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const loaded = [...packagesOf("server"), ...packagesOf("contract")].filter(
    (name) => !name.startsWith("node:"),
  );
  expect(loaded).toContain("hono");
  expect(loaded.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
});
