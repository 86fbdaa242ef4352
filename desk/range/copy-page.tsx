import type { ReadSeries } from "#prerender/series/read-series.ts";
import { FaultList } from "../ui/fault-list.tsx";
import { EditField, REFUSED } from "./edit-field.tsx";
import { ID_NOTE, ROW } from "./new-sizes.tsx";
import { type Cells, type ToolField, idOf } from "./tool-fields.ts";
import { hrefOfSeries } from "./series-fields.ts";

/** In place of a place: the category is new. */
export const NEW_PLACE = "A new category";

/** The form of a new series that begins with what another one shares. */
export function CopyPage({
  read: { path, series },
  fields,
  places,
  title,
  place,
  category,
  subcategory,
  typed,
  add,
  own,
  faults,
  others,
}: {
  read: ReadSeries;
  fields: readonly ToolField[];
  places: Map<string, string>;
  title: string;
  place: string;
  category: string;
  subcategory: string;
  typed: Cells;
  add: string;
  /** What is wrong with what stands above the first size. */
  own: Cells;
  faults: Cells;
  others: readonly string[];
}) {
  const shown = fields
    .map((field) => ({ ...field, id: idOf(fields, field.heading) }))
    .filter(({ isOwn, heading }) => isOwn || faults[heading] !== undefined);
  const heads = [
    {
      id: "title",
      label: "Title",
      kind: "line",
      value: title,
      hint: `The tools in the plural, such as ${series.title}`,
    },
    {
      id: "place",
      label: "Place",
      kind: new Map([...places, [NEW_PLACE, NEW_PLACE]]),
      value: place,
      hint: undefined,
    },
    {
      id: "category",
      label: "New category (optional)",
      kind: "line",
      value: category,
      hint: "Its name, where its place is a new one. It begins with the tile of the series’ own category: change that under “Texts”, “Texts of the page”.",
    },
    {
      id: "subcategory",
      label: "Subcategory in it (optional)",
      kind: "line",
      value: subcategory,
      hint: "The first one’s name, such as Solid carbide",
    },
  ] as const;
  return (
    <div className="sheet wide-sheet">
      <p className="up">
        <a href={hrefOfSeries(path)}>{series.title}</a>
      </p>
      <h1>New series</h1>
      {add !== "" && (
        <p className="notice">
          To be added: <b dir="auto">{add}</b>
        </p>
      )}
      <p>
        It begins with one size and what all sizes of “{series.title}” share. Its own page changes that, once
        it is saved, and takes the photo.
      </p>
      <form method="post" action={`${hrefOfSeries(path)}/copy`}>
        <input type="hidden" name="add" value={add} />
        <FaultList
          says={REFUSED}
          fields={[
            ...heads.map(({ id, label }) => ({ id, label, fault: own[id] ?? "" })),
            ...shown.map(({ id, label, heading }) => ({ id, label, fault: faults[heading] ?? "" })),
          ].filter(({ fault }) => fault !== "")}
          others={others}
        />
        <div className="fields">
          {heads.map((head) => (
            <EditField
              key={head.id}
              {...head}
              name={head.id}
              isRequired={!head.label.includes("optional")}
              fault={own[head.id]}
            />
          ))}
        </div>
        <h2>Its first size</h2>
        <p className="note">{ID_NOTE}</p>
        <div className="fields">
          {shown.map(({ heading, ...field }) => (
            <EditField
              key={heading}
              {...field}
              name={`${ROW}0:${heading}`}
              value={typed[heading] ?? ""}
              fault={faults[heading]}
            />
          ))}
        </div>
        <p className="buttons">
          <button type="submit" className="primary">
            Save the series
          </button>
        </p>
      </form>
    </div>
  );
}
