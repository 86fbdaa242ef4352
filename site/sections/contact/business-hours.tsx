import type { Company } from "../../copy/company.ts";
import blocks from "../../ui/blocks/blocks.module.css";
import layout from "../../ui/layout.first.module.css";
import css from "./business-hours.module.css";

interface BusinessHoursProps {
  title: string;
  note: string;
  timeZone: string;
  lines: Company["businessHours"];
}

/** The scale runs from 8 AM to 8 PM. */
const FROM = 8;
const TO = 20;
const marks = [8, 10, 12, 14, 16, 18, 20];

/** The week's hours in words, each with its bar on a scale of the day. */
export function BusinessHours({ title, note, timeZone, lines }: BusinessHoursProps) {
  return (
    <div className={css.hours}>
      <header className={`${blocks.spread} ${blocks.blockHead}`}>
        <h3>{title}</h3>
        {/* A script writes beside it whether the hours hold now (show-opening.ts). */}
        <p className={blocks.note} data-zone={timeZone}>
          {note}
        </p>
      </header>
      <dl>
        {lines.map(({ days, hours, opens, closes }) => (
          <div key={days} className={css.day}>
            <dt>{days}</dt>
            <dd className={opens === undefined ? css.closed : layout.data}>{hours}</dd>
            <dd className={css.bar} aria-hidden="true">
              <svg viewBox={`${FROM} 0 ${TO - FROM} 1`} preserveAspectRatio="none">
                {opens !== undefined && closes !== undefined && (
                  <rect x={opens} width={closes - opens} height="1" />
                )}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className={`${css.marks} ${layout.data}`} aria-hidden="true">
        {marks.map((hour) => (
          <span key={hour}>{hour > 12 ? hour - 12 : hour}</span>
        ))}
      </p>
    </div>
  );
}
