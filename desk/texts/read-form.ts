import type { Typed } from "./typed.ts";
import type { Given } from "./pictures.ts";

/** Before the names of a file's fields, so that none of them is a name of the form's own. */
export const FIELD = "f:";
export const FILE = "file:";
export const HELD = "held:";
export const VERSION = "version:";

/** What was posted. */
export interface Posted {
  typed: Typed;
  /** The version that the person has seen; empty: there was no such file. */
  version: string;
  /** What a button of a list asks for. */
  act: string | undefined;
  /** New pictures, by the field that names them. */
  given: ReadonlyMap<string, Given>;
  /** Names of the places of other files that the form carries, and the versions of these files by key. */
  also: readonly string[];
  versions: ReadonlyMap<string, string>;
  /** Numbers of pictures that were given before, by field. */
  held: ReadonlyMap<string, string>;
}

/** Reads a posted form; undefined for what is none. */
export async function readForm(request: Request): Promise<Posted | undefined> {
  const form = await request.formData().catch(() => undefined);
  if (!form) return undefined;
  const values = new Map<string, string>();
  const held = new Map<string, string>();
  const given = new Map<string, Given>();
  const versions = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value === "string") {
      if (name.startsWith(FIELD)) values.set(name.slice(FIELD.length), value.replaceAll("\r\n", "\n").trim());
      if (name.startsWith(VERSION)) versions.set(name.slice(VERSION.length), value);
      if (name.startsWith(HELD)) held.set(name.slice(HELD.length), value);
    } else if (name.startsWith(FILE) && value.name !== "")
      given.set(name.slice(FILE.length), {
        called: value.name,
        bytes: Buffer.from(await value.arrayBuffer()),
      });
  }
  const words = (name: string) => form.getAll(name).filter((each) => typeof each === "string");
  return {
    typed: { values, rows: words("row[]") },
    version: words("version")[0] ?? "",
    act: words("act")[0],
    also: words("also"),
    versions,
    given,
    held,
  };
}
