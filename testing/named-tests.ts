import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** A test as documents refer to it. */
interface NamedTest {
  file: string;
  name: string;
}

/** Every `file` in a text that is followed by a test's name. */
export function testsNamedIn(text: string): NamedTest[] {
  const named = [...text.matchAll(/`([^`]+\/[^`]+\.(?:spec|test)\.tsx?)` ([^·|\n]+)/g)];
  return named.map(([, file = "", name = ""]) => ({ file, name: name.trim() }));
}

/** Whether the file contains a test with this name. */
export function hasTest({ file, name }: NamedTest): boolean {
  // A long name stands on its own line.
  const source = readFileSync(join(root, file), "utf8").replaceAll(/\(\s+/g, "(");
  const quoted = ['"', "'", "`"].map((mark) => `${mark}${name.replaceAll(mark, `\\${mark}`)}${mark}`);
  return quoted.some((each) => ["test", "Test", "it"].some((call) => source.includes(`${call}(${each}`)));
}
