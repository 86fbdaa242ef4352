import { type Context, Hono } from "hono";
import { RANGE } from "#prerender/series/read-series.ts";
import { type DeskEnv, fieldsOf } from "../http.ts";
import { freeName } from "../free-name.ts";
import { CopyPage, NEW_PLACE } from "./copy-page.tsx";
import { cellsOf } from "./meanwhile.ts";
import { capital, categoryEdit, placeFaults, seriesEdit, withIds } from "./range-edits.ts";
import type { RangeDesk } from "./range-route.tsx";
import { hrefOfSeries, placeIn, placesOf } from "./series-fields.ts";
import { ROW } from "./new-sizes.tsx";
import { type FoundSeries, besideShared, findSeries, goneSeries } from "./series-route.tsx";
import { shownCells, toolFields } from "./tool-fields.ts";

const NO_CATEGORY = { category: "", subcategory: "" };
const OWN = "/range/series/:category/:name";

/** A new series that begins with what another one shares. */
export function copyRoute(desk: RangeDesk): Hono<DeskEnv> {
  const { workspace, range, save, show } = desk;
  const route = new Hono<DeskEnv>();

  route.get(`${OWN}/copy`, (context) => {
    const found = findSeries(desk, context);
    if (!found) return goneSeries(desk, context);
    const { read } = found.files;
    const fields = toolFields(range(), read);
    const first = shownCells(fields, read.table, read.table.rows[0]);
    // What no two tools have in common is left to be filled in.
    const typed = { ...first, Id: "", "Order code": "" };
    const place = placeIn(read.series);
    const add = context.req.query("add") ?? "";
    return showCopy(context, found, { title: "", place, ...NO_CATEGORY, typed, add });
  });

  route.post(`${OWN}/copy`, async (context) => {
    const fields = await fieldsOf(context.req.raw);
    const found = findSeries(desk, context);
    if (!found) return goneSeries(desk, context);
    const { title = "", place: chosen = "", category = "", subcategory = "", add = "" } = fields;
    const own: Record<string, string> = {};
    const whole = range();
    const { read } = found.files;
    const fresh =
      chosen === NEW_PLACE
        ? categoryEdit(workspace, read.series.category, { category, subcategory })
        : undefined;
    const place = fresh?.place ?? chosen;
    // It is read after the one that it began from: where both say the same, the new one is told.
    const path = freeName(`${RANGE}/${place.split("/")[0]}/${read.path.split("/").at(-1)}`, (tried) =>
      whole.series.some((each) => each.path === tried),
    );
    const [typed = {}] = withIds(whole, read, [cellsOf(fields, `${ROW}0:`)], path);
    const posted = { title, place: chosen, category, subcategory, add, typed };
    if (!fresh && !placesOf(whole.categories).has(place)) own["place"] = "Choose one of the places.";
    if (fresh && category === "") own["category"] = "A new category needs a name.";
    if (fresh && subcategory === "") own["subcategory"] = "A new category needs a subcategory.";
    if (title === "") own["title"] = "A series needs a title.";
    if (Object.keys(own).length > 0) return showCopy(context, found, { ...posted, own }, 422);
    const edit = seriesEdit(workspace, found.files, { path, title, place, typed });
    const saved = await save(context, {
      subject: `Begin ${fresh ? `the category ${category} with ` : ""}the series ${title}`,
      what: fresh ? "began a category" : "began a series",
      about: path,
      changes: [...(fresh?.changes ?? []), ...edit.changes],
    });
    if (saved.kind === "saved") return context.redirect(`${hrefOfSeries(path)}?said=range-saved`, 303);
    if (saved.kind !== "faults")
      return showCopy(context, found, { ...posted, others: ["That series is there already."] }, 422);
    const { faults: shared, rest } = besideShared(saved.faults, path);
    const ofTree = rest.filter(
      ({ file, field }) => file === "content/categories.json" && field !== undefined,
    );
    for (const { field = "", sentence } of ofTree)
      own[field.startsWith(`[${fresh?.at}].subCategories`) ? "subcategory" : "category"] = capital(sentence);
    const { beside, others } = placeFaults(
      rest.filter((fault) => !ofTree.includes(fault)),
      path,
      edit,
    );
    // What is shared is changed on the series' own page, once it is there.
    const { title: ofTitle, place: ofPlace, ...ofOthers } = shared;
    const heads = { ...own, ...(ofTitle && { title: ofTitle }), ...(ofPlace && { place: ofPlace }) };
    const refused = { own: heads, faults: beside[0] ?? {}, others: [...others, ...Object.values(ofOthers)] };
    return showCopy(context, found, { ...posted, ...refused }, 422);
  });

  function showCopy(
    context: Context<DeskEnv>,
    { files: { read } }: FoundSeries,
    form: Pick<
      Parameters<typeof CopyPage>[0],
      "title" | "place" | "category" | "subcategory" | "typed" | "add"
    > &
      Partial<Parameters<typeof CopyPage>[0]>,
    status: 200 | 422 = 200,
  ) {
    const whole = range();
    const props = { read, fields: toolFields(whole, read), places: placesOf(whole.categories) };
    return show(
      context,
      "New series",
      <CopyPage {...{ own: {}, faults: {}, others: [] }} {...props} {...form} />,
      status,
    );
  }

  return route;
}
