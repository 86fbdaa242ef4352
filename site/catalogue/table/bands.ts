import { groupsIn } from "#engineering/values/material.ts";
import { workpieceLetters, type WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import { valuesOf } from "#engineering/values/values.ts";
import { readLead } from "../cards/leading-attributes.ts";
import { families } from "../families/families.ts";
import type { Lead } from "../keys/lead.ts";
import type { Product, SeriesText } from "../model/schema.ts";
import { columnsOf, type TableColumn } from "./columns.ts";

type Tool = Pick<
  Product,
  "id" | "category" | "series" | "family" | "specifications" | "leadTime" | "orderCode"
>;

/** The tools of one series in a list: a band with the sizes as rows. */
export interface Band<P extends Tool> {
  /** `<category>/<series>`. */
  id: string;
  text: SeriesText;
  /** The attributes that tell its sizes apart, then those that they share. */
  columns: TableColumn[];
  /** How many of `columns` tell its sizes apart; of a single tool all do. */
  varying: number;
  /** The sizes, each with the shortest text that tells it from the others: "Ø10", "120408 P25". */
  sizes: { product: P; label: string }[];
  /** The ISO 513 groups that any of its sizes cuts. */
  groups: WorkpieceGroup[];
  inStock: number;
}

/** The key of a product's series. */
export function seriesKey({ category, series }: Pick<Tool, "category" | "series">): string {
  return `${category}/${series}`;
}

/** The tools of one series in a list, in its order. */
export interface SeriesGroup<P extends Tool> {
  /** `<category>/<series>`. */
  id: string;
  products: readonly P[];
}

/** Splits a list into its series, in the order in which they first appear. */
export function seriesIn<P extends Tool>(products: readonly P[]): SeriesGroup<P>[] {
  return [...Map.groupBy(products, seriesKey)].map(([id, own]) => ({ id, products: own }));
}

/**
 * The band of a series. Working it out reads every value of its tools: do it for those that are drawn.
 *
 * @param texts of the series, by {@link seriesKey}
 * @param compare the order of the sizes in a band; left out, they keep the order of the list
 */
export function bandOf<P extends Tool>(
  { id, products }: SeriesGroup<P>,
  texts: Readonly<Record<string, SeriesText>>,
  compare?: (one: P, other: P) => number,
): Band<P> {
  const own = compare ? products.toSorted(compare) : products;
  const all = bandColumns(own);
  const varies = ({ id: lead }: TableColumn): boolean =>
    own.length === 1 || new Set(own.map((product) => readLead(product, lead)[0]?.value)).size > 1;
  const varying = all.filter(varies);
  return {
    id,
    text: texts[id] ?? { title: own[0] ? families[own[0].family].name : "" },
    columns: [...varying, ...all.filter((column) => !varies(column))],
    varying: varying.length,
    sizes: labelled(own, varying),
    groups: groupsOf(own),
    inStock: own.filter(({ leadTime }) => leadTime === "stock").length,
  };
}

/** In the order of ISO 513. */
function groupsOf(products: readonly Tool[]): WorkpieceGroup[] {
  const own = new Set(products.flatMap(({ specifications }) => groupsIn(specifications.material)));
  return workpieceLetters.filter((letter) => own.has(letter));
}

/** The columns of its family; where the sizes are known by a code, that code first. */
function bandColumns(products: readonly Tool[]): TableColumn[] {
  const [first] = products;
  if (!first) return [];
  const leads: readonly Lead[] = families[first.family].leads;
  const hasCode = products.some((product) => valuesOf(product).size?.kind === "designation");
  return columnsOf(first.family, products, hasCode && !leads.includes("size") ? ["size", ...leads] : leads);
}

/** Labels from the first column that tells all sizes apart, else from the first two that do together, else with the order code. */
function labelled<P extends Tool>(products: readonly P[], columns: readonly TableColumn[]): Band<P>["sizes"] {
  const texts = columns.map(({ id, isFigure }) => {
    const values = withoutCommonStart(products.map((product) => readLead(product, id)[0]?.value ?? ""));
    // In a row of diameters the sign stands once.
    return id === "diameter" && isFigure
      ? values.map((value, at) => (at === 0 ? `Ø${value}` : value))
      : values;
  });
  const isUnique = (labels: readonly string[]): boolean => new Set(labels).size === labels.length;
  const pairs = texts.flatMap((one, index) =>
    texts.slice(index + 1).map((other) => one.map((text, at) => `${text} ${other[at] ?? ""}`.trim())),
  );
  const labels = [...texts, ...pairs].find(isUnique) ?? pairs[0] ?? texts[0] ?? [];
  return products.map((product, at) => {
    const label = labels[at] ?? "";
    const isOnly = label !== "" && labels.indexOf(label) === labels.lastIndexOf(label);
    return { product, label: isOnly ? label : `${label} ${product.orderCode ?? product.id}`.trim() };
  });
}

/** "CNMG 120404", "CNMG 120408" → "120404", "120408": the words at the beginning that all share are left out. */
function withoutCommonStart(texts: readonly string[]): string[] {
  const words = texts.map((text) => text.split(" "));
  const [first = []] = words;
  const differs = first.findIndex((word, at) => words.some((each) => each[at] !== word));
  const count = differs === -1 ? 0 : differs;
  return words.map((each) => each.slice(count).join(" "));
}
