import { Wide } from "../ui/parts.tsx";
import { FaultList } from "../ui/fault-list.tsx";
import { EditInput, REFUSED } from "./edit-field.tsx";
import type { Cells, ToolField } from "./tool-fields.ts";
import { hrefOfSeries } from "./series-fields.ts";

/** Before the number of a new row in the names of its fields. */
export const ROW = "r";

/** What an id is, for who has none. */
export const ID_NOTE = "The id is a part of the tool’s address; left empty, it is made from the order code.";

/** The form of new sizes. */
export interface NewSizes {
  fields: readonly ToolField[];
  rows: readonly Cells[];
  /** Rows that the form has, empty ones too. */
  count: number;
  faults: readonly Cells[];
  others: readonly string[];
  /** Cells that were pasted and have no place. */
  left: readonly string[];
  /** What was pasted and isn't placed. */
  paste: string;
}

/** A table of new sizes, and a place to paste some. */
export function NewSizesForm({ path, add, form }: { path: string; add: string; form: NewSizes }) {
  const { rows, fields, faults, others, left, paste } = form;
  const shown = fields.filter(
    ({ isOwn, heading }) => isOwn || [...rows, ...faults].some((row) => row[heading]),
  );
  const numbers = Array.from({ length: form.count }, (_, at) => at);
  return (
    <section aria-labelledby="add">
      <h2 id="add">Add sizes</h2>
      <p className="note">{ID_NOTE}</p>
      <form method="post" action={`${hrefOfSeries(path)}/sizes#add`}>
        <input type="hidden" name="rows" value={form.count} />
        <input type="hidden" name="add" value={add} />
        <input type="hidden" name="left" value={left.join("\n")} />
        <FaultList
          says={REFUSED}
          fields={faults.flatMap((row, at) =>
            fields.flatMap(({ heading, label }, column) => {
              const fault = row[heading];
              return fault === undefined
                ? []
                : [{ id: `r${at}-${column}`, label: `Row ${at + 1}, ${label}`, fault }];
            }),
          )}
          others={others}
        />
        {left.length > 0 && (
          <div className="notice" role="alert">
            <p>These cells have no place in the table:</p>
            <ul className="plain">
              {left.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        <Wide label="New sizes">
          <table className="new-rows">
            <thead>
              <tr>
                {shown.map(({ heading, label, symbol }) => (
                  <th scope="col" key={heading}>
                    {label} {symbol}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {numbers.map((at) => (
                <tr key={at}>
                  {shown.map((field) => (
                    <RowCell key={field.heading} {...{ at, field, form }} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
        <p className="buttons">
          <button type="submit" className="primary">
            Add the sizes
          </button>
          <button type="submit" name="act" value="more" className="secondary">
            More rows
          </button>
        </p>
        <div className="field">
          <label htmlFor="paste">Rows from a spreadsheet</label>
          <textarea
            id="paste"
            name="paste"
            rows={4}
            defaultValue={paste}
            dir="auto"
            aria-describedby="paste-hint"
          />
          <p className="note" id="paste-hint">
            Copy cells there and paste them here, with or without a line of headings; without one they go into
            the columns above in their order.
          </p>
        </div>
        <button type="submit" name="act" value="place" className="secondary">
          Put them into the table
        </button>
      </form>
    </section>
  );
}

function RowCell({ at, field, form }: { at: number; field: ToolField; form: NewSizes }) {
  const { heading, label, kind, isRequired } = field;
  const id = `r${at}-${form.fields.indexOf(field)}`;
  const fault = form.faults[at]?.[heading];
  return (
    <td>
      <EditInput
        {...{ id, isRequired: isRequired && form.rows[at] !== undefined }}
        // A long text has room enough in a row.
        kind={kind === "words" ? "line" : kind}
        name={`${ROW}${at}:${heading}`}
        label={`${label}, row ${at + 1}`}
        value={form.rows[at]?.[heading] ?? ""}
        isWrong={fault !== undefined}
        describedBy={fault === undefined ? "" : `${id}-fault`}
      />
      {fault !== undefined && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </td>
  );
}
