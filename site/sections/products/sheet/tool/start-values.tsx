import type { StartValue } from "#engineering/cutting/start-value.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import layout from "../../../../ui/layout.first.module.css";
import { useUnits } from "../../units/stored-units.ts";
import { START_ADVICE, feedHeading, speedUnit, startRows, type StartFigure } from "./start-rows.ts";
import { SheetSection } from "./sheet-section.tsx";
import css from "./start-values.both.module.css";

interface StartValuesProps {
  values: readonly StartValue[] | undefined;
  /** Class of a group's letter; its style sheet isn't on the products' pages. */
  chip?: string | undefined;
}

/** Starting values of cutting speed and feed for each workpiece group; nothing if none are known. */
export function StartValues({ values = [], chip }: StartValuesProps) {
  const units = useUnits();
  if (values.length === 0) return null;
  const feed = feedHeading(values, units);
  return (
    <SheetSection name="start" title="Start values" note="Starting range, not maker's data">
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
                  <span
                    className={chip === undefined ? css.letter : `${chip} ${css.letter}`}
                    data-group={row.group}
                  >
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
      <p className={`${blocks.note} ${css.how}`}>{START_ADVICE}</p>
    </SheetSection>
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
