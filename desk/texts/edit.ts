import type { ContentFault } from "#prerender/reading/faults/content-fault.ts";
import { groupFaults } from "#prerender/reading/faults/group-faults.ts";
import { fieldOf } from "#prerender/reading/lines.ts";
import { OWN_FOLDER } from "#prerender/pictures/own/find-own-files.ts";
import type { Change, Workspace } from "../content/workspace.ts";
import { type Given, ownPictures, pictureEnding, pictureName } from "./pictures.ts";
import { type Carried, carriedName, overlaid } from "./carried.ts";
import { isPlain, madeText, typedOfFile } from "./file-text.ts";
import { following } from "./follow.ts";
import { isIn, kindOf, type Place, rowName } from "./shape.ts";
import type { TextFile } from "./text-files.ts";
import { type Typed, placesOf, repeatedNames, wholeOf } from "./typed.ts";

/** What a form would change, and which of its fields a new picture belongs to, by the picture's path. */
export interface Edit {
  changes: Change[];
  pictureOf: ReadonlyMap<string, string>;
}

/** Files that name photos of persons and logos. */
const NAME_PEOPLE = ["team.json", "customers.json", "partners.json"];

/** A form that is to be saved. */
export interface Sent {
  typed: Typed;
  /** The version that the person saw. */
  version: string;
  given: ReadonlyMap<string, Given>;
  carried: readonly Carried[];
  /** Versions of the files that carried places are in, by key. */
  versions: ReadonlyMap<string, string>;
}

/** Turns a form into changes of the content, with what follows from them. */
export function editOf(workspace: Workspace, file: TextFile, sent: Sent): Edit {
  const { typed, version, given, carried, versions } = sent;
  const textOf = (path: string) => workspace.read(path)?.text;
  const text = textOf(file.path) ?? "";
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
  const before = typedOfFile(file, text);
  const follows = new Map(before && following(workspace, file.path, before, typed));
  const seen = new Map<string, string | undefined>();
  for (const other of new Set(carried.map((each) => each.file))) {
    const stands = follows.get(other.path) ?? textOf(other.path) ?? "";
    const places = carried.filter((each) => each.file === other);
    const whole = typedOfFile(other, stands);
    if (whole) follows.set(other.path, madeText(other, stands, overlaid(whole, typed, places)));
    seen.set(other.path, versions.get(other.key));
  }
  // Photos of persons and logos that the desk took in, and that nothing names any more.
  const others = NAME_PEOPLE.map((path) => (path === file.path ? made : (textOf(path) ?? ""))).join();
  const left = own.filter(
    (each) => /^(?:person|logo)-/.test(each.name) && names(text, each) && !names(others ?? "", each),
  );
  const after = [...follows, ...left.map(({ path }) => [path, undefined] as const)].map(
    ([path, content]) => ({
      path,
      content,
      version: seen.get(path) ?? workspace.read(path)?.version,
    }),
  );
  return {
    changes: [{ path: file.path, content: made, version: version || undefined }, ...added, ...after],
    pictureOf,
  };
}

function names(text: string, { name, file }: { name: string; file: string }): boolean {
  return [name, file].some((each) => text.includes(JSON.stringify(each)));
}

/** Places that take a picture of one's own. */
export function takesPicture({ pictures }: TextFile, { field, shape }: Place): boolean {
  return pictures !== undefined && pictures.field.test(field) && kindOf(shape) === "text";
}

/** Sentences beside their fields, and those that belong to none. */
export interface PlacedFaults {
  fields: ReadonlyMap<string, string>;
  others: readonly string[];
  /** Names of the places of other files that the form has to carry. */
  elsewhere: readonly string[];
}

export const NO_FAULTS: PlacedFaults = { fields: new Map(), others: [], elsewhere: [] };

/** Finds the field that each fault is about. `files` are those whose places a form can carry. */
export function placeFaults(
  faults: readonly ContentFault[],
  { workspace, files, file }: { workspace: Workspace; files: readonly TextFile[]; file: TextFile },
  { typed, carried }: Pick<Sent, "typed" | "carried">,
  pictureOf: ReadonlyMap<string, string> = new Map(),
): PlacedFaults {
  const own = placesOf(wholeOf(file.shape), typed);
  const fields = new Map<string, string>();
  const others: ContentFault[] = [];
  const elsewhere = new Set<string>();
  // A field with several faults says the first; the next one follows when it is mended.
  const tell = (name: string, sentence: string) =>
    void (
      fields.has(name) ||
      fields.set(
        name,
        sentence.replace(/^./, (letter) => letter.toUpperCase()),
      )
    );
  for (const place of own)
    for (const name of repeatedNames(place.shape, typed.values.get(place.name) ?? ""))
      tell(place.name, `“${name}” stands in two lines. Take one out.`);
  for (const fault of faults) {
    const path = (fault.file ?? "").replace("content/", "");
    const sentence = asTyped(fault.sentence, file);
    const field = fault.field === fieldOf([]) ? "" : (fault.field ?? "");
    const shown = carried.flatMap((each) => (each.file.path === path ? placesOf(each.place, typed) : []));
    const here = path === file.path ? nearest(own, file, field) : nearest(shown, undefined, field);
    const picture = pictureOf.get(path);
    if (picture !== undefined) tell(picture, sentence);
    else if (here) tell(here.name, [here.inside, sentence].filter(Boolean).join(": "));
    else if (path === file.path) others.push({ sentence: [field, sentence].filter(Boolean).join(": ") });
    else {
      const other = files.find((each) => each.path === path);
      const stands = other && typedOfFile(other, workspace.read(path)?.text);
      const there = stands && nearest(placesOf(wholeOf(other.shape), stands), other, field);
      if (other && there) {
        elsewhere.add(carriedName(other, there.name));
        tell(carriedName(other, there.name), [there.inside, sentence].filter(Boolean).join(": "));
      } else others.push({ ...fault, sentence });
    }
  }
  return { fields, others: groupFaults(others), elsewhere: [...elsewhere] };
}

/** The place of a field, or the one that it is in. */
function nearest(places: readonly Place[], file: TextFile | undefined, field: string) {
  const isWhole = file !== undefined && isPlain(file);
  const place = places.findLast((each) => isWhole || (each.field !== "" && isIn(each.field, field)));
  const rest = place && !isWhole ? field.slice(place.field.length) : "";
  const inside = rest.replace(/^\[(\d+)\]$/, (_, at: string) => `line ${Number(at) + 1}`).replace(/^\./, "");
  return place && { name: place.name, inside };
}

/** A sentence of the build without what is meant for those who write JSON by hand. */
function asTyped(sentence: string, { shape, each }: TextFile): string {
  return sentence
    .replace(/, without quotes\b/, "")
    .replace(/, found (?:""|\[\])\.$/, ".")
    .replaceAll(/ in \[(\d+)\]/g, (_, at) => ` in ${rowName(wholeOf(shape, each))} ${Number(at) + 1}`);
}
