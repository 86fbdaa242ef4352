import { Fragment } from "react";
import { timeInWords } from "#server/report/local-time.ts";
import { Field } from "../ui/parts.tsx";
import { type AskedLine, aboutAsked } from "./asked-lines.ts";
import type { DraftFields } from "#server/store/drafts.ts";
import { OTHER } from "./read-answer.ts";
import { TEMPLATES } from "./templates.ts";

/** The form of an answer and what stands in it. */
export interface AnswerForm {
  place: number;
  version: number;
  fields: DraftFields;
  faults: Readonly<Record<string, string>>;
  lines: readonly AskedLine[];
  /** Another draft that was saved meanwhile. */
  conflict?: { by: string; at: Date; words: string } | undefined;
}

const FORM = "answer";

/** The lines that were asked for, each with what is offered. */
export function PricedLines({ form }: { form: AnswerForm }) {
  if (form.lines.length === 0) return null;
  return (
    <section aria-labelledby="lines">
      <h2 id="lines">Quote list</h2>
      <table className="lines">
        <thead>
          <tr>
            <th scope="col">Line, as asked</th>
            <th scope="col">Qty</th>
            <th scope="col">₹ each</th>
            <th scope="col">Disc. %</th>
            <th scope="col">Delivery</th>
          </tr>
        </thead>
        <tbody>
          {form.lines.map((line) => (
            <LineRow key={line.number} line={line} form={form} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function LineRow({ line, form }: { line: AskedLine; form: AnswerForm }) {
  const { number, name, tool } = line;
  const input = (field: string, label: string, mode: "decimal" | "numeric" | "text" = "decimal") => {
    const key = `${field}${number}`;
    const fault = form.faults[key];
    return (
      <td data-label={label}>
        <input
          form={FORM}
          type="text"
          name={key}
          id={key}
          defaultValue={form.fields[key] ?? ""}
          aria-label={`${label}, line ${number}`}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${key}-fault`}
          inputMode={mode}
          autoComplete="off"
        />
        {fault !== undefined && (
          <p className="fault" id={`${key}-fault`}>
            {fault}
          </p>
        )}
      </td>
    );
  };
  return (
    <>
      <tr>
        <td className="asked">
          {tool && <img src={tool.picture} alt="" width={44} height={44} />}
          <div>
            <span dir="auto">
              {number}. {name}
            </span>{" "}
            <span className="note" dir="auto">
              {aboutAsked(line)}
            </span>
          </div>
        </td>
        {input("quantity", "Qty", "numeric")}
        {input("unit", "₹ each")}
        {input("disc", "Disc. %")}
        {input("delivery", "Delivery", "text")}
      </tr>
      <tr className="choices">
        <td colSpan={5}>
          <LineChoice line={line} form={form} />
        </td>
      </tr>
    </>
  );
}

/** What is offered for a line: as asked, a substitute of the range, or something else in words. */
function LineChoice({ line: { number, substitutes }, form }: { line: AskedLine; form: AnswerForm }) {
  const choice = form.fields[`tool${number}`] ?? "";
  const text = (field: string, label: string) => {
    const key = `${field}${number}`;
    return (
      <Field label={label} name={key} fault={form.faults[key]}>
        <input
          form={FORM}
          type="text"
          id={key}
          name={key}
          defaultValue={form.fields[key] ?? ""}
          autoComplete="off"
        />
      </Field>
    );
  };
  const chosen = substitutes.find(({ tool }) => tool.id === choice);
  return (
    <details open={choice !== ""} className="choice">
      <summary>
        {chosen
          ? `Offered: ${chosen.tool.name}`
          : choice === OTHER
            ? "Offered: another tool"
            : "Offer another tool"}
      </summary>
      <fieldset>
        <legend className="hidden">Offered for line {number}</legend>
        <Choice number={number} value="" isChosen={choice === ""}>
          As asked
        </Choice>
        {substitutes.map(({ tool, kind, difference }) => (
          <Choice key={tool.id} number={number} value={tool.id} isChosen={choice === tool.id}>
            {tool.name}{" "}
            <span className="note">
              {kind === "same" ? `same seat and geometry · ${difference}` : difference}
            </span>
          </Choice>
        ))}
        <Choice number={number} value={OTHER} isChosen={choice === OTHER}>
          Something else:
        </Choice>
        {text("name", "Name")}
        {text("difference", "How it differs")}
      </fieldset>
    </details>
  );
}

function Choice({
  number,
  value,
  isChosen,
  children,
}: {
  number: number;
  value: string;
  isChosen: boolean;
  children: React.ReactNode;
}) {
  return (
    <label className="radio">
      <input form={FORM} type="radio" name={`tool${number}`} value={value} defaultChecked={isChosen} />
      <span>{children}</span>
    </label>
  );
}

/** The words of the answer, and what goes for the whole offer. */
export function AnswerPanel({ form }: { form: AnswerForm }) {
  const { place, version, fields, faults, conflict, lines } = form;
  const count = Object.keys(faults).length;
  return (
    <form id={FORM} method="post" action={`/enquiries/${place}/draft`} className="stack answer-form">
      <h2>Answer</h2>
      <input type="hidden" name="version" value={version} />
      {conflict && (
        <div className="notice" role="alert">
          <p>
            {conflict.by} saved another draft on {timeInWords(conflict.at)}. Yours is in the form and not
            saved yet; saving it takes the place of the other one, which says:
          </p>
          <p className="words">{conflict.words}</p>
        </div>
      )}
      {count > 0 && (
        <p className="fault" role="alert">
          {count === 1 ? "One field needs a second look." : `${count} fields need a second look.`}
        </p>
      )}
      <Field label="Words" name="words" fault={faults["words"]}>
        <textarea id="words" name="words" rows={10} defaultValue={fields["words"] ?? ""} dir="auto" />
      </Field>
      <div className="templates">
        <span className="note">Begin with</span>{" "}
        {Object.entries(TEMPLATES).map(([key, { label }]) => (
          <Fragment key={key}>
            <button type="submit" name="template" value={key} className="link">
              {label}
            </button>{" "}
          </Fragment>
        ))}
      </div>
      {lines.length > 0 && (
        <div className="pair">
          <Field label="Valid till" name="valid" fault={faults["valid"]}>
            <input id="valid" name="valid" type="date" defaultValue={fields["valid"] ?? ""} />
          </Field>
          <Field label="Freight, ₹" name="freight" fault={faults["freight"]}>
            <input
              id="freight"
              name="freight"
              type="text"
              inputMode="decimal"
              defaultValue={fields["freight"] ?? ""}
            />
          </Field>
          <Field label="GST %" name="gst" fault={faults["gst"]}>
            <input id="gst" name="gst" type="text" inputMode="decimal" defaultValue={fields["gst"] ?? ""} />
          </Field>
        </div>
      )}
      <div className="pair">
        <button type="submit" name="next" value="save" className="secondary">
          Save draft
        </button>
        <button type="submit" name="next" value="preview" className="primary">
          Preview
        </button>
      </div>
      <p className="note">
        {lines.length > 0 && "Lines without a price are not offered; without any price the words go alone. "}
        It goes by e-mail and to the visitor&rsquo;s page. Once sent it can be revised, not changed.
      </p>
    </form>
  );
}
