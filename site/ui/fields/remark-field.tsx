import css from "./remark-field.late.module.css";
import controls from "../blocks/controls.late.module.css";
import layout from "../layout.first.module.css";

interface RemarkFieldProps {
  /** Id of the field; unique on the page. */
  id: string;
  /** The name of the thing that the remark is about, for assistive technology. */
  of: string;
  value: string;
  /** UTF-16 units. */
  maxLength: number;
  onChange: (remark: string) => void;
}

/** Characters that fit on a line of the narrowest field. */
const LINE = 28;

/** A remark without line breaks, shown completely. It has no `name`, so that a form doesn't submit it. */
export function RemarkField({ id, of, value, maxLength, onChange }: RemarkFieldProps) {
  return (
    <>
      <label htmlFor={id} className={layout.srOnly}>
        Remark on {of}
      </label>
      <textarea
        id={id}
        className={`${controls.input} ${css.remark}`}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={maxLength}
        placeholder="Remark, e.g. EN8"
        value={value}
        // For browsers that don't fit the field to its text.
        rows={Math.max(1, Math.ceil(value.length / LINE))}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter must not submit the form around it.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
    </>
  );
}
