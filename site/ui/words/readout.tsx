import css from "./readout.module.css";

interface ReadoutProps {
  label: string;
  value: string;
  unit?: string;
}

/** A small label over a value, in a description list. */
export function ReadoutItem({ label, value, unit }: ReadoutProps) {
  return (
    <div className={css.readout}>
      <dt>{label}</dt>
      <dd>
        {value}
        {unit && <span className={css.unit}> {unit}</span>}
      </dd>
    </div>
  );
}
