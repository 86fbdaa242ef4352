import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FriendlyError, projectRoot } from "../../tools/command/project.mjs";

/** Replaces the text between `<!-- name -->` and `<!-- end of name -->` in a file of the project. */
export function writeBetweenMarks(file, name, text) {
  const path = join(projectRoot, file);
  const before = readFileSync(path, "utf8");
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const from = before.indexOf(start);
  const to = before.indexOf(end);
  if (from < 0 || to < from) throw new FriendlyError(`${file} has no ${start} … ${end}.`);
  writeFileSync(path, `${before.slice(0, from + start.length)}\n\n${text}\n\n${before.slice(to)}`);
}
