import { join } from "node:path";
import { expect, it } from "vitest";
import { bundledPackages, type Sbom, shipped } from "./shipped.ts";

function sbom(needs: Record<string, string[]>): Sbom {
  const names = Object.keys(needs);
  return {
    bomFormat: "CycloneDX",
    components: names.map((name) => ({ "bom-ref": name, name, version: "1.0.0" })),
    dependencies: names.map((ref) => ({ ref, dependsOn: needs[ref] ?? [] })),
  };
}

it("what is shipped is what the server needs and what the browser's code stands on, and no tool", () => {
  const all = sbom({ server: [], code: ["part"], part: ["deeper"], deeper: ["part"], tester: ["deeper"] });
  const list = shipped(all, ["server", "code"]);
  expect(list.components.map(({ name }) => name)).toEqual(["server", "code", "part", "deeper"]);
});

it("the libraries that visitors load are known, from the code that imports them", () => {
  const names = bundledPackages(join(import.meta.dirname, "../.."));
  expect(names).toEqual(
    expect.arrayContaining([
      "react",
      "lean-qr",
      "read-excel-file",
      "workbox-precaching",
      "@fontsource-variable/mona-sans",
    ]),
  );
  expect(names).not.toContain("vitest");
});
