import * as v from "valibot";
import type { ContentFault } from "#prerender/reading/faults/content-fault.ts";
import { groupFaults } from "#prerender/reading/faults/group-faults.ts";
import { fieldOf } from "#prerender/series/columns.ts";
import { readCsv } from "#prerender/series/csv-text.ts";
import { headingOf } from "#prerender/series/expand-series.ts";
import { textOf } from "#prerender/series/read-cell.ts";
import type { Range } from "#prerender/series/read-range.ts";
import type { ReadSeries } from "#prerender/series/read-series.ts";
import type { SizeColumn, SizeRow } from "#prerender/series/size-table.ts";
import { tableText } from "#prerender/series/write-table.ts";
import type { Change, Workspace } from "../content/workspace.ts";
import { NO_REDIRECTS, edited, withTiles } from "../texts/follow.ts";
import { freeName, nameFrom } from "../free-name.ts";
import { type SeriesFiles, withoutMark } from "./content-range.ts";
import { withJson } from "./series-fields.ts";
import { type Cells, withTyped } from "./tool-fields.ts";

/** An edit of the range before it is judged. */
export interface RangeEdit {
  changes: Change[];
  /** What no cell can hold, by heading; of new rows, by row. */
  faults: Record<string, string>[];
  /** The lines of the edited rows in the new table. */
  lines: number[];
  /** Ids of the edited rows. */
  ids: string[];
}

/** What an id looks like; another one is refused, and its address needs no entry. */
const PLAIN_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const NEW_ROW: SizeRow = { line: 0, cells: new Map(), raw: [] };

/** A tool's row with what was typed. */
export function toolEdit(workspace: Workspace, files: SeriesFiles, id: string, typed: Cells): RangeEdit {
  const { table } = files.read;
  const columns = [...table.columns];
  const faults: Record<string, string> = {};
  const at = table.rows.findIndex((row) => idIn(columns, row) === id);
  const rows = table.rows.map((row, each) => (each === at ? withTyped(row, typed, columns, faults) : row));
  const isSame = rows.every((row, each) => row === table.rows[each]);
  const csv = isSame ? files.csv.text : tableText(files.csv.text, columns, rows);
  const now = idIn(columns, rows[at] ?? NEW_ROW);
  const redirects =
    now === id || !PLAIN_ID.test(now)
      ? []
      : [...redirectsEdit(workspace, { from: id, to: now }), ...workedCaseEdit(workspace, id, now)];
  return {
    changes: [{ ...files.csv, content: csv }, ...redirects].map(asChange),
    faults: [faults],
    lines: linesIn(csv).slice(at, at + 1),
    ids: [now],
  };
}

/** New rows below those of a series. */
export function sizesEdit(workspace: Workspace, files: SeriesFiles, typed: readonly Cells[]): RangeEdit {
  const { table } = files.read;
  const edit = newRows([...table.columns], files.csv.text, table.rows, typed);
  const redirects = edit.ids.flatMap((id) => redirectsEdit(workspace, { to: id }));
  return { ...edit, changes: [{ ...files.csv, content: edit.csv }, ...redirects.slice(0, 1)].map(asChange) };
}

/** A new series of one row that begins with what another one shares. */
export function seriesEdit(
  workspace: Workspace,
  files: SeriesFiles,
  { path, title, place, typed }: { path: string; title: string; place: string; typed: Cells },
): RangeEdit {
  const [, subcategory, item] = place.split("/");
  const json = [
    ["title", title] as const,
    ["subcategory", subcategory] as const,
    ["item", item] as const,
  ].reduce((text, [name, value]) => withJson(text, [name], value), files.json.text);
  const edit = newRows([...files.read.table.columns], files.csv.text, [], [typed]);
  const redirects = edit.ids.flatMap((id) => redirectsEdit(workspace, { to: id }));
  const changes = [
    { path: `${path}.json`, content: json, version: undefined },
    { path: `${path}.csv`, content: edit.csv, version: undefined },
    ...redirects,
  ];
  return { ...edit, changes };
}

function newRows(columns: SizeColumn[], before: string, rows: readonly SizeRow[], typed: readonly Cells[]) {
  const faults = typed.map((): Record<string, string> => ({}));
  const added = typed.map((cells, at) => withTyped(NEW_ROW, cells, columns, faults[at]));
  const csv = tableText(before, columns, [...rows, ...added]);
  const ids = added.map((row) => idIn(columns, row));
  return { csv, faults, ids, lines: linesIn(csv).slice(rows.length) };
}

/** Takes a tool out, and its series where it was the last; its address leads to `to` from then on. */
export function deletion(workspace: Workspace, files: SeriesFiles, id: string, to: string): Change[] {
  const { table } = files.read;
  const rows = table.rows.filter((row) => idIn(table.columns, row) !== id);
  const parts =
    rows.length > 0
      ? [{ ...files.csv, content: tableText(files.csv.text, table.columns, rows) }]
      : [files.csv, files.json].map((file) => ({ ...file, content: undefined }));
  return [...parts, ...redirectsEdit(workspace, { from: id, to })].map(asChange);
}

const redirectsText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ products: v.record(v.string(), v.string()) }),
);

/** Lets an address that was lead on, and one that is there again lead nowhere else. */
function redirectsEdit(workspace: Workspace, { from, to }: { from?: string; to: string }): Change[] {
  const path = "redirects.json";
  const file = workspace.read(path);
  const text = file?.text ?? NO_REDIRECTS;
  const read = v.safeParse(redirectsText, withoutMark(text));
  if (!read.success) return [];
  const { products } = read.output;
  let next = Object.hasOwn(products, to) ? withJson(text, ["products", to], undefined) : text;
  if (from !== undefined) {
    for (const [old, target] of Object.entries(products))
      if (target === from && old !== to) next = withJson(next, ["products", old], to);
    next = withJson(next, ["products", from], to);
  }
  return next === text ? [] : [{ path, content: next, version: file?.version }];
}

function asChange({ path, content, version }: Change): Change {
  return { path, content, version };
}

const workedCase = v.looseObject({ after: v.looseObject({ product: v.string() }) });

/** Lets the worked case name its insert by the new id. */
function workedCaseEdit(workspace: Workspace, from: string, to: string): Change[] {
  const file = workspace.read("worked-case.json");
  const content =
    file &&
    edited(file.text, workedCase, ({ after, ...rest }) => ({
      ...rest,
      after: { ...after, product: after.product === from ? to : after.product },
    }));
  return file && content !== file.text ? [{ ...file, content }] : [];
}

/** A category that begins with one place in it and with the tile of another category. */
export function categoryEdit(
  workspace: Workspace,
  like: string,
  { category, subcategory }: Record<"category" | "subcategory", string>,
): { place: string; at: number; changes: Change[] } {
  const [id, below] = [category, subcategory].map((label) => nameFrom(label));
  let at = 0;
  const tree = edited(workspace.read(TREE)?.text ?? "", v.array(v.unknown()), (all) => {
    at = all.length;
    return [...all, { id, label: category, subCategories: [{ id: below, label: subcategory, items: [] }] }];
  });
  const page = withTiles(workspace.read("page.json")?.text ?? "", (all) => [
    ...all,
    ...all.filter((tile) => tile.category === like).map((tile) => ({ ...tile, category: id ?? "" })),
  ]);
  const changes = [
    { path: TREE, content: tree },
    { path: "page.json", content: page },
  ].map((change) => ({ ...change, version: workspace.read(change.path)?.version }));
  return { place: `${id}/${below}`, at, changes };
}

const TREE = "categories.json";

/** The id in a row. */
export function idIn(columns: readonly SizeColumn[], { raw }: SizeRow): string {
  const column = columns.find(({ field }) => field && fieldOf(field) === "id");
  return column ? textOf(raw[column.at] ?? "") : "";
}

/** The lines on which the sizes of a table begin. */
function linesIn(csv: string): number[] {
  return readCsv("", csv)
    .slice(1)
    .flatMap(({ cells, line }) => (cells.every((cell) => textOf(cell) === "") ? [] : [line]));
}

/** What the build says of an edit: beside the fields of its rows, and all else in whole sentences. */
export function placeFaults(
  faults: readonly ContentFault[],
  path: string,
  { lines, ids }: Pick<RangeEdit, "lines" | "ids">,
): { beside: Record<string, string>[]; others: string[] } {
  const beside = lines.map((): Record<string, string> => ({}));
  const others: ContentFault[] = [];
  for (const fault of faults) {
    const { file, line, record, field, sentence } = fault;
    const at = lines.findIndex((each, row) =>
      line === undefined
        ? record !== undefined && record === ids[row]
        : file === `content/${path}.csv` && line === each,
    );
    const heading = field && headingOf(field);
    const row = beside[at];
    if (row && heading !== undefined && heading !== "")
      row[heading] = [row[heading], capital(sentence)].filter(Boolean).join(" ");
    else others.push(at >= 0 ? { sentence: capital(sentence) } : fault);
  }
  return { beside, others: groupFaults(others) };
}

/** A sentence that stands by itself. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** New sizes with an id each: who left it empty gets one from the order code, else from the name of the series' files. */
export function withIds(
  { products }: Range,
  { table }: Pick<ReadSeries, "table">,
  rows: readonly Cells[],
  path: string,
): Cells[] {
  const headingOf = (wanted: string) =>
    table.columns.find(({ field }) => field && fieldOf(field) === wanted)?.heading ?? "";
  const heading = headingOf("id");
  const code = headingOf("orderCode");
  const taken = new Set([...products.map(({ id }) => id), ...rows.map((row) => row[heading])]);
  return rows.map((row) => {
    if (row[heading]) return row;
    const name = nameFrom(row[code] ?? "") || (path.split("/").at(-1) ?? "");
    const id = freeName(name, (tried) => taken.has(tried));
    taken.add(id);
    return { ...row, [heading]: id };
  });
}
