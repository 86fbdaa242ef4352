import { type Context, Hono } from "hono";
import type { ContentFault } from "#prerender/reading/faults/content-fault.ts";
import { RANGE } from "#prerender/series/read-series.ts";
import { type DeskEnv, fieldsOf } from "../http.ts";
import { type SeriesFiles, seriesFiles } from "./content-range.ts";
import { cellsOf, layOver, seenIn } from "./meanwhile.ts";
import { placePasted } from "./place-pasted.ts";
import { type RangeEdit, capital, placeFaults, sizesEdit, withIds } from "./range-edits.ts";
import type { RangeDesk } from "./range-route.tsx";
import { hrefOfSeries, seriesFields, shownSeries, withSeriesTyped } from "./series-fields.ts";
import { type NewSizes, ROW } from "./new-sizes.tsx";
import { SHARED, SeriesPage, type SharedForm } from "./series-page.tsx";
import { refusal } from "./tool-route.tsx";
import { type Cells, toolFields } from "./tool-fields.ts";

/** Empty rows that a form of new sizes begins with, and that are added. */
const EMPTY_ROWS = 3;
/** Rows of a form: more are a spreadsheet's affair. */
const MOST_ROWS = 200;

/** A series of the range: what its sizes share, new sizes, and a new series from it. */
export function seriesRoute(desk: RangeDesk): Hono<DeskEnv> {
  const { workspace, range, save, show } = desk;
  const route = new Hono<DeskEnv>();
  const OWN = "/range/series/:category/:name";

  route.get(OWN, (context) => {
    const found = findSeries(desk, context);
    return found ? showSeries(context, found, {}) : goneSeries(desk, context);
  });

  route.post(OWN, async (context) => {
    const fields = await fieldsOf(context.req.raw);
    const found = findSeries(desk, context);
    if (!found) return goneSeries(desk, context);
    const { files, shown } = found;
    const { typed, texts } = layOver({
      seen: seenIn(fields["seen"]),
      typed: cellsOf(fields, SHARED),
      now: shown,
    });
    const { change, faults } = sharedEdit(found, typed);
    const form = { typed, seen: shown, faults };
    if (Object.keys(texts).length > 0) {
      const meanwhile = { ...(await desk.lastChange(change.path)), texts };
      return showSeries(context, found, { shared: { ...form, meanwhile } }, 409);
    }
    if (Object.keys(faults).length > 0) return showSeries(context, found, { shared: form }, 422);
    const { path, series } = files.read;
    const saved = await save(context, {
      subject: `Change the series ${series.title}`,
      what: "changed a series",
      about: path,
      changes: [change],
    });
    if (saved.kind === "saved" || saved.kind === "nothing")
      // Without it the browser would stay at the form's own place, out of sight of what is said.
      return context.redirect(`${hrefOfSeries(path)}?said=range-${saved.kind}#top`, 303);
    if (saved.kind === "changed")
      return showSeries(context, found, { shared: { ...form, ...refusal(saved, files, NO_ROWS) } }, 422);
    const refused = besideShared(saved.faults, path);
    const { others } = placeFaults(refused.rest, path, NO_ROWS);
    return showSeries(context, found, { shared: { ...form, faults: refused.faults, others } }, 422);
  });

  route.post(`${OWN}/judge`, async (context) => {
    const fields = await fieldsOf(context.req.raw);
    const found = findSeries(desk, context);
    if (!found) return context.json({ faults: {} });
    const { change, faults } = sharedEdit(found, cellsOf(fields, SHARED));
    const { read } = found.files;
    const judged = besideShared(await workspace.judge([change]), read.path).faults;
    const shown = seriesFields(read.series, range().categories);
    const byId = shown.flatMap(({ name }, at) => {
      const sentence = faults[name] ?? judged[name];
      return sentence === undefined ? [] : [[`s${at}`, sentence]];
    });
    return context.json({ faults: Object.fromEntries(byId) });
  });

  route.post(`${OWN}/sizes`, async (context) => {
    const fields = await fieldsOf(context.req.raw);
    const found = findSeries(desk, context);
    if (!found) return goneSeries(desk, context);
    const { files } = found;
    const typed = rowsIn(fields);
    const left = (fields["left"] ?? "").split("\n").filter((line) => line !== "");
    const paste = fields["paste"] ?? "";
    const add = fields["add"] ?? "";
    // Whoever pastes and saves at once sees first where the cells went.
    if (paste !== "" || fields["act"] === "more") {
      const placed =
        paste === "" ? { rows: [], left: [] } : placePasted(paste, toolFields(range(), files.read));
      const rows = [...typed, ...placed.rows];
      if (rows.length > MOST_ROWS)
        return showSeries(
          context,
          found,
          { add, sizes: { rows: typed, left, paste, others: [TOO_MANY] } },
          422,
        );
      const count = rows.length + (paste === "" ? EMPTY_ROWS : 0);
      return showSeries(context, found, { add, sizes: { rows, left: [...left, ...placed.left], count } });
    }
    const rows = withIds(range(), files.read, typed, files.read.path);
    const edit = sizesEdit(workspace, files, rows);
    const own = edit.faults.some((faults) => Object.keys(faults).length > 0);
    if (typed.length === 0 || own) {
      const others = typed.length === 0 ? ["There is no new size yet: fill in a row, or paste some."] : [];
      return showSeries(context, found, { add, sizes: { rows, left, faults: edit.faults, others } }, 422);
    }
    const { path, series } = files.read;
    const count = rows.length === 1 ? "a size" : `${rows.length} sizes`;
    const saved = await save(context, {
      subject: `Add ${count} to ${series.title}`,
      what: `added ${count}`,
      about: path,
      changes: edit.changes,
    });
    if (saved.kind === "saved") return context.redirect(`${hrefOfSeries(path)}?said=range-saved#top`, 303);
    const said = saved.kind === "faults" ? placeFaults(saved.faults, path, edit) : undefined;
    const faults = said?.beside ?? [];
    const others = said?.others ?? refusal(saved, files, NO_ROWS).others;
    return showSeries(context, found, { add, sizes: { rows, left, faults, others } }, 422);
  });

  function sharedEdit({ files: { json, read }, shown }: FoundSeries, typed: Cells) {
    const faults: Record<string, string> = {};
    const content = withSeriesTyped(json.text, read.series, { shown, typed }, faults);
    return { change: { ...json, content }, faults };
  }

  function showSeries(
    context: Context<DeskEnv>,
    { files, shown }: FoundSeries,
    {
      shared = {},
      sizes = {},
      add = (context.req.query("add") ?? "").slice(0, 300),
    }: { shared?: Partial<SharedForm>; sizes?: Partial<NewSizes>; add?: string },
    status: 200 | 409 | 422 = 200,
  ) {
    const whole = range();
    const { read } = files;
    const { rows = [] } = sizes;
    const props = {
      read,
      add,
      shared: {
        fields: seriesFields(read.series, whole.categories),
        seen: shown,
        typed: shown,
        faults: {},
        others: [],
        ...shared,
      },
      sizes: {
        fields: toolFields(whole, read),
        count: Math.max(rows.length, EMPTY_ROWS),
        rows,
        left: [],
        faults: [],
        others: [],
        paste: "",
        ...sizes,
      },
    };
    return show(context, read.series.title, <SeriesPage {...props} />, status);
  }

  return route;
}

const TOO_MANY = `At most ${MOST_ROWS} sizes go into one form. Paste fewer at a time, or use the spreadsheet.`;
/** Of an edit that has no rows. */
export const NO_ROWS: Pick<RangeEdit, "lines" | "ids"> = { lines: [], ids: [] };

/** A series of the range, as it stands now. */
export interface FoundSeries {
  files: SeriesFiles;
  /** What the form of its shared fields shows. */
  shown: Cells;
}

/** The series in the address. */
export function findSeries(
  { workspace, range }: RangeDesk,
  context: Context<DeskEnv>,
): FoundSeries | undefined {
  const path = `${RANGE}/${context.req.param("category")}/${context.req.param("name")}`;
  const { series, categories } = range();
  const files = series.some((each) => each.path === path) ? seriesFiles(workspace, path) : undefined;
  return files && { files, shown: shownSeries(files.read.series, categories) };
}

/** The rows of a posted form in which anything was typed. */
function rowsIn(fields: Cells): Cells[] {
  const count = Math.min(Number(fields["rows"] ?? "0") || 0, MOST_ROWS);
  return Array.from({ length: count }, (_, at) => cellsOf(fields, `${ROW}${at}:`)).filter((row) =>
    Object.values(row).some((cell) => cell !== ""),
  );
}

/** What the build says of a series: beside its shared fields, and all else in whole sentences. */
export function besideShared(
  all: readonly ContentFault[],
  path: string,
): { faults: Cells; rest: ContentFault[] } {
  const faults: Record<string, string> = {};
  const rest = all.filter(({ file, field = "", sentence }) => {
    const isPlace = file === `content/${path}.csv` && /^(?:Item|Subcategory)$/.test(field);
    if (isPlace) faults["place"] ??= capital(sentence);
    if (isPlace || file !== `content/${path}.json`) return !isPlace;
    const name = field.replace(/^(features|spares|pack|startValues)\b.*/, "$1");
    const own = { subcategory: "place", item: "place", pack: "pack.quantity" }[name] ?? name;
    faults[own] = [faults[own], capital(sentence)].filter(Boolean).join(" ");
    return false;
  });
  return { faults, rest };
}

/** Says that a series isn't there. */
export function goneSeries({ show }: RangeDesk, context: Context<DeskEnv>) {
  const words = (
    <div className="sheet">
      <h1>There is no such series</h1>
      <p>
        It was taken out, or has another name now. <a href="/range">Find it in the range</a>
      </p>
    </div>
  );
  return show(context, "Not there", words, 404);
}
