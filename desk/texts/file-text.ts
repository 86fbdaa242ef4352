import { writeJson } from "#prerender/reading/write-json.ts";
import type { TextFile } from "./text-files.ts";
import { type Typed, typedOf, valueOf, wholeOf } from "./typed.ts";

/** Whether a file is one text, and no JSON. */
export function isPlain({ path }: TextFile): boolean {
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

/** The text of a file with what was typed; what is equal keeps its letters. Undefined: no file is left. */
export function madeText(file: TextFile, text: string, typed: Typed): string | undefined {
  if (!isPlain(file)) return writeJson(text, valueOf(wholeOf(file.shape), typed, parse(text)));
  const words = typed.values.get("") ?? "";
  if (words === text.replaceAll("\r\n", "\n").trim()) return text || undefined;
  return words === "" ? undefined : `${words}\n`.replaceAll("\n", text.includes("\r\n") ? "\r\n" : "\n");
}
