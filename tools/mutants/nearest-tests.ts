import { posix } from "node:path";
import { readImports } from "../architecture/read-imports.ts";
import { codeOf, type Sources } from "../architecture/source-files.ts";

const unitTest = /(?<!\.faults)\.test\.tsx?$/;

/**
 * Finds the tests that would notice a change of a file, the nearest first: by distance over imports, then by folder.
 */
export function findNearestTests(sources: Sources): (path: string) => string[] {
  const code = codeOf(sources);
  const tests = code.map(([path]) => path).filter((path) => unitTest.test(path));
  const importers = new Map<string, string[]>();
  for (const [path, text] of code) {
    for (const { specifier, isTypeOnly } of readImports(path, text)) {
      const target = isTypeOnly ? undefined : targetOf(path, specifier);
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return (path) => {
    const steps = stepsTo(path, importers);
    // Tests that start a program don't import it: those of the same room come last.
    const inRoom = tests.filter((test) => !steps.has(test) && topOf(test) === topOf(path));
    const near = (one: string, other: string) => shared(other, path) - shared(one, path);
    const importing = tests
      .filter((test) => steps.has(test))
      .sort((one, other) => (steps.get(one) ?? 0) - (steps.get(other) ?? 0) || near(one, other));
    return [...importing, ...inRoom.sort(near)];
  };
}

/** The number of imports between the file and each file that reaches it. */
function stepsTo(path: string, importers: ReadonlyMap<string, string[]>): ReadonlyMap<string, number> {
  const steps = new Map([[path, 0]]);
  for (const [each, count] of steps) {
    for (const importer of importers.get(each) ?? []) {
      if (!steps.has(importer)) steps.set(importer, count + 1);
    }
  }
  return steps;
}

function targetOf(path: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, "");
  if (plain.startsWith("#")) return plain.slice(1);
  return plain.startsWith(".") ? posix.join(posix.dirname(path), plain) : undefined;
}

function topOf(path: string): string {
  return path.split("/", 1)[0] ?? "";
}

/** How many leading folders two paths share. */
function shared(one: string, other: string): number {
  const parts = other.split("/");
  const differs = one.split("/").findIndex((part, at) => part !== parts[at]);
  return differs < 0 ? parts.length : differs;
}
