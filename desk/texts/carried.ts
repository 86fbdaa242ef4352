import { typedOfFile } from "./file-text.ts";
import { type Place, isIn, kindOf } from "./shape.ts";
import type { TextFile } from "./text-files.ts";
import { type Typed, placesOf, wholeOf } from "./typed.ts";

/** A place of another file that a form carries along, since a rule holds the two against each other. */
export interface Carried {
  file: TextFile;
  /** Its name begins with the file's key. */
  place: Place;
}

/** Name that a place of another file has in a form. */
export function carriedName(file: TextFile, name: string): string {
  return `${file.key}/${name}`;
}

/** The places that a form carries, by their names; `textOf` is what stands in a file. */
export function carriedPlaces(
  names: readonly string[],
  files: readonly TextFile[],
  textOf: (path: string) => string | undefined,
): Carried[] {
  return names.flatMap((name) => {
    const file = files.find(({ key }) => name.startsWith(`${key}/`));
    const typed = file && typedOfFile(file, textOf(file.path));
    if (!typed) return [];
    const place = placesOf(wholeOf(file.shape, file.each), typed).find(
      (each) => carriedName(file, each.name) === name,
    );
    if (!place) return [];
    const isOfMany = /^(?:group|list)$/.test(kindOf(place.shape));
    return [{ file, place: { ...place, name, label: (!isOfMany && place.spoken) || place.label } }];
  });
}

/** A form with what stands in carried places that it hasn't shown yet. */
export function withCarried(
  typed: Typed,
  carried: readonly Carried[],
  textOf: (path: string) => string | undefined,
): Typed {
  return carried.reduce(({ values, rows }, { file, place }) => {
    const stands = typedOfFile(file, textOf(file.path));
    if (!stands) return { values, rows };
    const named = (name: string) => carriedName(file, name);
    const added = [...stands.values].filter(([name]) => isIn(place.name, named(name)));
    return {
      values: new Map([...values, ...added.map(([name, words]) => [named(name), words] as const)]),
      rows: [
        ...rows,
        ...stands.rows.map(named).filter((name) => name !== place.name && isIn(place.name, name)),
      ],
    };
  }, typed);
}

/** What stands in another file, with what was typed into the places of it that a form carries. */
export function overlaid(stands: Typed, typed: Typed, carried: readonly Carried[]): Typed {
  return carried.reduce(({ values, rows }, { file, place }) => {
    const isOurs = (name: string) => isIn(place.name, carriedName(file, name));
    const own = (name: string) => name.slice(file.key.length + 1);
    const isRow = (name: string) => isOurs(name) && carriedName(file, name) !== place.name;
    return {
      values: new Map([
        ...[...values].filter(([name]) => !isOurs(name)),
        ...[...typed.values].flatMap(([name, words]): [string, string][] =>
          isIn(place.name, name) ? [[own(name), words]] : [],
        ),
      ]),
      rows: [
        ...rows.filter((name) => !isRow(name)),
        ...typed.rows.filter((name) => isIn(place.name, name)).map(own),
      ],
    };
  }, stands);
}
