import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

const componentSchema = v.looseObject({
  "bom-ref": v.string(),
  name: v.string(),
  version: v.string(),
  licenses: v.optional(v.array(v.looseObject({}))),
});

/** The parts of npm's CycloneDX document that are read here; the rest is kept. */
export const sbomSchema = v.looseObject({
  bomFormat: v.literal("CycloneDX"),
  components: v.array(componentSchema),
  dependencies: v.array(v.looseObject({ ref: v.string(), dependsOn: v.optional(v.array(v.string()), []) })),
});

export type Sbom = v.InferOutput<typeof sbomSchema>;

/** Its files are shipped, though no code imports it. */
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
 * Everything that runs in a visitor's browser or on the server: these packages and all their dependencies. (`npm sbom
 * --omit=dev` leaves out packages that a tool needs too, such as the mail library.)
 */
export function shipped(all: Sbom, names: readonly string[]): Sbom {
  const needs = new Map(all.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const reachable = new Set<string>();
  const add = (ref: string): void => {
    // A library's types are checked during the build, which ships none of it.
    if (reachable.has(ref) || ref.startsWith("typescript@")) return;
    reachable.add(ref);
    for (const next of needs.get(ref) ?? []) add(next);
  };
  for (const { name, "bom-ref": ref } of all.components) if (names.includes(name)) add(ref);
  return {
    ...all,
    components: all.components.filter((component) => reachable.has(component["bom-ref"])),
    dependencies: all.dependencies.filter(({ ref }) => reachable.has(ref)),
  };
}
