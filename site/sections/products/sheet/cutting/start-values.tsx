import type { StartValue } from "../../../../catalogue/model/ordering-schema.ts";
import layout from "../../../../ui/layout.first.module.css";
import chips from "../../workpieces/workpiece-chips.module.css";
import { useUnits } from "../../units/kept-units.ts";
import { START_ADVICE, feedHeading, speedUnit, startRows, type StartFigure } from "./start-rows.ts";
import css from "./start-values.late.module.css";
import section from "../sheet-section.late.module.css";

/** Cutting speed and feed to begin with, for each workpiece group; left out where none are known. */
export function StartValues({ values = [] }: { values: readonly StartValue[] | undefined }) {
  const units = useUnits();
  if (values.length === 0) return null;
  const feed = feedHeading(values, units);
  return (
    <section className={section.section} aria-labelledby="sheet-start">
      <div className={section.head}>
        <h3 id="sheet-start">Start values</h3>
        <p className={layout.note}>Starting range, not maker's data</p>
      </div>
      <table className={`${css.table} ${layout.data}`} aria-labelledby="sheet-start">
        <thead>
          <tr>
            <th scope="col">Workpiece</th>
            <th scope="col">
              Cutting speed vc, <span>{speedUnit(units)}</span>
            </th>
            {feed && (
              <th scope="col">
                {feed.name}, <span>{feed.unit}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {startRows(values, units).map((row) => (
            <tr key={`${row.group} ${row.note}`}>
              <th scope="row">
                <div className={css.workpiece}>
                  <span className={`${chips.chip} ${css.letter}`} data-group={row.group}>
                    {row.group}
                  </span>{" "}
                  <span>
                    <b>{row.name}</b> {row.note && <span className={css.note}>{row.note}</span>}
                  </span>
                </div>
              </th>
              <td>
                <Figure {...row.vc} />
              </td>
              {feed && <td>{row.feed ? <Figure {...row.feed} /> : "—"}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`${layout.note} ${css.how}`}>{START_ADVICE}</p>
    </section>
  );
}

function Figure({ start, range }: StartFigure) {
  return (
    <>
      <b>{start}</b>
      {range && <span className={css.range}> {range}</span>}
    </>
  );
}
