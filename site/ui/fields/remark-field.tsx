import css from "./remark-field.late.module.css";
import layout from "../layout.first.module.css";

interface RemarkFieldProps {
  /** Id of the field; unique on the page. */
  id: string;
  /** Name of what is remarked on, for assistive technology. */
  of: string;
  value: string;
  /** UTF-16 units. */
  maxLength: number;
  onChange: (remark: string) => void;
}

/** A remark of one line. It has no `name`, so that a form doesn't submit it. */
export function RemarkField({ id, of, value, maxLength, onChange }: RemarkFieldProps) {
  return (
    <>
      <label htmlFor={id} className={layout.forTheEar}>
        Remark on {of}
      </label>
      <input
        id={id}
        type="text"
        className={css.remark}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={maxLength}
        placeholder="Remark, e.g. for EN8"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter must not submit the form around it.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
    </>
  );
}
