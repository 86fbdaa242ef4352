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

/** One line of remark. It has no `name`: in a form it is no field of what is sent. */
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
          // The remark is done, not the form around it.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
    </>
  );
}
