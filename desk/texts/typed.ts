import {
  type Place,
  type Shape,
  fieldsOfGroup,
  isIn,
  isRecord,
  kindOf,
  mayBeEmpty,
  rowName,
  rowShape,
} from "./shape.ts";

/** Between a name and its value, in a record's line. */
const IS = " = ";

/** A form as it was typed, right or wrong. */
export interface Typed {
  /** What stands in each field, by name. */
  values: ReadonlyMap<string, string>;
  /** Names of the rows of all lists, in their order. */
  rows: readonly string[];
}

/** The whole of a file as a place; of a list, `each` names a row. */
export function wholeOf(shape: Shape, each = ""): Place {
  const label = `${each}s`;
  return { shape, name: "", field: "", label: shape.title ?? label, spoken: "", isRequired: true };
}

/** The rows of a list. */
export function rowsOf(place: Place, { rows }: Typed): (Place & { key: number })[] {
  return keysOf(place.name, rows).map((key, at) => {
    const label = `${rowName(place)} ${at + 1}`;
    return {
      key,
      shape: rowShape(place.shape),
      name: `${place.name}[${key}]`,
      field: `${place.field}[${at}]`,
      label,
      spoken: [place.spoken, label].filter(Boolean).join(", "),
      isRequired: true,
    };
  });
}

function keysOf(list: string, rows: readonly string[]): number[] {
  return rows.flatMap((row) => (listOf(row) === list ? [Number(/(\d+)\]$/.exec(row)?.[1])] : []));
}

function listOf(row: string): string {
  return row.replace(/\[\d+\]$/, "");
}

/** A form with the values of a file. */
export function typedOf(shape: Shape, value: unknown): Typed {
  const values = new Map<string, string>();
  const rows: string[] = [];
  const visit = (place: Place, found: unknown): void => {
    if (found === undefined || found === null) return;
    const kind = kindOf(place.shape);
    if (kind === "list" && Array.isArray(found)) {
      for (const [key, each] of found.entries()) {
        const name = `${place.name}[${key}]`;
        rows.push(name);
        visit({ ...place, shape: rowShape(place.shape), name }, each);
      }
    } else if (kind === "group") {
      for (const each of fieldsOfGroup(place)) visit(each, memberOf(found, each.key));
    } else if (kind === "tick") {
      if (found === true) values.set(place.name, "on");
    } else values.set(place.name, kind === "lines" ? asLines(place.shape, found) : asWords(found));
  };
  visit(wholeOf(shape), value);
  return { values, rows };
}

function asWords(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function asLines(shape: Shape, value: unknown): string {
  if (isRecord(shape))
    return Object.entries(value ?? {})
      .map(([name, each]) => name + IS + asWords(each))
      .join("\n");
  return Array.isArray(value) ? value.map(asWords).join("\n") : asWords(value);
}

function linesOf(words: string): string[] {
  return words.split("\n").flatMap((line) => line.trim() || []);
}

/** The lines of a record as names with their values. */
function entriesOf({ additionalProperties }: Shape, words: string): [name: string, value: unknown][] {
  const isNumber = typeof additionalProperties === "object" && kindOf(additionalProperties) === "number";
  return linesOf(words).map((line) => {
    const [, name = line, value = ""] = /^(.*?)\s*=\s*(.*)$/.exec(line) ?? [];
    return [name, isNumber && /^-?\d+$/.test(value) ? Number(value) : value];
  });
}

/** Names that a record has twice: only one of the lines would be kept. */
export function repeatedNames(shape: Shape, words: string): string[] {
  if (!isRecord(shape)) return [];
  const names = entriesOf(shape, words).map(([name]) => name);
  return [...new Set(names.filter((name, at) => names.indexOf(name) < at))];
}

/**
 * The value of a form: what isn't typed is left out where it may be. What can't be read as its kind stays as it was typed,
 * so that the rules of the build name it. `old` is the value before, whose explicit `false` and `[]` stay.
 */
export function valueOf(place: Place, typed: Typed, old: unknown): unknown {
  const words = typed.values.get(place.name) ?? "";
  switch (kindOf(place.shape)) {
    case "group": {
      if (!place.isRequired && !hasAny(place.name, typed)) return undefined;
      const entries = fieldsOfGroup(place).map((each) => [
        each.key,
        valueOf(each, typed, memberOf(old, each.key)),
      ]);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    case "list": {
      const items = rowsOf(place, typed).map((row) => valueOf(row, typed, memberOf(old, row.key)));
      return items.length > 0 || place.isRequired || Array.isArray(old) ? items : undefined;
    }
    case "lines": {
      if (isRecord(place.shape)) return Object.fromEntries(entriesOf(place.shape, words));
      const lines = linesOf(words);
      const wasEmpty = Array.isArray(old) && old.length === 0;
      return lines.length > 0 || place.isRequired || wasEmpty ? lines : undefined;
    }
    case "tick":
      return words !== "" || (place.isRequired || old === false ? false : undefined);
    case "number":
      if (/^-?\d+(?:\.\d+)?$/.test(words)) return Number(words);
      break;
    case "choice":
    case "text":
      // A form takes spaces from the ends of what is typed.
      if (typeof old === "string" && old.trim() === words) return old;
  }
  return words === "" && !place.isRequired && !mayBeEmpty(place.shape) ? undefined : words;
}

function hasAny(name: string, { values, rows }: Typed): boolean {
  const isInside = (other: string) => other !== name && isIn(name, other);
  return rows.some(isInside) || [...values].some(([other, words]) => words !== "" && isInside(other));
}

function memberOf(value: unknown, key: string | number): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? Object.entries(value).find(([name]) => name === String(key))?.[1]
    : undefined;
}

/** All fields, groups and lists of a form. */
export function placesOf(place: Place, typed: Typed): Place[] {
  const kind = kindOf(place.shape);
  const inner = kind === "group" ? fieldsOfGroup(place) : kind === "list" ? rowsOf(place, typed) : [];
  return [place, ...inner.flatMap((each) => placesOf(each, typed))];
}

/** Does what a button of a list asks for: `add:LIST`, `remove:ROW`, `up:ROW`, `down:ROW`. `moved` is the row. */
export function act(typed: Typed, asked: string): { typed: Typed; added?: string; moved?: string } {
  const [what = "", name = ""] = asked.split(/:(.*)/s);
  const { values, rows } = typed;
  /** Without what was typed in a row: its key may be given again. */
  const valuesBut = (row: string) => new Map([...values].filter(([field]) => !isIn(row, field)));
  if (what === "add") {
    const added = `${name}[${Math.max(-1, ...keysOf(name, rows)) + 1}]`;
    return { typed: { values: valuesBut(added), rows: [...rows, added] }, added };
  }
  if (what === "remove")
    return { typed: { values: valuesBut(name), rows: rows.filter((row) => !isIn(name, row)) }, moved: name };
  const list = rows.filter((row) => listOf(row) === listOf(name));
  const other = list[list.indexOf(name) + (what === "up" ? -1 : 1)];
  if (!list.includes(name) || other === undefined) return { typed };
  const swapped = rows.map((row) => (row === name ? other : row === other ? name : row));
  return { typed: { values, rows: swapped }, moved: name };
}
