import blocks from "../blocks/blocks.module.css";
import css from "./field.module.css";

type InputProps = { as: "input" } & React.ComponentProps<"input">;
type SelectProps = { as: "select" } & React.ComponentProps<"select">;
type TextareaProps = { as: "textarea" } & React.ComponentProps<"textarea">;

type FieldProps = (InputProps | SelectProps | TextareaProps) & {
  name: string;
  label: string;
  /** What is wrong and how to fix it, shown beside the field. */
  error?: string;
};

/** A labelled field with its ids and its error. Other props go to the control. */
export function Field({ label, error, ...control }: FieldProps) {
  const id = `contact-${control.name}`;
  const errorId = `${id}-error`;
  const wiring = {
    id,
    className: css.control,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId : undefined,
  };
  return (
    <div className={`${blocks.stack} ${css.field}`} data-field={control.name}>
      <label htmlFor={id}>{label}</label>
      <Control {...control} {...wiring} />
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function Control(props: InputProps | SelectProps | TextareaProps) {
  switch (props.as) {
    case "input": {
      const { as: _, ...input } = props;
      return <input {...input} />;
    }
    case "select": {
      const { as: _, ...select } = props;
      return <select {...select} />;
    }
    case "textarea": {
      const { as: _, ...textarea } = props;
      return <textarea {...textarea} />;
    }
  }
}
