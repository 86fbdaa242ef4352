import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

const componentSchema = v.looseObject({
  "bom-ref": v.string(),
  name: v.string(),
  version: v.string(),
  licenses: v.optional(v.array(v.looseObject({}))),
});

/** A CycloneDX document as npm writes it, as far as it is read here; all else is kept. */
export const sbomSchema = v.looseObject({
  bomFormat: v.literal("CycloneDX"),
  components: v.array(componentSchema),
  dependencies: v.array(v.looseObject({ ref: v.string(), dependsOn: v.optional(v.array(v.string()), []) })),
});

export type Sbom = v.InferOutput<typeof sbomSchema>;

/** Files of it are shipped, though nothing imports it. */
const FONT = "@fontsource-variable/mona-sans";

/** The packages whose code is bundled for the browser: those that site/ and engineering/ import. */
export function bundledPackages(root: string): string[] {
  const files = globSync("{site,engineering}/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/testing\/|\/style-page\//.test(file),
  );
  const names = files.flatMap((file) => {
    const code = readFileSync(join(root, file), "utf8");
    const imports = [...code.matchAll(/(?:from|import) ?\(?"((?:@[\w-]+\/)?[\w-]+)[^".]*"/g)];
    return imports.map(([, name = ""]) => name);
  });
  return [...new Set([...names, FONT])].toSorted();
}

/**
 * What runs at a visitor's or on the server: the packages of these names and all that they stand on. (`npm sbom
 * --omit=dev` leaves out what a tool needs as well, such as the mail library.)
 */
export function shipped(all: Sbom, names: readonly string[]): Sbom {
  const needs = new Map(all.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const wanted = new Set<string>();
  const add = (ref: string): void => {
    // A library's types are checked while building, which ships nothing.
    if (wanted.has(ref) || ref.startsWith("typescript@")) return;
    wanted.add(ref);
    for (const next of needs.get(ref) ?? []) add(next);
  };
  for (const { name, "bom-ref": ref } of all.components) if (names.includes(name)) add(ref);
  return {
    ...all,
    components: all.components.filter((component) => wanted.has(component["bom-ref"])),
    dependencies: all.dependencies.filter(({ ref }) => wanted.has(ref)),
  };
}
