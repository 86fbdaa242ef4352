import type { ChangedFile } from "../content/workspace.ts";
import { type Carried, overlaid } from "./carried.ts";
import { typedOfFile } from "./file-text.ts";
import type { TextFile } from "./text-files.ts";
import { type Typed, placesOf, typedOf, wholeOf } from "./typed.ts";

/** Differences that are shown of two versions. */
const MOST_DIFFERENCES = 40;

/** Who was first, and what he wrote. */
export interface Conflict {
  title: string;
  by: string;
  at: string;
  differences: readonly { label: string; theirs: string; yours: string }[];
}

/** Where another one's version of a file differs from what was typed. */
export function conflictOf(
  { typed, carried }: { typed: Typed; carried: readonly Carried[] },
  main: TextFile,
  { path, text, by, at }: ChangedFile,
): Conflict {
  const places = carried.filter((each) => each.file.path === path);
  const file = places[0]?.file ?? main;
  const stands = typedOfFile(file, text) ?? typedOf(file.shape, undefined);
  const theirs = spokenValues(file, stands);
  const yours = spokenValues(file, places.length > 0 ? overlaid(stands, typed, places) : typed);
  const labels = [...new Set([...theirs.keys(), ...yours.keys()])];
  const differences = labels
    .map((label) => differing(label, theirs.get(label) ?? "", yours.get(label) ?? ""))
    .filter((each) => each.theirs !== each.yours);
  const title = file === main ? "this" : file.title;
  return { title, by, at, differences: differences.slice(0, MOST_DIFFERENCES) };
}

/** Of texts of many lines those that differ; all where only their order does. */
function differing(label: string, theirs: string, yours: string) {
  const [a, b] = [theirs, yours].map((words) => words.split("\n"));
  const [onlyA, onlyB] = [a?.filter((line) => !b?.includes(line)), b?.filter((line) => !a?.includes(line))];
  const [one = "", other = ""] = [onlyA?.join("\n"), onlyB?.join("\n")];
  return one === other ? { label, theirs, yours } : { label, theirs: one, yours: other };
}

function spokenValues(file: TextFile, typed: Typed): Map<string, string> {
  return new Map(
    placesOf(wholeOf(file.shape, file.each), typed).map(({ name, spoken, label }) => [
      spoken || label,
      typed.values.get(name) ?? "",
    ]),
  );
}
