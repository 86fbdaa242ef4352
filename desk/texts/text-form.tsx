import { timeInWords } from "#server/report/local-time.ts";
import type { Carried } from "./carried.ts";
import type { Conflict } from "./conflict.ts";
import type { PlacedFaults } from "./edit.ts";
import { PlaceView } from "./place-view.tsx";
import { FaultList } from "../ui/fault-list.tsx";
import { FIELD, VERSION } from "./read-form.ts";
import type { TextFile } from "./text-files.ts";
import { type Typed, placesOf, wholeOf } from "./typed.ts";

/** A form and what stands in it. */
export interface TextForm {
  file: TextFile;
  /** Where it is posted to. */
  address: string;
  typed: Typed;
  /** The version that the person has seen; empty: there was no such file. */
  version: string;
  faults: PlacedFaults;
  /** Pictures that were given and aren't saved yet, by field. */
  held: ReadonlyMap<string, { id: string; called: string }>;
  /** Files of the owner's pictures, by the names that records may give them. */
  own: ReadonlyMap<string, string>;
  /** Places of other files that must fit it, and are saved with it. */
  carried: readonly Carried[];
  /** Versions of those files, by key. */
  versions: ReadonlyMap<string, string>;
  /** The row that a button was pressed at, or that was just added. */
  touched?: string | undefined;
  /** The field that is typed into first. */
  focused?: string | undefined;
  /** Versions of other people that were saved meanwhile, where they differ. */
  conflicts?: readonly Conflict[] | undefined;
}

/** The form of a file of the content. */
export function TextFormView({ form }: { form: TextForm }) {
  const { file, address, version, conflicts = [], carried, versions } = form;
  return (
    <>
      {conflicts.map((conflict) => (
        <ConflictView key={conflict.title} conflict={conflict} />
      ))}
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
        {[...versions].map(([key, each]) => (
          <input key={key} type="hidden" name={VERSION + key} value={each} />
        ))}
        {carried.map((each) => (
          <section key={each.place.name} className="also" aria-labelledby={`also:${each.place.name}`}>
            <h2 id={`also:${each.place.name}`}>This also needs: {each.file.title}</h2>
            <input type="hidden" name="also" value={each.place.name} />
            <PlaceView place={each.place} form={{ ...form, file: { ...each.file, pictures: undefined } }} />
          </section>
        ))}
        <PlaceView place={wholeOf(file.shape, file.each)} form={form} />
      </form>
    </>
  );
}

function FormFaults({ form: { file, typed, faults, carried } }: { form: TextForm }) {
  const places = [
    ...carried.flatMap(({ place }) => placesOf(place, typed)),
    ...placesOf(wholeOf(file.shape, file.each), typed),
  ];
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

function ConflictView({ conflict: { title, by, at, differences } }: { conflict: Conflict }) {
  return (
    <div className="notice" role="alert">
      <p>
        {by || "Somebody"} saved {title}
        {at !== "" && ` on ${timeInWords(new Date(at))}`}, after you opened it. Yours is in the form and not
        saved yet; saving it takes the place of the other one, which differs here:
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
