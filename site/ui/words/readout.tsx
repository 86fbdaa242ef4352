import css from "./readout.module.css";

interface ReadoutProps {
  label: string;
  value: string;
  unit?: string;
  /** Where the value leads. */
  href?: string;
}

/** A small label over a value, in a description list. */
export function ReadoutItem({ label, value, unit, href }: ReadoutProps) {
  return (
    <div className={css.readout}>
      <dt>{label}</dt>
      <dd>
        {href === undefined ? value : <a href={href}>{value}</a>}
        {unit && <span className={css.unit}> {unit}</span>}
      </dd>
    </div>
  );
}
