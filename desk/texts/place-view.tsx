import type { ReactNode } from "react";
import { FieldView, Told, optionalWord } from "./field-view.tsx";
import { FIELD } from "./read-form.ts";
import { type Place, countOf, fieldsOfGroup, isIn, kindOf, rowName } from "./shape.ts";
import type { TextForm } from "./text-form.tsx";
import { rowsOf } from "./typed.ts";

/** As many groups beside each other are shown whole; more are opened one by one. */
const MOST_OPEN = 10;

interface Shown {
  place: Place;
  form: TextForm;
  /** Whether it is closed until somebody opens it. */
  isFolded?: boolean;
}

/** A field, a group of fields, or a list with its buttons. */
export function PlaceView({ place, form, isFolded }: Shown) {
  const kind = kindOf(place.shape);
  if (!isOfMany(place)) return <FieldView place={place} form={form} />;
  const inner = kind === "list" ? <Rows place={place} form={form} /> : <Fields place={place} form={form} />;
  if (place.name === "") return inner;
  return (
    <Enclosed place={place} form={form} isFolded={isFolded}>
      {inner}
    </Enclosed>
  );
}

/** Plain fields first: none of them stands between two groups, as if it belonged to the upper one. */
function Fields({ place, form }: Shown) {
  const [groups = [], fields = []] = [true, false].map((isGroup) =>
    fieldsOfGroup(place).filter((each) => isOfMany(each) === isGroup),
  );
  return [...fields, ...groups].map((each) => (
    <PlaceView key={each.key} place={each} form={form} isFolded={groups.length > MOST_OPEN} />
  ));
}

function isOfMany({ shape }: Place): boolean {
  return /^(?:group|list)$/.test(kindOf(shape));
}

function Enclosed({
  place,
  form,
  called,
  isFolded = false,
  children,
}: Shown & { called?: string | undefined; children: ReactNode }) {
  const id = FIELD + place.name;
  if (isFolded) {
    const wanted = [...form.faults.fields.keys(), form.touched ?? ""];
    return (
      <details id={id} open={wanted.some((name) => isIn(place.name, name))}>
        <summary>
          {place.label}
          {called !== undefined && `: ${called}`}
        </summary>
        <div role="group" aria-label={place.label} className="group">
          <Told place={place} form={form} />
          {children}
        </div>
      </details>
    );
  }
  return (
    <fieldset id={id} aria-describedby={form.faults.fields.has(place.name) ? `${id}-fault` : undefined}>
      <legend>
        {place.label}
        {called !== undefined && `: ${called}`}
        {optionalWord(place)}
      </legend>
      <Told place={place} form={form} />
      {children}
    </fieldset>
  );
}

/** Fields that say which row it is. */
const NAMES = ["name", "label", "title", "days", "when", "key", "codes", "pattern", "phrases", "category"];

function Rows({ place, form }: Shown) {
  const rows = rowsOf(place, form.typed);
  const { least, most } = countOf(place.shape);
  const button = (words: string, act: string, { name, label }: Place) => (
    <button
      type="submit"
      name="act"
      value={`${act}:${name}`}
      // The page that follows shows the row; a new one takes the focus, which an address with a place would keep from it.
      formAction={`${form.address}${act === "add" ? "" : `#${encodeURIComponent(FIELD + (act === "remove" ? place.name : name))}`}`}
      className={act === "add" ? "secondary" : "link"}
    >
      {words}
      {act !== "add" && <span className="hidden">: {label}</span>}
    </button>
  );
  return (
    <>
      {rows.map((row, at) => {
        const called = NAMES.map((key) => form.typed.values.get(`${row.name}.${key}`))
          .find(Boolean)
          ?.split("\n")[0];
        const inner = (
          <>
            <input type="hidden" name="row[]" value={row.name} />
            {kindOf(row.shape) === "group" ? (
              <Fields place={row} form={form} />
            ) : (
              <PlaceView place={row} form={form} />
            )}
            <p className="row-buttons">
              {at > 0 && button("Up", "up", row)} {at < rows.length - 1 && button("Down", "down", row)}{" "}
              {rows.length > least && button("Remove", "remove", row)}
            </p>
          </>
        );
        return kindOf(row.shape) === "group" ? (
          <Enclosed key={row.key} place={row} form={form} called={called} isFolded={rows.length > MOST_OPEN}>
            {inner}
          </Enclosed>
        ) : (
          <div key={row.key}>{inner}</div>
        );
      })}
      {rows.length < most && <p>{button(`Add ${rowName(place).toLowerCase()}`, "add", place)}</p>}
    </>
  );
}
