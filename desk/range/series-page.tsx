import type { ReadSeries } from "#prerender/series/read-series.ts";
import { Wide } from "../ui/parts.tsx";
import { FaultList } from "../ui/fault-list.tsx";
import { EditField, REFUSED } from "./edit-field.tsx";
import { type NewSizes, NewSizesForm } from "./new-sizes.tsx";
import type { Meanwhile } from "./meanwhile.ts";
import { idIn } from "./range-edits.ts";
import { hrefOfSeries, type SeriesField } from "./series-fields.ts";
import { type Cells, shownCell } from "./tool-fields.ts";
import { MeanwhileNote } from "./tool-page.tsx";

/** Before the names of the fields that a series shares. */
export const SHARED = "s:";

/** The form of what all sizes share. */
export interface SharedForm {
  fields: readonly SeriesField[];
  seen: Cells;
  typed: Cells;
  faults: Cells;
  others: readonly string[];
  meanwhile?: Meanwhile;
}

/** A series: its sizes, new ones, and what they share. */
export function SeriesPage({
  read,
  add,
  shared,
  sizes,
}: {
  read: ReadSeries;
  add: string;
  shared: SharedForm;
  sizes: NewSizes;
}) {
  const { series, path } = read;
  return (
    <div className="sheet wide-sheet">
      <p className="up">
        <a href="/range">Range</a>
      </p>
      <h1>{series.title}</h1>
      {add !== "" && (
        <p className="notice">
          To be added: <b dir="auto">{add}</b>
        </p>
      )}
      <SizeList read={read} />
      <NewSizesForm path={path} add={add} form={sizes} />
      <p>
        <a href={hrefOfSeries(path).concat("/copy", add && `?add=${encodeURIComponent(add)}`)}>
          New series from this one
        </a>
      </p>
      <SharedFields path={path} form={shared} />
    </div>
  );
}

function SizeList({ read: { table, sizes } }: { read: ReadSeries }) {
  // What is said of each in sentences stands on its own page.
  const columns = table.columns.filter(
    ({ field }) => !["id", "name", "picture", "description", "features"].includes(field?.place[0] ?? ""),
  );
  return (
    <section aria-labelledby="sizes">
      <h2 id="sizes">{sizes.length === 1 ? "1 size" : `${sizes.length} sizes`}</h2>
      <Wide label="Sizes">
        <table className="sizes">
          <thead>
            <tr>
              <th scope="col">Tool</th>
              {columns.map(({ heading }) => (
                <th scope="col" key={heading}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ product, line }) => {
              const row = table.rows.find((each) => each.line === line);
              return (
                <tr key={product.id}>
                  <th scope="row">
                    <a href={`/range/tools/${product.id}`}>{product.name}</a>
                    <br />
                    <span className="note">{row && idIn(table.columns, row)}</span>
                  </th>
                  {columns.map((column) => (
                    <td key={column.heading}>{row && shownCell(column, row)}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Wide>
    </section>
  );
}

function SharedFields({ path, form }: { path: string; form: SharedForm }) {
  const { fields, faults, typed, meanwhile, others } = form;
  const own = hrefOfSeries(path);
  const withIds = fields.map((field, at) => ({ ...field, id: `s${at}` }));
  return (
    <section aria-labelledby="shared">
      <h2 id="shared">What all sizes share</h2>
      <form method="post" action={`${own}#shared`} data-judge={`${own}/judge`}>
        <input type="hidden" name="seen" value={JSON.stringify(form.seen)} />
        <FaultList
          says={REFUSED}
          fields={withIds.flatMap(({ id, name, label }) => {
            const fault = faults[name];
            return fault === undefined ? [] : [{ id, label, fault }];
          })}
          others={others}
        />
        {meanwhile && <MeanwhileNote meanwhile={meanwhile} />}
        <div className="fields">
          {withIds.map(({ name, ...field }) => (
            <EditField
              key={name}
              {...field}
              name={SHARED + name}
              value={typed[name] ?? ""}
              fault={faults[name]}
              meanwhile={meanwhile?.texts[name]}
            />
          ))}
        </div>
        <p className="buttons">
          <button type="submit" className="secondary">
            Save for all sizes
          </button>
          <span className="note" role="status" data-judged="" />
        </p>
      </form>
    </section>
  );
}
