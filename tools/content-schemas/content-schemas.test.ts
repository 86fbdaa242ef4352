import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { loadContent } from "#prerender/content/content.ts";
import { specificationKeys, type SpecificationKey } from "#engineering/values/specification-keys.ts";
import { contentSchemas, feedJsonSchema } from "./content-schemas.ts";

const root = join(import.meta.dirname, "../..");
const files = contentSchemas();

/** The part of a schema file at a path. */
function partOf(file: string, ...place: string[]): unknown {
  return place.reduce<unknown>(
    (part, step) => {
      return typeof part === "object" && part !== null
        ? Object.entries(part).find(([name]) => name === step)?.[1]
        : undefined;
    },
    JSON.parse(files.get(file) ?? "{}"),
  );
}

function patternOf(key: SpecificationKey): RegExp {
  const part = partOf("series.schema.json", "properties", "specifications", "properties", key);
  const hasPattern = typeof part === "object" && part !== null && "pattern" in part;
  return new RegExp(hasPattern ? String(part.pattern) : "", "u");
}

it("the schema of the feed is up to date in docs/ (else: npm run content-schemas)", () => {
  expect(readFileSync(join(root, "docs/feed.schema.json"), "utf8")).toBe(feedJsonSchema());
});

describe("the schemas for editors", () => {
  it("are up to date in content/schemas (else: npm run content-schemas)", () => {
    const written = readdirSync(join(root, "content/schemas")).map((name): [string, string] => [
      name,
      readFileSync(join(root, "content/schemas", name), "utf8"),
    ]);
    expect(new Map(written)).toEqual(files);
  });

  it("are named by the editor's settings, each for files that exist", () => {
    const settings: unknown = JSON.parse(readFileSync(join(root, ".vscode/settings.json"), "utf8"));
    const urls = [...JSON.stringify(settings).matchAll(/"\.\/(content\/schemas\/[^"]+)"/g)].map(
      ([, url]) => url ?? "",
    );
    expect(urls.toSorted()).toEqual([...files.keys()].map((name) => `content/schemas/${name}`));
    const matches = [...JSON.stringify(settings).matchAll(/"\/(content\/[^"*]+)/g)].map(
      ([, path]) => path ?? "",
    );
    expect(matches.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it("know each field, which of them must be there, and no others", () => {
    expect(partOf("team.schema.json", "items")).toMatchObject({
      properties: { name: { type: "string" }, sample: { const: true } },
      required: ["name", "position", "phone", "email"],
      additionalProperties: false,
    });
    expect(partOf("series.schema.json", "required")).toEqual([
      "family",
      "title",
      "subcategory",
      "specifications",
    ]);
    const place = ["properties", "specifications", "properties"];
    expect(Object.keys(partOf("series.schema.json", ...place) ?? {})).toEqual(specificationKeys);
  });

  it("know the form of an id", () => {
    expect(partOf("series.schema.json", "properties", "item")).toMatchObject({
      type: "string",
      pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
    });
  });

  it("say what each specification holds", () => {
    expect(
      partOf("series.schema.json", "properties", "specifications", "properties", "length"),
    ).toMatchObject({ description: 'Overall length: a length in mm such as "72 mm".' });
  });

  it("let every value of the catalogue pass", () => {
    const { products } = loadContent(TEST_CONTENT);
    const refused = products.flatMap(({ id, specifications }) =>
      specificationKeys
        .filter((key) => !patternOf(key).test(specifications[key] ?? ""))
        .flatMap((key) => {
          return specifications[key] === undefined ? [] : [`${id}: ${key}`];
        }),
    );
    expect(refused).toEqual([]);
  });

  it.each<[SpecificationKey, string]>([
    ["length", "72 cm"],
    ["hardness", "≤ 45"],
    ["flutes", "four"],
    ["material", "steel"],
    ["insert", "CNMG 1204"],
  ])("underline what the build would refuse, %s: %s", (key, value) => {
    expect(patternOf(key).test(value)).toBe(false);
  });
});
