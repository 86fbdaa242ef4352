import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";

const art = join(import.meta.dirname, "../../art");
const recipesSchema = v.record(v.string(), v.looseObject({ mirrorOf: v.optional(v.string()) }));
const pictures = readdirSync(join(art, "pictures"));

/** The files of that kind larger than `limit` KiB. */
function heavier(kind: RegExp, limit: number): string[] {
  const files = pictures.filter((file) => kind.test(file));
  expect(files.length).toBeGreaterThan(0);
  return files.filter((file) => statSync(join(art, "pictures", file)).size > limit * 1024);
}

test("a card's picture costs a phone at most 10 kB", () => {
  expect(heavier(/^cut-.+-400\.avif$/, 10_000 / 1024)).toEqual([]);
});

test("a hero costs a phone at most 25 KiB", () => {
  expect(heavier(/^hero-.+-phone-720\.avif$/, 25)).toEqual([]);
});

test("all pictures with their masters stay within 32 MB", () => {
  const files = readdirSync(join(art, "masters"))
    .map((file) => join("masters", file))
    .concat(pictures.map((file) => join("pictures", file)));
  const bytes = files.reduce((sum, file) => sum + statSync(join(art, file)).size, 0);
  expect(bytes).toBeLessThan(32e6);
});

test("every cut-out comes up to 1600 px, for a sheet on a dense screen", () => {
  const names = pictures.flatMap((file) => /^cut-(.+)-400\.avif$/.exec(file)?.[1] ?? []);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !pictures.includes(`cut-${name}-1600.avif`))).toEqual([]);
});

test("every cut-out has the master that it was made of, its own or the one it mirrors", () => {
  const masters = readdirSync(join(art, "masters"));
  const recipes = v.parse(recipesSchema, JSON.parse(readFileSync(join(art, "recipes.json"), "utf8")));
  const made = pictures.flatMap((file) => /^cut-(.+)-400\.avif$/.exec(file)?.[1] ?? []);
  expect(made.filter((name) => !masters.includes(`cut_${recipes[name]?.mirrorOf ?? name}.webp`))).toEqual([]);
});
