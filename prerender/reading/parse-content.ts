import * as v from "valibot";
import { type ContentFault, printFault } from "./faults/content-fault.ts";
import { faultWords } from "./faults/fault-words.ts";
import { groupFaults } from "./faults/group-faults.ts";
import { depthFault, jsonFaults, type JsonFault } from "./faults/json-faults.ts";
import { fieldOf, Lines, type Path } from "./lines.ts";

/** Invalid content. The message has a line for each fault, or for many of a kind. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly faults: readonly ContentFault[];

  constructor(...faults: ContentFault[]) {
    super(groupFaults(faults).join("\n"));
    this.faults = faults;
  }
}

/** Throws a ContentError if there are faults. */
export function refuseFaults(faults: readonly ContentFault[]): void {
  if (faults.length > 0) throw new ContentError(...faults);
}

interface Fault {
  path: Path;
  says: string;
}

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const steps = issue.path ?? [];
  const path = steps.map(({ key }) => (typeof key === "number" ? key : String(key)));
  const around: unknown = steps.at(-1)?.input;
  // To the schema library a list is a record without any of its fields.
  if (Array.isArray(around) && typeof path.at(-1) === "string")
    return {
      path: path.slice(0, -1),
      says: "expected a record in braces, { }, found a list in square brackets.",
    };
  return { path, says: faultWords(issue) };
}

/** Lists where a record without a single needed field stands: the schema library takes them for empty records. */
function listsAsRecords(input: unknown, output: unknown, path: Path): Fault[] {
  if (typeof input !== "object" || input === null || typeof output !== "object" || output === null) return [];
  if (Array.isArray(input) && !Array.isArray(output))
    return [{ path, says: "expected a record in braces, { }, found a list in square brackets." }];
  const outputs = new Map(Object.entries(output));
  return Object.entries(input).flatMap(([name, value]) =>
    listsAsRecords(value, outputs.get(name), [...path, Array.isArray(input) ? Number(name) : name]),
  );
}

/** The text of a content file. Throws a ContentError for bytes that aren't UTF-8, or have lost letters on the way. */
export function decodeContent(file: string, bytes: Uint8Array): string {
  const way = "Open it in your editor and save it with the encoding UTF-8.";
  if (bytes.includes(0))
    throw new ContentError({ file, sentence: `this is saved as UTF-16 or is no text. ${way}` });
  let text: string;
  try {
    // Some editors begin a file with a byte order mark; the decoder leaves it out.
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const sentence = `this is not saved as UTF-8, so its letters can't be read. ${way}`;
    throw new ContentError({ file, sentence });
  }
  const at = text.indexOf("\uFFFD");
  if (at < 0) return text;
  const line = text.slice(0, at).split("\n").length;
  const sentence =
    "the sign � stands where a letter was lost when the file was saved. Type that letter again.";
  throw new ContentError({ file, line, sentence });
}

/**
 * Parses the text of a content file. Throws a ContentError with a sentence for each fault, naming
 * file, line, field, expected and actual value.
 */
export function parseContent<S extends v.GenericSchema>(
  file: string,
  json: string,
  schema: S,
): v.InferOutput<S> {
  const input = readJson(file, json);
  const lines = new Lines(json);
  const result = v.safeParse(schema, input);
  const faults: ContentFault[] = [
    ...lines
      .repeated()
      .map((place) => ({ file, ...place, sentence: "this field is there twice. Take one out." })),
    ...[...(result.issues ?? []).map(faultOf), ...listsAsRecords(input, result.output, [])].map(
      ({ path, says }) => ({ file, line: lines.of(path), field: fieldOf(path), sentence: says }),
    ),
  ];
  // One field may be refused twice for the same reason.
  const different = new Map(faults.map((fault) => [printFault(fault), fault]));
  if (!result.success || faults.length > 0) throw new ContentError(...different.values());
  return result.output;
}

function readJson(file: string, json: string): unknown {
  const refuse = (faults: readonly JsonFault[]): never => {
    throw new ContentError(...faults.map(({ line, says }) => ({ file, line, sentence: says })));
  };
  const tooDeep = depthFault(json);
  if (tooDeep) refuse([tooDeep]);
  try {
    return JSON.parse(json);
  } catch (error) {
    const faults = jsonFaults(json);
    const says = `this can't be read: ${error instanceof Error ? error.message : String(error)}.`;
    return refuse(faults.length > 0 ? faults : [{ line: 1, says }]);
  }
}
