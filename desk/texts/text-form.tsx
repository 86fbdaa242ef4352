import { timeInWords } from "#server/report/local-time.ts";
import type { PlacedFaults } from "./edit.ts";
import { PlaceView } from "./place-view.tsx";
import { FaultList } from "../ui/fault-list.tsx";
import { FIELD } from "./read-form.ts";
import type { TextFile } from "./text-files.ts";
import { type Typed, placesOf, wholeOf } from "./typed.ts";

/** A form and what stands in it. */
export interface TextForm {
  file: TextFile;
  typed: Typed;
  /** The version that the person has seen; empty: there was no such file. */
  version: string;
  faults: PlacedFaults;
  /** Pictures that were given and aren't saved yet, by field. */
  held: ReadonlyMap<string, { id: string; called: string }>;
  /** Files of the owner's pictures, by the names that records may give them. */
  own: ReadonlyMap<string, string>;
  /** The row that was just added. */
  added?: string | undefined;
  /** Another one's version that was saved meanwhile, where it differs. */
  conflict?: Conflict | undefined;
}

/** Who was first, and what he wrote. */
export interface Conflict {
  by: string;
  at: string;
  differences: readonly { label: string; theirs: string; yours: string }[];
}

/** The form of a file of the content. */
export function TextFormView({ form }: { form: TextForm }) {
  const { file, version, conflict } = form;
  const address = `/texts/${file.key}`;
  return (
    <>
      {conflict && <ConflictView conflict={conflict} />}
      <FormFaults form={form} />
      <form
        method="post"
        encType="multipart/form-data"
        action={address}
        data-judge={`${address}/judge`}
        className="texts"
        noValidate
      >
        <input type="hidden" name="version" value={version} />
        {/* First, so that Enter in a field saves. */}
        <p className="save">
          <button type="submit" className="primary">
            Save
          </button>{" "}
          <span className="note" role="status" data-judged="" />
        </p>
        <PlaceView place={wholeOf(file.shape, file.each)} form={form} />
      </form>
    </>
  );
}

function FormFaults({ form: { file, typed, faults } }: { form: TextForm }) {
  const places = placesOf(wholeOf(file.shape, file.each), typed);
  const named = places
    .filter(({ name }) => faults.fields.has(name))
    .map(({ name, label, spoken }) => ({
      id: FIELD + name,
      label: spoken || label,
      fault: faults.fields.get(name),
    }));
  return (
    <FaultList says="Nothing was saved. What you typed stands below." fields={named} others={faults.others} />
  );
}

function ConflictView({ conflict: { by, at, differences } }: { conflict: Conflict }) {
  return (
    <div className="notice" role="alert">
      <p>
        {by || "Somebody"} saved this{at !== "" && ` on ${timeInWords(new Date(at))}`}, after you opened it.
        Yours is in the form and not saved yet; saving it takes the place of the other one, which differs
        here:
      </p>
      <dl>
        {differences.map(({ label, theirs, yours }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="words">Theirs: {theirs || "nothing"}</dd>
            <dd className="words">Yours: {yours || "nothing"}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
