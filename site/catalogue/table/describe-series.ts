import { letteredDimensions, type LetteredDimension } from "#engineering/drawing/paper/draw-sketch.ts";
import type { DimensionSymbol } from "#engineering/drawing/views/drawn-view.ts";
import { groupsIn } from "#engineering/values/material.ts";
import { valuesOf } from "#engineering/values/values.ts";
import { workpieceLetters, type WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import { readLead } from "../cards/leading-attributes.ts";
import { commonOrder } from "../cards/leading-order.ts";
import { specificationParts } from "../cards/specification-part.ts";
import { families } from "../families/families.ts";
import type { Lead } from "../keys/lead.ts";
import type { Product } from "../model/schema.ts";
import type { SeriesFacts } from "./bands.ts";
import { withRoom, type BandColumns } from "./column-room.ts";
import { columnsOf, type TableColumn } from "./columns.ts";

type Tool = Pick<Product, "id" | "family" | "specifications" | "orderCode" | "name">;

/** What a band shows of a series, and what it calls each size. */
interface DescribedSeries extends BandColumns, Pick<SeriesFacts, "groups"> {
  /** A size of the middle, and its dimensions that have a column. */
  sketched?: { tool: Tool; dimensions: LetteredDimension[] };
  /** By the product's id, the shortest text that tells it from the other sizes: "Ø10", "120408 P25". */
  labels: ReadonlyMap<string, string>;
}

/**
 * Describes a series by all its tools, in the order of their sizes. The build does it: on a phone four times slower it
 * took a quarter of a second of the press on a category.
 */
export function describeSeries(products: readonly Tool[]): DescribedSeries {
  const leading = columnsOfSeries(products);
  const varies = ({ id: lead }: TableColumn): boolean =>
    products.length === 1 || new Set(products.map((product) => readLead(product, lead)[0]?.value)).size > 1;
  const further = furtherColumns(products, leading).filter(varies);
  const telling = columnsThatTell(products, [...leading.filter(varies), ...further]);
  const all = [...leading, ...further.filter((column) => telling.includes(column))];
  const varying = all.filter(varies);
  const middle = products[Math.floor(products.length / 2)];
  const stated = middle ? symbolsOf(middle, all) : [];
  // A letter alone says less than its word.
  const shown = new Map(stated.length > 1 ? stated : []);
  const isSquare = middle !== undefined && valuesOf(middle).shank?.sides.length === 2;
  const columns = [
    ...telling,
    ...varying.filter((column) => !telling.includes(column)),
    ...all.filter((column) => !varies(column)),
  ];
  const lettered = columns.map((column): TableColumn => {
    const symbol = shown.get(column.id)?.symbol;
    if (symbol === undefined) return column;
    return { ...column, symbol: column.id === "shank" && isSquare ? "H × B" : symbol };
  });
  return {
    ...withRoom(products, lettered),
    groups: groupsOf(products),
    labels: labelsOf(products, varying),
    ...(middle && shown.size > 0 && { sketched: { tool: middle, dimensions: [...shown.values()] } }),
  };
}

/**
 * The columns that tell the sizes apart as well as all do. They stand first: a narrow window has room for three, and
 * two grades of one insert would look alike.
 */
function columnsThatTell(products: readonly Tool[], columns: readonly TableColumn[]): TableColumn[] {
  const countOf = (kept: readonly TableColumn[]): number =>
    new Set(products.map((product) => JSON.stringify(kept.map(({ id }) => readLead(product, id)[0]?.value))))
      .size;
  const most = countOf(columns);
  return columns.reduceRight(
    (kept, column) => {
      const others = kept.filter((each) => each !== column);
      return countOf(others) === most ? others : kept;
    },
    [...columns],
  );
}

/** What a column reads that isn't a row of the specification. */
const symbolOfPart: Partial<Record<Lead, DimensionSymbol>> = {
  cornerRadius: "RE",
  ballRadius: "RE",
  thickness: "S",
  pointAngle: "SIG",
  edgeAngle: "KAPR",
};

/** The dimensions of a tool that its columns state, by column. */
function symbolsOf(tool: Tool, columns: readonly TableColumn[]): [Lead, LetteredDimension][] {
  const dimensions = letteredDimensions(tool);
  return columns.flatMap(({ id }): [Lead, LetteredDimension][] => {
    const own = dimensions.find(({ symbol, keys }) =>
      // The size of an insert is its code, which says more than one dimension.
      id in symbolOfPart
        ? symbol === symbolOfPart[id]
        : keys[0] === id && (id !== "size" || symbol === "TDZ"),
    );
    return own ? [[id, own]] : [];
  });
}

/** What stands before a figure of a label. */
const signs: Partial<Record<Lead, string>> = { diameter: "Ø", cornerRadius: "R" };

/** In the order of ISO 513. */
function groupsOf(products: readonly Tool[]): WorkpieceGroup[] {
  const own = new Set(products.flatMap(({ specifications }) => groupsIn(specifications.material)));
  return workpieceLetters.filter((letter) => own.has(letter));
}

/** The columns of its family; where the sizes are known by a code, that code first. */
function columnsOfSeries(products: readonly Tool[]): TableColumn[] {
  const [first] = products;
  if (!first) return [];
  const leads: readonly Lead[] = families[first.family].leads;
  const hasCode = products.some((product) => valuesOf(product).size?.kind === "designation");
  return columnsOf(first.family, products, hasCode && !leads.includes("size") ? ["size", ...leads] : leads);
}

/** The columns of what else its tools state: none is shown unless only it tells two sizes apart. */
function furtherColumns(products: readonly Tool[], leading: readonly TableColumn[]): TableColumn[] {
  const [first] = products;
  const others = [
    ...(Object.keys(specificationParts) as (keyof typeof specificationParts)[]),
    ...commonOrder,
  ];
  const leads = others.filter((lead) => !leading.some(({ id }) => id === lead));
  return first ? columnsOf(first.family, products, leads) : [];
}

/** Labels from the first column that tells all sizes apart, else from the first two that do together, else with the order code. */
function labelsOf(products: readonly Tool[], columns: readonly TableColumn[]): Map<string, string> {
  const texts = columns.map(({ id, isFigure }) => {
    const values = withoutCommonStart(products.map((product) => readLead(product, id)[0]?.value ?? ""));
    const sign = isFigure && signs[id];
    return sign ? values.map((value) => value && `${sign}${value}`) : values;
  });
  const isUnique = (labels: readonly string[]): boolean => new Set(labels).size === labels.length;
  const candidates = [texts.map(withoutRemarks), texts].flatMap((each) => [...each, ...pairsOf(each)]);
  const labels = candidates.find(isUnique) ?? pairsOf(texts)[0] ?? texts[0] ?? [];
  return new Map(
    products.map((product, at) => {
      const label = labels[at] ?? "";
      const isOnly = label !== "" && labels.indexOf(label) === labels.lastIndexOf(label);
      return [product.id, isOnly ? label : `${label} ${product.orderCode ?? product.id}`.trim()];
    }),
  );
}

/** Every two columns together. */
function pairsOf(columns: readonly (readonly string[])[]): string[][] {
  return columns.flatMap((one, index) =>
    columns.slice(index + 1).map((other) => one.map((text, at) => `${text} ${other[at] ?? ""}`.trim())),
  );
}

/** "P25 (P15–P35)" → "P25". */
function withoutRemarks(texts: readonly string[]): string[] {
  return texts.map((text) => text.replace(/ \(.*\)$/, ""));
}

/** "CNMG 120404", "CNMG 120408" → "120404", "120408": the words at the beginning that all share are left out. */
function withoutCommonStart(texts: readonly string[]): string[] {
  const words = texts.map((text) => text.split(" "));
  const [first = []] = words;
  const differs = first.findIndex((word, at) => words.some((each) => each[at] !== word));
  const count = differs === -1 ? 0 : differs;
  return words.map((each) => each.slice(count).join(" "));
}
