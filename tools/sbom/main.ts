import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { bundledPackages, type Sbom, sbomSchema, shipped } from "./shipped.ts";

// `npm run sbom`: what is shipped to visitors and what runs on the server, with licences.
const root = join(import.meta.dirname, "../..");
const folder = join(root, ".build/sbom");

function npmSbom(): Sbom {
  const all = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--loglevel=error"];
  const text = execFileSync("npm", all, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  return v.parse(sbomSchema, JSON.parse(text));
}

/** Texts of a package's licence files; a sentence if it isn't installed or has none. */
function licenceText(name: string): string {
  const at = join(root, "node_modules", name);
  const files = existsSync(at)
    ? readdirSync(at).filter((file) => /^(?:licen[cs]e|notice|ofl)/i.test(file))
    : [];
  const texts = files.map((file) => readFileSync(join(at, file), "utf8").trim());
  return texts.join("\n\n") || "(no text of a licence in the package as it is installed here)";
}

const { dependencies, optionalDependencies } = v.parse(
  v.object({
    dependencies: v.record(v.string(), v.string()),
    optionalDependencies: v.record(v.string(), v.string()),
  }),
  JSON.parse(readFileSync(join(root, "package.json"), "utf8")),
);
const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...bundledPackages(root)];
const list = shipped(npmSbom(), names);
const licences = list.components.map(
  ({ name, version, licenses = [] }) =>
    `${name} ${version}: ${JSON.stringify(licenses).match(/"(?:id|name|expression)":"([^"]*)"/)?.[1] ?? "unknown"}\n\n${licenceText(name)}`,
);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "sbom.cdx.json"), `${JSON.stringify(list, undefined, 2)}\n`);
writeFileSync(join(folder, "licences.txt"), `${licences.join(`\n\n${"-".repeat(80)}\n\n`)}\n`);
console.log(`Wrote ${list.components.length} packages into .build/sbom/: sbom.cdx.json, licences.txt.`);
