import type { StartValue } from "../../../catalogue/model/ordering-schema.ts";
import layout from "../../../ui/layout.first.module.css";
import { START_ADVICE, feedHeading, startRows, type StartFigure } from "../sheet/cutting/start-rows.ts";
import css from "./page-parts.alone.module.css";

/** The start values of the sheet, a row for each workpiece group; left out where none are known. */
export function PageStartValues({ values = [] }: { values: readonly StartValue[] | undefined }) {
  if (values.length === 0) return null;
  const feed = feedHeading(values);
  return (
    <section>
      <h2>Start values</h2>
      <p className={layout.note}>Starting range, not maker&apos;s data</p>
      <table className={`${css.table} ${layout.data}`} aria-label="Start values">
        <thead>
          <tr>
            <th scope="col">Workpiece</th>
            <th scope="col">
              Cutting speed vc, <span>m/min</span>
            </th>
            {feed && (
              <th scope="col">
                {feed.name}, <span>{feed.unit}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {startRows(values).map((row) => (
            <tr key={`${row.group} ${row.note}`}>
              <th scope="row">
                <b>{row.group}</b> {row.name} {row.note && <span>{row.note}</span>}
              </th>
              <td>
                <Figure {...row.vc} />
              </td>
              {feed && <td>{row.feed ? <Figure {...row.feed} /> : "—"}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`${layout.note} ${css.below}`}>{START_ADVICE}</p>
    </section>
  );
}

function Figure({ start, range }: StartFigure) {
  return (
    <>
      <b>{start}</b> {range && <span>{range}</span>}
    </>
  );
}
