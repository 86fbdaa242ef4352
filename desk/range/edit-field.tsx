import type { ToolField } from "./tool-fields.ts";

/** Above what is wrong with a form. */
export const REFUSED = "Nothing is saved yet. What you typed is below; this needs a second look:";

/** A field of a form with its label, what it means, what is wrong with it, and what somebody else wrote meanwhile. */
export interface EditFieldProps extends Pick<ToolField, "kind" | "isRequired"> {
  id: string;
  name: string;
  label: string;
  symbol?: string | undefined;
  hint?: string | undefined;
  value: string;
  fault?: string | undefined;
  /** What stands there now, written by somebody else. */
  meanwhile?: string | undefined;
}

/** Draws a field as its kind needs. */
export function EditField(props: EditFieldProps) {
  const { id, name, label, symbol, hint, kind, isRequired, value, fault, meanwhile } = props;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {symbol !== undefined && <abbr title={`${symbol} in ISO 13399`}> {symbol}</abbr>}
      </label>
      <EditInput
        {...{ id, name, kind, isRequired, value }}
        isWrong={fault !== undefined}
        describedBy={[hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ")}
      />
      {hint && (
        <p className="note" id={`${id}-hint`} dir="auto">
          {hint}
        </p>
      )}
      {meanwhile !== undefined && (
        <p className="notice">
          Now: <span className="words">{meanwhile === "" ? "(empty)" : meanwhile}</span>
        </p>
      )}
      {fault !== undefined && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** The control alone; in tables its label is `label`. */
export function EditInput({
  id,
  name,
  kind,
  value,
  isRequired,
  isWrong,
  describedBy,
  label,
}: Pick<EditFieldProps, "id" | "name" | "kind" | "value" | "isRequired"> & {
  isWrong: boolean;
  describedBy: string;
  label?: string;
}) {
  const shared = {
    id,
    name,
    "aria-label": label,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": describedBy || undefined,
    "aria-required": isRequired || undefined,
  };
  if (typeof kind !== "string") {
    const names = new Map(kind instanceof Map ? kind : kind.map((each) => [each, each]));
    const all = names.has(value) || value === "" ? names : new Map([[value, value], ...names]);
    return (
      <select {...shared} defaultValue={value}>
        {!isRequired && <option value="">–</option>}
        {[...all].map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    );
  }
  if (kind === "line")
    return <input {...shared} type="text" defaultValue={value} autoComplete="off" dir="auto" />;
  const rows = kind === "lines" ? value.split("\n").length + 1 : 3;
  return <textarea {...shared} rows={rows} defaultValue={value} dir="auto" />;
}
