import { takesPicture } from "./edit.ts";
import { pictureHelp } from "./pictures.ts";
import { FIELD, FILE, HELD } from "./read-form.ts";
import {
  ONE_LINE,
  type Place,
  type Shape,
  isRecord,
  kindOf,
  labelOf,
  mayBeEmpty,
  rowShape,
} from "./shape.ts";
import type { TextForm } from "./text-form.tsx";

/** Lines of a field that are seen at once. */
const MOST_LINES = 16;
/** Longest text whose limit somebody may meet by chance. */
const SHORT = 60;

interface Shown {
  place: Place;
  form: TextForm;
}

/** A field with its label, what it takes, and what is wrong with it. */
export function FieldView({ place, form }: Shown) {
  const { name, label, shape } = place;
  const id = FIELD + name;
  const words = form.typed.values.get(name) ?? "";
  const fault = form.faults.fields.get(name);
  const attributes = {
    id,
    name: id,
    autoFocus: form.focused === name || undefined,
    "aria-invalid": fault === undefined ? undefined : true,
    "aria-describedby":
      [helpOf(form, place) && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(" ") || undefined,
  };
  if (kindOf(shape) === "tick")
    return (
      <div className="field">
        <span className="radio">
          <input type="checkbox" value="on" defaultChecked={words !== ""} {...attributes} />
          <label htmlFor={id}>{label}</label>
        </span>
        <Told place={place} form={form} />
      </div>
    );
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optionalWord(place)}
      </label>
      {shape.enum ? (
        <select {...attributes} defaultValue={words}>
          {[...new Set(["", words, ...shape.enum])].map((each) => (
            <option key={each} value={each}>
              {each === "" ? "–" : labelOf(each)}
            </option>
          ))}
        </select>
      ) : isLong(place, form) ? (
        <textarea {...attributes} rows={rowsOf(place, words)} defaultValue={words} dir="auto" />
      ) : (
        <input {...attributes} {...entryOf(place)} defaultValue={words} dir="auto" autoComplete="off" />
      )}
      <Told place={place} form={form} />
      {takesPicture(form.file, place) && <PictureView place={place} form={form} />}
    </div>
  );
}

/** What a field or group takes, and what is wrong with it. */
export function Told({ place, form }: Shown) {
  const id = FIELD + place.name;
  const help = helpOf(form, place);
  const fault = form.faults.fields.get(place.name);
  return (
    <>
      {help !== "" && (
        <p className="note" id={`${id}-help`}>
          {help}
        </p>
      )}
      {fault !== undefined && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </>
  );
}

/** What stands after the label of what may be left out. */
export function optionalWord({ isRequired, shape }: Place): string {
  return isRequired || mayBeEmpty(shape) || kindOf(shape) === "tick" ? "" : " (optional)";
}

function helpOf({ file }: TextForm, place: Place): string {
  const { description, maxLength = Infinity, pattern, format, minimum, maximum } = place.shape;
  const isFree = pattern === undefined && format === undefined;
  const limits = [
    kindOf(place.shape) === "lines" && linesHelp(place.shape),
    isFree && maxLength <= SHORT && `At most ${maxLength} characters.`,
    isFree && maxLength > ONE_LINE && maxLength < 2000 && `At most ${maxLength} characters.`,
    minimum !== undefined && maximum !== undefined && `${minimum} to ${maximum}.`,
    takesPicture(file, place) && file.pictures && pictureHelp(file.pictures.use),
  ];
  return [description, ...limits].filter(Boolean).join(" ");
}

/** How the lines of a field are written. */
function linesHelp(shape: Shape): string {
  if (isRecord(shape)) return "A line each: the word, “=”, and what it stands for.";
  const { enum: known } = rowShape(shape);
  return known ? `A line each, of: ${known.join(", ")}.` : "A line each.";
}

function rowsOf({ name, shape }: Place, words: string): number {
  if (name === "") return 24;
  return kindOf(shape) === "lines" ? Math.min(words.split("\n").length + 1, MOST_LINES) : 2;
}

function isLong(place: Place, { file }: TextForm): boolean {
  const { maxLength = Infinity, pattern, format } = place.shape;
  if (kindOf(place.shape) === "lines") return true;
  if (kindOf(place.shape) === "number" || takesPicture(file, place)) return false;
  return maxLength > ONE_LINE && pattern === undefined && format === undefined;
}

/** The keyboard that a phone offers for it. */
function entryOf({ shape }: Place) {
  if (shape.format === "email") return { type: "email" };
  if (shape.format === "uri") return { type: "url" };
  if (shape.pattern?.startsWith(String.raw`^\+`)) return { type: "tel" };
  return { type: "text", inputMode: kindOf(shape) === "number" ? ("decimal" as const) : undefined };
}

function PictureView({ place: { name, label }, form }: Shown) {
  const held = form.held.get(name);
  const own = form.own.get(form.typed.values.get(name) ?? "");
  const src = held ? `/texts/held/${held.id}` : own && `/texts/pictures/${encodeURIComponent(own)}`;
  return (
    <div className="picture">
      {src !== undefined && <img src={src} alt="" width={64} height={64} />}
      <label>
        <span>New {label.toLowerCase()}: choose a file, or drop it here</span>
        <input type="file" name={FILE + name} accept="image/jpeg,image/png,image/webp,image/svg+xml" />
      </label>
      {held && (
        <span className="radio">
          <input type="checkbox" id={HELD + name} name={HELD + name} value={held.id} defaultChecked />
          <label htmlFor={HELD + name}>{held.called} is here, and saved with the form</label>
        </span>
      )}
    </div>
  );
}
