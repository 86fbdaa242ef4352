import { type ContentFault, printFault } from "#prerender/reading/faults/content-fault.ts";
import { fieldOf } from "#prerender/reading/lines.ts";
import { OWN_FOLDER } from "#prerender/pictures/own/find-own-files.ts";
import { writeJson } from "#prerender/reading/write-json.ts";
import type { Change, Workspace } from "../content/workspace.ts";
import { type Given, ownPictures, pictureEnding, pictureName } from "./pictures.ts";
import { kindOf, type Place } from "./shape.ts";
import type { TextFile } from "./text-files.ts";
import { type Typed, placesOf, typedOf, valueOf, wholeOf } from "./typed.ts";

/** What a form would change, and which of its fields a new picture belongs to, by the picture's path. */
export interface Edit {
  changes: Change[];
  pictureOf: ReadonlyMap<string, string>;
}

/** Files that name photos of persons and logos. */
const NAME_PEOPLE = ["team.json", "customers.json", "partners.json"];

function isPlain({ path }: TextFile): boolean {
  return !path.endsWith(".json");
}

/** The form of a file with what stands in it; undefined where its text can't be read. */
export function typedOfFile(file: TextFile, text: string | undefined): Typed | undefined {
  if (isPlain(file)) return typedOf(file.shape, (text ?? "").trim());
  const value = parse(text);
  return value === undefined ? undefined : typedOf(file.shape, value);
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse((text ?? "").replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

/** Turns a form into changes of the content. */
export function editOf(
  workspace: Workspace,
  file: TextFile,
  { typed, version, given }: { typed: Typed; version: string; given: ReadonlyMap<string, Given> },
): Edit {
  const text = workspace.read(file.path)?.text ?? "";
  const own = ownPictures(workspace);
  const taken = new Set(own.map(({ name }) => name.toLowerCase()));
  const values = new Map(typed.values);
  const pictureOf = new Map<string, string>();
  const added: Change[] = [];
  for (const [field, picture] of given) {
    const { use } = file.pictures ?? {};
    if (use === undefined) continue;
    const beside = field.replace(/[^.]*$/, "");
    const shows = ["name", "label", "category"].map((key) => values.get(beside + key)).find(Boolean) ?? "";
    const name = pictureName(use, shows, taken);
    const path = `${OWN_FOLDER}/${name}.${pictureEnding(picture.bytes, use)}`;
    taken.add(name);
    values.set(field, name);
    pictureOf.set(path, field);
    added.push({ path, content: picture.bytes, version: undefined });
  }
  const made = madeText(file, text, { values, rows: typed.rows });
  // Photos of persons and logos that the desk took in, and that nothing names any more.
  const others = NAME_PEOPLE.map((path) =>
    path === file.path ? made : (workspace.read(path)?.text ?? ""),
  ).join();
  const left = own.filter(
    (each) => /^(?:person|logo)-/.test(each.name) && names(text, each) && !names(others ?? "", each),
  );
  const removed = left.map(({ path }) => ({
    path,
    content: undefined,
    version: workspace.read(path)?.version,
  }));
  return {
    changes: [{ path: file.path, content: made, version: version || undefined }, ...added, ...removed],
    pictureOf,
  };
}

function names(text: string, { name, file }: { name: string; file: string }): boolean {
  return [name, file].some((each) => text.includes(JSON.stringify(each)));
}

function madeText(file: TextFile, text: string, typed: Typed): string | undefined {
  if (!isPlain(file)) return writeJson(text, valueOf(wholeOf(file.shape), typed, parse(text)));
  const words = typed.values.get("") ?? "";
  if (words === text.replaceAll("\r\n", "\n").trim()) return text || undefined;
  return words === "" ? undefined : `${words}\n`.replaceAll("\n", text.includes("\r\n") ? "\r\n" : "\n");
}

/** Places that take a picture of one's own. */
export function takesPicture({ pictures }: TextFile, { field, shape }: Place): boolean {
  return pictures !== undefined && pictures.field.test(field) && kindOf(shape) === "text";
}

/** Sentences beside their fields, and those that belong to none. */
export interface PlacedFaults {
  fields: ReadonlyMap<string, string>;
  others: readonly string[];
}

/** Finds the field that each fault is about. */
export function placeFaults(
  faults: readonly ContentFault[],
  file: TextFile,
  typed: Typed,
  pictureOf: ReadonlyMap<string, string> = new Map(),
): PlacedFaults {
  const places = placesOf(wholeOf(file.shape), typed);
  const nameOf = new Map(places.map(({ field, name }) => [field, name]));
  const fields = new Map<string, string>();
  const others = new Set<string>();
  for (const fault of faults) {
    const path = (fault.file ?? "").replace("content/", "");
    const sentence = asTyped(fault.sentence);
    const field = fault.field === fieldOf([]) ? "" : (fault.field ?? "");
    const name = path === file.path ? (isPlain(file) ? "" : nameOf.get(field)) : pictureOf.get(path);
    if (name === undefined || (name === "" && !isPlain(file)))
      others.add(path === file.path ? [field, sentence].filter(Boolean).join(": ") : printFault(fault));
    // A field with several faults says the first; the next one follows when it is mended.
    else if (!fields.has(name))
      fields.set(
        name,
        sentence.replace(/^./, (letter) => letter.toUpperCase()),
      );
  }
  return { fields, others: [...others] };
}

/** A sentence of the build without what is meant for those who write JSON by hand. */
function asTyped(sentence: string): string {
  return sentence.replace(/, without quotes\b/, "").replace(/, found (?:""|\[\])\.$/, ".");
}
