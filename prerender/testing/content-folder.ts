import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TEST_CONTENT } from "#testing/test-site.ts";

/** For tests: a copy of the tests' content that may be changed. */
export interface ContentFolder {
  path: string;
  /** Sets a value in a JSON file; undefined removes it. */
  set(file: string, place: (string | number)[], value: unknown): void;
  write(file: string, content: string | Uint8Array): void;
  remove(file: string): void;
  dispose(): void;
}

export function makeContentFolder(): ContentFolder {
  const path = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(TEST_CONTENT, path, { recursive: true });
  const write = (file: string, content: string | Uint8Array) => writeFileSync(join(path, file), content);
  return {
    path,
    set(file, place, value) {
      const whole: unknown = JSON.parse(readFileSync(join(path, file), "utf8"));
      write(file, JSON.stringify(withValue(whole, place, value)));
    },
    write,
    remove: (file) => rmSync(join(path, file)),
    dispose: () => rmSync(path, { recursive: true }),
  };
}

function withValue(whole: unknown, [step, ...rest]: (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(whole)) {
    return whole.flatMap((each: unknown, at) => {
      if (at !== step) return [each];
      return rest.length === 0 && value === undefined ? [] : [withValue(each, rest, value)];
    });
  }
  if (typeof whole !== "object" || whole === null) throw new Error(`There is no place "${step}".`);
  const inside: unknown = Object.entries(whole).find(([name]) => name === step)?.[1];
  return { ...whole, [step]: withValue(inside, rest, value) };
}
