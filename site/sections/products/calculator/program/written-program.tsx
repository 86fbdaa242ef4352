import { useState } from "react";
import {
  programFields,
  type ProgramFieldName,
  type ProgramKind,
  type ProgramTyped,
} from "#engineering/threads/program-fields.ts";
import { askedFields, writeProgram } from "#engineering/threads/write-program.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import buttons from "../../../../ui/button.first.module.css";
import { Announcement } from "../announcement.tsx";
import { CalculatorField, ChoiceField } from "../inputs/calculator-field.tsx";
import { ProgramPlot } from "./program-plot.tsx";
import { programStart, type ProgramFrom } from "./program-start.ts";
import css from "./written-program.late.module.css";

interface WrittenProgramProps {
  kinds: readonly ProgramKind[];
  from: ProgramFrom;
}

const kindNames: Record<ProgramKind, string> = {
  turning: "Thread turning",
  milling: "Thread milling",
  entry: "Helical entry",
};

/** Fields, plot and text of a program: a starting point for the machinist. */
export function WrittenProgram({ kinds, from }: WrittenProgramProps) {
  const [kind, setKind] = useState<ProgramKind>(kinds[0] ?? "turning");
  const [typed, setTyped] = useState<ProgramTyped>({});
  const [copied, setCopied] = useState("");
  const shown: ProgramTyped = { ...programStart(kind, from, typed), ...typed };
  const { program, errors } = writeProgram(kind, shown);
  const asked = askedFields(kind, shown);
  // A field that nobody has filled in yet isn't wrong.
  const missing = asked.filter((name) => name in errors && !typed[name] && !shown[name]);
  const wrong = asked.flatMap((name) => (missing.includes(name) ? [] : (errors[name] ?? [])));

  function type(name: ProgramFieldName, text: string): void {
    setTyped({ ...typed, [name]: text });
    setCopied("");
  }

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied("The program is copied.");
    } catch {
      // The visitor or browser refused, or the function is missing because the page came over plain HTTP.
      setCopied("This browser doesn't let the page copy: mark the text and copy it.");
    }
  }

  return (
    <div className={`${blocks.stack} ${css.written}`}>
      <div role="group" className={`${css.fields} ${blocks.screen}`} aria-label="Figures of the program">
        {kinds.length > 1 && (
          <ChoiceField
            name="program-kind"
            label="Program"
            value={kind}
            onChange={(id) => {
              setKind(kinds.find((each) => each === id) ?? kind);
              setTyped({});
              setCopied("");
            }}
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {kindNames[each]}
              </option>
            ))}
          </ChoiceField>
        )}
        {asked.map((name) => (
          <Field
            key={name}
            name={name}
            value={shown[name] ?? ""}
            error={missing.includes(name) ? undefined : errors[name]}
            onChange={(text) => type(name, text)}
          />
        ))}
      </div>
      <p className={css.warning}>
        A starting point, in millimetres: check it dry on your machine, above the workpiece and block by
        block, against the manual of its control.
      </p>
      {program ? (
        <div className={css.result}>
          <ProgramPlot plot={program.plot} />
          <div className={blocks.stack}>
            <b>{kindNames[kind]} as text</b>
            <pre className={css.text}>{program.text}</pre>
            <div className={`${blocks.cluster} ${blocks.screen}`}>
              <button
                type="button"
                className={`${buttons.secondary} ${buttons.small}`}
                onClick={() => void copy(program.text)}
              >
                Copy the program
              </button>
              <p role="status">{copied}</p>
            </div>
          </div>
          <ul className={`${css.facts} ${blocks.note}`}>
            {program.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      ) : (
        <p className={blocks.notice}>
          {wrong.length > 0
            ? `There is no program with these figures. ${wrong[0]}`
            : `Still to type: ${missing.map((name) => programFields[name].label.toLowerCase()).join(", ")}.${missing.includes("turns") && !from.mill ? " The workpiece above gives the speed where the range states one." : ""}`}
        </p>
      )}
      <Announcement text={wrong[0] ?? (Object.keys(typed).length > 0 ? (program?.facts[0] ?? "") : "")} />
    </div>
  );
}

interface FieldProps {
  name: ProgramFieldName;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

function Field({ name, value, error, onChange }: FieldProps) {
  const field = programFields[name];
  if (field.kind !== "choice")
    return (
      <CalculatorField
        name={`program-${name}`}
        label={field.label}
        unit={field.kind === "figure" ? field.unit : ""}
        value={value}
        {...(name === "nose" && { placeholder: "full profile" })}
        error={error}
        onChange={onChange}
      />
    );
  return (
    <div className={css.choice}>
      <ChoiceField name={`program-${name}`} label={field.label} value={value} onChange={onChange}>
        {field.options.map(([id, title]) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </ChoiceField>
      {error && <p className={css.error}>{error}</p>}
    </div>
  );
}
