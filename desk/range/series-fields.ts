import { applyEdits, modify } from "jsonc-parser";
import { type SpecificationKey, specificationKeys } from "#engineering/values/specification-keys.ts";
import type { Category } from "#site/catalogue/model/schema.ts";
import { specificationLabels } from "#engineering/values/specification-keys.ts";
import { emptyProduct, expectedIn, columns } from "#prerender/series/columns.ts";
import type { Draft } from "#prerender/series/draft.ts";
import { orderingColumn, orderingColumns } from "#prerender/series/ordering-columns.ts";
import { RANGE } from "#prerender/series/read-series.ts";
import type { Series } from "#prerender/series/series-schema.ts";
import type { Cells, ToolField } from "./tool-fields.ts";

/** A field that all tools of a series share. */
export interface SeriesField extends Pick<ToolField, "kind" | "isRequired"> {
  /** Name in the form, and in what the build says of it. */
  name: string;
  label: string;
  hint?: string;
}

/** Address of a series' page, by the path of its files; `add` is what visitors asked for in vain. */
export function hrefOfSeries(path: string, add?: string): string {
  const query = add ? `?add=${encodeURIComponent(add)}` : "";
  return `/range/series/${path.slice(RANGE.length + 1)}${query}`;
}

/** "turning/inserts/positive" for where a series stands. */
export function placeIn({
  category,
  subcategory,
  item,
}: Pick<Series, "category" | "subcategory" | "item">): string {
  return [category, subcategory, item].filter(Boolean).join("/");
}

/** All places of the tree that a series may have, with their names as the site says them. */
export function placesOf(categories: readonly Category[]): Map<string, string> {
  return new Map(
    categories
      .filter(({ id }) => id !== "all")
      .flatMap((category) =>
        category.subCategories.flatMap((subcategory) =>
          [undefined, ...subcategory.items].map((item): [string, string] => [
            placeIn({ category: category.id, subcategory: subcategory.id, item: item?.id }),
            [category.label, subcategory.label, item?.label].filter(Boolean).join(" › "),
          ]),
        ),
      ),
  );
}

const TEXTS: readonly SeriesField[] = [
  {
    name: "title",
    label: "Title",
    kind: "line",
    isRequired: true,
    hint: "The tools' name in the plural, for lists.",
  },
  {
    name: "summary",
    label: "Summary",
    kind: "words",
    isRequired: false,
    hint: "One sentence that is true of each size, for lists.",
  },
  {
    name: "standard",
    label: "Standard",
    kind: "line",
    isRequired: false,
    hint: "Where the dimensions come from.",
  },
  { name: "picture", label: "Picture", kind: "line", isRequired: false },
  {
    name: "name",
    label: "Name",
    kind: "line",
    isRequired: false,
    hint: "{diameter} stands for the size's own.",
  },
  { name: "description", label: "Description", kind: "words", isRequired: false },
  { name: "features", label: "Features", kind: "lines", isRequired: false, hint: "A line each." },
];

/** The fields of a series; it stays in its category, since its folder says that. */
export function seriesFields({ category }: Series, categories: readonly Category[]): SeriesField[] {
  const places = new Map([...placesOf(categories)].filter(([place]) => place.startsWith(`${category}/`)));
  return [
    ...TEXTS.slice(0, 3),
    { name: "place", label: "Place", kind: places, isRequired: true },
    ...TEXTS.slice(3),
    ...specificationKeys.map((key): SeriesField => ({
      name: `specifications.${key}`,
      label: specificationLabels[key],
      kind: "line",
      isRequired: false,
    })),
    ...orderingColumns
      .filter(({ field }) => field !== "orderCode")
      .map(({ field, heading, expected }): SeriesField => ({
        name: field,
        label: heading,
        kind: field === "spares" ? "lines" : "line",
        isRequired: false,
        hint: `For example ${expected}.`,
      })),
  ];
}

/** What the fields of a series show. */
export function shownSeries(series: Series, categories: readonly Category[]): Cells {
  const draft = asDraft(series);
  return Object.fromEntries(
    seriesFields(series, categories).map(({ name }) => {
      const [first, key] = name.split(".");
      const ordering = orderingColumns.find(({ field }) => field === name);
      if (ordering) return [name, ordering.read(draft).replaceAll(" | ", "\n")];
      if (name === "place") return [name, placeIn(series)];
      if (name === "features") return [name, (series.features ?? []).join("\n")];
      if (first === "specifications") return [name, series.specifications[key as SpecificationKey] ?? ""];
      return [name, series[name as "title" | "summary"] ?? ""]; // one of TEXTS
    }),
  );
}

/** What a series shares of a tool's fields, as a tool. */
function asDraft({ pack, hsn, leadTime, origin, spares, startValues }: Series): Draft {
  return {
    ...emptyProduct(),
    ...(pack && { pack }),
    ...(hsn !== undefined && { hsn }),
    ...(leadTime !== undefined && { leadTime }),
    ...(origin !== undefined && { origin }),
    ...(spares && { spares }),
    ...(startValues && { startValues }),
  };
}

/**
 * The text of a series' JSON with what was typed in place of what was shown; all else keeps its bytes. Adds to `faults`
 * what can't be read.
 */
export function withSeriesTyped(
  text: string,
  series: Series,
  { shown, typed }: { shown: Cells; typed: Cells },
  faults: Record<string, string>,
): string {
  let next = text;
  const set = (path: (string | number)[], value: unknown) => (next = withJson(next, path, value));
  for (const [name, words] of Object.entries(typed)) {
    if (!Object.hasOwn(shown, name) || words === shown[name]) continue;
    const ordering = orderingColumns.find(({ field }) => field === name);
    if (ordering) {
      const [key = ""] = name.split(".");
      const column = orderingColumn(ordering.field);
      const cell = words.split("\n").join(" | ");
      const draft = words === "" ? column.clear(asDraft(series)) : column.write(asDraft(series), cell);
      if (draft) set([key], Object.entries(draft).find(([field]) => field === key)?.[1]);
      else {
        const field = columns.find(({ place: [, field] }) => field === name);
        faults[name] = `expected ${field ? expectedIn(field) : "another text"}, found "${words}".`;
      }
    } else if (name === "place") {
      const [, subcategory, item] = words.split("/");
      set(["subcategory"], subcategory);
      set(["item"], item);
    } else if (name === "features") next = withFeatures(next, series.features ?? [], words);
    else set(name.split("."), words === "" ? undefined : words);
  }
  return next;
}

/** One changed feature is one changed line; a list of another length is written anew. */
function withFeatures(text: string, before: readonly string[], words: string): string {
  const lines = words.split("\n").filter((line) => line.trim() !== "");
  if (lines.length !== before.length || lines.length === 0)
    return withJson(text, ["features"], lines.length === 0 ? undefined : lines);
  return lines.reduce(
    (next, line, at) => (line === before[at] ? next : withJson(next, ["features", at], line.trim())),
    text,
  );
}

/** A JSON text with another value in one of its places; undefined takes it out. */
export function withJson(text: string, path: (string | number)[], value: unknown): string {
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const body = text.slice(mark.length);
  const edits = modify(body, path, value, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: body.includes("\r\n") ? "\r\n" : "\n" },
  });
  return mark + applyEdits(body, edits);
}
