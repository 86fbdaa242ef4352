import { workpieceGroups, workpieceLetters } from "#engineering/values/workpiece-groups.ts";
import { startSpeeds, type StartSpeed } from "#engineering/cutting/start-speeds.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import tables from "../../../ui/blocks/tables.late.module.css";
import css from "./start-table.late.module.css";

function words({ low, start, high, note }: StartSpeed): string {
  return `${low}–${high}, start ${start}${note ? ` (${note})` : ""}`;
}

/** All starting ranges of the cutting speed; complete without script. */
export function StartTable() {
  return (
    <div className={css.section}>
      <h2 id="start-ranges">Starting ranges of the cutting speed</h2>
      <p className={blocks.note}>
        m/min, carbide where the row names no other material; taps are HSS-E, coated. Not a maker&apos;s data:
        the data for the exact grade always wins.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it */}
      <div role="group" className={css.scroll} tabIndex={0} aria-labelledby="start-ranges">
        <table className={`${tables.table} ${layout.data}`} aria-labelledby="start-ranges">
          <thead>
            <tr>
              <th scope="col">Operation</th>
              {workpieceLetters.map((group) => (
                <th key={group} scope="col">
                  {group} – {workpieceGroups[group]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(startSpeeds).map(([operation, speeds]) => (
              <tr key={operation}>
                <th scope="row">{operation.charAt(0).toUpperCase() + operation.slice(1)}</th>
                {workpieceLetters.map((group) => (
                  <td key={group}>
                    {speeds[group]?.map(words).map((range) => <p key={range}>{range}</p>) ?? "–"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
