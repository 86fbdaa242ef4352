import { type Context, Hono } from "hono";
import type { Product } from "#site/catalogue/model/schema.ts";
import { OWN_FOLDER } from "#prerender/pictures/own/find-own-files.ts";
import { photoFault } from "#prerender/pictures/own/judge-photo.ts";
import { ContentError } from "#prerender/reading/parse-content.ts";
import { expandSeries } from "#prerender/series/expand-series.ts";
import { readCsv } from "#prerender/series/csv-text.ts";
import { readSizeTable } from "#prerender/series/size-table.ts";
import { ownPictures } from "../texts/pictures.ts";
import type { Saved, Workspace } from "../content/workspace.ts";
import { type DeskEnv, fieldsOf } from "../http.ts";
import { type SeriesFiles, seriesFiles } from "./content-range.ts";
import { cellsOf, layOver, seenIn } from "./meanwhile.ts";
import { type RangeEdit, deletion, idIn, placeFaults, toolEdit } from "./range-edits.ts";
import type { RangeDesk } from "./range-route.tsx";
import { hrefOfSeries, placeIn, placesOf } from "./series-fields.ts";
import { type Cells, idOf, shownCells, toolFields } from "./tool-fields.ts";
import { CELL, DeletePage, GonePage, type ToolForm, ToolPage } from "./tool-page.tsx";

/** A tool of the range: its form, its picture, and taking it out. */
export function toolRoute(desk: RangeDesk): Hono<DeskEnv> {
  const { workspace, range, save, show } = desk;
  const route = new Hono<DeskEnv>();

  route.get("/range/tools/:id", async (context) => {
    const found = find(desk, context);
    if (!found) return gone(desk, context);
    return showForm(context, { found, typed: found.shown, seen: found.shown });
  });

  route.post("/range/tools/:id", async (context) => {
    const fields = await fieldsOf(context.req.raw);
    const found = find(desk, context);
    if (!found) return gone(desk, context, cellsOf(fields, CELL));
    const { id, files } = found;
    const seen = seenIn(fields["seen"]);
    const { typed, texts } = layOver({ seen, typed: cellsOf(fields, CELL), now: found.shown });
    const edit = toolEdit(workspace, files, id, typed);
    if (Object.keys(texts).length > 0) {
      const meanwhile = { ...(await desk.lastChange(files.csv.path)), texts };
      return showForm(context, { found, typed, seen: found.shown, edit, meanwhile, status: 409 });
    }
    if (fields["act"] === "look")
      return showForm(context, { found, typed, seen, edit, ...(await judged(edit, files)) });
    const [faults = {}] = edit.faults;
    if (Object.keys(faults).length > 0)
      return showForm(context, { found, typed, seen, edit, faults, status: 422 });
    const saved = await save(context, {
      subject: `Change ${found.tool?.name ?? id}`,
      what: "changed a tool",
      about: id,
      changes: edit.changes,
    });
    if (saved.kind === "saved" || saved.kind === "nothing")
      return context.redirect(`/range/tools/${edit.ids[0]}?said=range-${saved.kind}`, 303);
    return showForm(context, { found, typed, seen, edit, ...refusal(saved, files, edit), status: 422 });
  });

  route.post("/range/tools/:id/judge", async (context) => {
    const fields = await fieldsOf(context.req.raw);
    const found = find(desk, context);
    if (!found) return context.json({ faults: {} });
    const edit = toolEdit(workspace, found.files, found.id, cellsOf(fields, CELL));
    const { faults } = await judged(edit, found.files);
    const shown = toolFields(range(), found.files.read, found.id);
    const byId = Object.entries(faults).map(([heading, sentence]) => [idOf(shown, heading), sentence]);
    return context.json({ faults: Object.fromEntries(byId) });
  });

  route.post("/range/tools/:id/picture", async (context) => {
    const found = find(desk, context);
    if (!found) return gone(desk, context);
    const { id, files } = found;
    const photo = (await context.req.formData()).get("photo");
    const bytes = photo instanceof File ? Buffer.from(await photo.arrayBuffer()) : Buffer.alloc(0);
    // The name is ours: that of the file on somebody's device is never one of the content's.
    const ending =
      ["jpg", "png", "webp"].find((each) => photoFault(`photo.${each}`, bytes) === undefined) ?? "jpg";
    const path = `${OWN_FOLDER}/${id}.${ending}`;
    const edit = toolEdit(workspace, files, id, { ...found.shown, Picture: id });
    const older = workspace
      .list("")
      .filter((each) => each !== path && each.replace(/\.\w+$/, "") === `${OWN_FOLDER}/${id}`);
    const saved = await save(context, {
      subject: `Give ${found.tool?.name ?? id} a picture`,
      what: "changed the picture of a tool",
      about: id,
      changes: [
        ...edit.changes.filter(({ content }) => content !== files.csv.text),
        { path, content: bytes, version: workspace.read(path)?.version },
        ...older.map((each) => ({ path: each, content: undefined, version: workspace.read(each)?.version })),
      ],
    });
    if (saved.kind === "saved" || saved.kind === "nothing")
      return context.redirect(`/range/tools/${id}?said=range-${saved.kind}`, 303);
    const { others } = refusal(saved, files, { ...edit, lines: [], ids: [] });
    return showForm(context, { found, typed: found.shown, seen: found.shown, others, status: 422 });
  });

  route.get("/range/tools/:id/delete", async (context) => {
    const found = find(desk, context);
    return found?.tool ? showDelete(context, found, []) : gone(desk, context);
  });

  route.post("/range/tools/:id/delete", async (context) => {
    const { to = "", version } = await fieldsOf(context.req.raw);
    const found = find(desk, context);
    if (!found?.tool) return gone(desk, context);
    const { id, files } = found;
    if (version !== files.csv.version)
      return showDelete(context, found, [
        "Its table was changed while you looked. Look again, then delete it.",
      ]);
    const changes = deletion(workspace, files, id, to);
    const saved = await save(context, {
      subject: `Delete ${found.tool.name}`,
      what: "deleted a tool",
      about: id,
      changes,
    });
    if (saved.kind === "saved") {
      const isLast = files.read.sizes.length === 1;
      return context.redirect(`${isLast ? "/range" : hrefOfSeries(files.read.path)}?said=range-deleted`, 303);
    }
    return showDelete(context, found, refusal(saved, files, { lines: [], ids: [] }).others);
  });

  async function judged(edit: RangeEdit, { read: { path } }: SeriesFiles) {
    const [own = {}] = edit.faults;
    const { beside, others } = placeFaults(await workspace.judge(edit.changes), path, edit);
    return { faults: { ...beside[0], ...own }, others };
  }

  function showForm(
    context: Context<DeskEnv>,
    {
      found: { id, files, tool },
      typed,
      seen,
      edit,
      faults = {},
      others = [],
      meanwhile,
      status = 200,
    }: {
      found: Found;
      edit?: RangeEdit;
      status?: 200 | 409 | 422;
    } & Pick<ToolForm, "typed" | "seen"> &
      Partial<Pick<ToolForm, "faults" | "others" | "meanwhile">>,
  ) {
    const form: ToolForm = {
      id,
      read: files.read,
      printed: edit ? printedBy(edit, files) : tool,
      picture: ownPicture(workspace, tool) ?? desk.parts.range.get(id)?.picture,
      fields: toolFields(range(), files.read, id),
      typed,
      seen,
      faults,
      others,
      meanwhile,
    };
    return show(context, tool?.name ?? id, <ToolPage form={form} />, status);
  }

  function showDelete(context: Context<DeskEnv>, { tool, files }: Found, others: readonly string[]) {
    if (!tool) return gone(desk, context);
    const { read, csv } = files;
    const place = placeIn(read.series);
    const placeName = placesOf(range().categories).get(place) ?? place;
    const props = { tool, read, place, placeName, version: csv.version, others };
    return show(context, "Delete", <DeletePage {...props} />, others.length > 0 ? 422 : 200);
  }
  return route;
}

interface Found {
  id: string;
  files: SeriesFiles;
  tool: Product | undefined;
  /** What its form shows. */
  shown: Cells;
}

function find({ workspace, range }: RangeDesk, context: Context<DeskEnv>): Found | undefined {
  const id = context.req.param("id") ?? "";
  const whole = range();
  const path = whole.series.find(({ sizes }) => sizes.some(({ product }) => product.id === id))?.path;
  const files = path === undefined ? undefined : seriesFiles(workspace, path);
  if (!files) return undefined;
  const { table, sizes } = files.read;
  const row = table.rows.find((each) => idIn(table.columns, each) === id);
  const tool = sizes.find(({ product }) => product.id === id)?.product;
  return { id, files, tool, shown: shownCells(toolFields(whole, files.read, id), table, row) };
}

/** The tool that an edit makes; undefined where it can't be printed. */
function printedBy(
  { changes, ids }: RangeEdit,
  { read: { path, series } }: SeriesFiles,
): Product | undefined {
  const csv = changes.find((change) => change.path === `${path}.csv`)?.content;
  if (typeof csv !== "string") return undefined;
  try {
    const sizes = expandSeries(path, series, readSizeTable(path, series, readCsv(path, csv)), []);
    return sizes.find(({ product }) => product.id === ids[0])?.product;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Address of a tool's own photo, which the site may not show yet. */
function ownPicture(workspace: Workspace, tool?: Product): string | undefined {
  const own = ownPictures(workspace).find(({ name }) => name === tool?.picture);
  return own && `/texts/pictures/${encodeURIComponent(own.file)}`;
}

/** Why an edit wasn't saved, beside its one row and in whole sentences. */
export function refusal(
  saved: Saved,
  { read: { path } }: SeriesFiles,
  rows: Pick<RangeEdit, "lines" | "ids">,
): { faults: Cells; others: string[] } {
  if (saved.kind === "changed")
    return {
      faults: {},
      others: [`${saved.files[0]?.by || "Somebody"} was a moment earlier. Save it again.`],
    };
  const { beside, others } = placeFaults(saved.kind === "faults" ? saved.faults : [], path, rows);
  return { faults: beside[0] ?? {}, others };
}

function gone({ show }: RangeDesk, context: Context<DeskEnv>, typed: Cells = {}) {
  return show(context, "Not there", <GonePage typed={typed} />, 404);
}
