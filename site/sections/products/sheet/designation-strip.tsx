import { readPositions } from "../../../engineering/reading/read-positions.ts";
import layout from "../../../ui/layout.first.module.css";
import css from "./designation-strip.late.module.css";
import section from "./sheet-section.late.module.css";
import print from "./sheet-print.late.module.css";

/** How a designation reads, position by position, with what sources disagree on; left out for any other text. */
export function DesignationStrip({ designation }: { designation: string | undefined }) {
  const read = designation === undefined ? undefined : readPositions(designation);
  if (!read) return null;
  return (
    <section className={`${section.section} ${print.notOnPaper}`} aria-labelledby="sheet-designation">
      <div className={section.head}>
        <h3 id="sheet-designation">How {designation} reads</h3>
        <p className={layout.note}>{read.standard}</p>
      </div>
      <ol className={`${css.positions} ${layout.data}`}>
        {read.positions.map(({ code, name, meaning }) => (
          <li key={name}>
            <b>{code}</b> <span className={layout.note}>{name}</span> {meaning}
          </li>
        ))}
      </ol>
      {read.remarks.map((remark) => (
        <p key={remark} className={layout.note}>
          {remark}
        </p>
      ))}
    </section>
  );
}
