import * as v from "valibot";
import { ownAddress } from "#prerender/content/legal-pages.ts";
import { redirectsSchema } from "#prerender/content/redirects.ts";
import { writeJson } from "#prerender/reading/write-json.ts";
import { RANGE } from "#prerender/series/read-series.ts";
import type { Workspace } from "../content/workspace.ts";
import { type Typed } from "./typed.ts";

/** What other files say once a file is saved, by path; undefined: such a file is no more. */
export type Following = ReadonlyMap<string, string | undefined>;

/** What follows in other files from an edit, where nothing is left to decide. */
export function following(workspace: Workspace, path: string, before: Typed, typed: Typed): Following {
  if (path === "categories.json") return ofTree(workspace, before, typed);
  if (path === "company.json") return ofLegalPages(workspace, before, typed);
  return new Map();
}

/** A legal page that is called otherwise keeps its text. */
function ofLegalPages(workspace: Workspace, before: Typed, typed: Typed): Following {
  const texts = new Map<string, string | undefined>();
  for (const [name, was] of before.values) {
    const now = /^legalPages\[\d+\]\.name$/.test(name) ? typed.values.get(name) : undefined;
    const [from, to] = [was, now ?? was].map((each) => `legal${ownAddress(each)}.md`);
    const file = from === undefined || from === to ? undefined : workspace.read(from);
    if (!file || from === undefined || to === undefined || workspace.read(to)) continue;
    if (!texts.has(from)) texts.set(from, undefined);
    texts.set(to, file.text);
  }
  return texts;
}

const ID = /^(?:\[\d+\])(?:\.(?:subCategories|items)\[\d+\])*\.id$/;

/** The places of a tree, as "turning/inserts", by the rows that they are written in. */
function placesIn({ values, rows }: Typed): Map<string, string> {
  const ids = [...values].filter(([name]) => ID.test(name) && rows.includes(name.slice(0, -3)));
  return new Map(
    ids.map(([name]) => {
      const steps = name.split(".").slice(0, -1);
      const way = steps.map((_, at) => values.get(`${steps.slice(0, at + 1).join(".")}.id`));
      return [name.slice(0, -3), way.join("/")];
    }),
  );
}

const PLAIN = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/;
/** Where nothing was renamed yet. */
export const NO_REDIRECTS = '{\n  "products": {},\n  "places": {}\n}\n';

const place = v.looseObject({ subcategory: v.optional(v.string()), item: v.optional(v.string()) });
const tiles = v.looseObject({
  products: v.looseObject({ tiles: v.array(v.looseObject({ category: v.string() })) }),
});

/** Series go where their place goes, its old address leads there, and each category has its tile. */
function ofTree(workspace: Workspace, before: Typed, typed: Typed): Following {
  const texts = new Map<string, string | undefined>();
  const now = placesIn(typed);
  const moved = new Map<string, string>();
  for (const [row, from] of placesIn(before)) {
    const to = now.get(row);
    if (to !== undefined && to !== from && PLAIN.test(to)) moved.set(from, to);
  }
  const textOf = (path: string) => workspace.read(path)?.text ?? "";
  for (const path of moved.size > 0 ? workspace.list(RANGE) : []) {
    const [, category = "", file = ""] = path.split("/");
    const goesTo = `${RANGE}/${moved.get(category) ?? category}/${file}`;
    const text = !file.endsWith(".json")
      ? textOf(path)
      : edited(textOf(path), place, (series) => {
          const from = [category, series.subcategory, series.item].filter(Boolean).join("/");
          const [, subcategory, item] = (moved.get(from) ?? from).split("/");
          return { ...series, ...(subcategory && { subcategory }), ...(item && { item }) };
        });
    if (goesTo !== path) texts.set(path, texts.get(path));
    if (goesTo !== path || text !== textOf(path)) texts.set(goesTo, text);
  }
  if (moved.size > 0)
    texts.set(
      "redirects.json",
      edited(textOf("redirects.json") || NO_REDIRECTS, redirectsSchema, (old) => redirected(old, moved, now)),
    );
  const gone = [...placesIn(before)].flatMap(([row, from]) => (now.has(row) ? [] : [from]));
  const page = withTiles(textOf("page.json"), (all) =>
    all
      .filter(({ category }) => !gone.includes(category))
      .map((tile) => ({ ...tile, category: moved.get(tile.category) ?? tile.category })),
  );
  if (page !== textOf("page.json")) texts.set("page.json", page);
  return texts;
}

type Tile = v.InferOutput<typeof tiles>["products"]["tiles"][number];

/** The page's texts with other tiles. */
export function withTiles(text: string, edit: (all: readonly Tile[]) => readonly Tile[]): string {
  return edited(text, tiles, ({ products, ...page }) => ({
    ...page,
    products: { ...products, tiles: edit(products.tiles) },
  }));
}

/** A JSON text with another value; one that can't be read stays for the build to judge. */
export function edited<T>(
  text: string,
  schema: v.GenericSchema<unknown, T>,
  edit: (value: T) => unknown,
): string {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text.replace(/^\uFEFF/, ""));
  return read.success ? writeJson(text, edit(read.output)) : text;
}

/** Redirects after places have moved: old addresses lead to them, and none leads to where they were. */
function redirected(
  { products, places }: v.InferOutput<typeof redirectsSchema>,
  moved: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
) {
  const there = new Set(now.values());
  const last = (name: string) => name.split("/").at(-1);
  const led = (all: Record<string, string>) =>
    Object.entries(all).map(([from, to]) => [from, moved.get(to) ?? to] as const);
  // What stands below a place is taken along.
  const own = [...moved].filter(([from, to]) => last(from) !== last(to));
  const all = [...led(places), ...own].filter(([from]) => !there.has(from));
  return { products: Object.fromEntries(led(products)), places: Object.fromEntries(all) };
}
