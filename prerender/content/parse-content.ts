import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import * as v from "valibot";

/** Invalid content. The message names file, line and field, the expected and the actual value; a line for each fault. */
export class ContentError extends Error {
  override name = "ContentError";
  /** Each fault by itself, where the message may put many of a kind together. */
  readonly faults: readonly string[];

  constructor(message: string, faults: readonly string[] = message.split("\n")) {
    super(message);
    this.faults = faults;
  }
}

type Path = (string | number)[];

function fieldOf(path: Path): string {
  const words = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`));
  return words.join("").replace(/^\./, "") || "(whole file)";
}

function describe(value: unknown): string {
  if (value === undefined) return "nothing";
  const json = JSON.stringify(value);
  return json.length > 80 ? `${json.slice(0, 77)}...` : json;
}

/** Finds lines of a JSON text. */
export class Lines {
  readonly #text: string;
  readonly #root: Node | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#root = parseTree(text);
  }

  /** Line of a field, from 1; of the record around it where the field is missing. */
  of(path: Path): number {
    for (let end = path.length; this.#root && end > 0; end -= 1) {
      const node = findNodeAtLocation(this.#root, path.slice(0, end));
      // A field's line is that of its name: a list's own value may begin a line later.
      if (node) return this.#at(node.parent?.type === "property" ? node.parent.offset : node.offset);
    }
    return 1;
  }

  /** Line of a field of the record with an id, in a file that is a list of records; undefined where there is none. */
  ofRecord(id: string, field: Path): number | undefined {
    const at = this.#root?.children?.findIndex((record) => findNodeAtLocation(record, ["id"])?.value === id);
    return at === undefined || at < 0 ? undefined : this.of([at, ...field]);
  }

  /** Line of a character's position, from 1. */
  #at(offset: number): number {
    return this.#text.slice(0, offset).split("\n").length;
  }

  /** Names that an object has twice: JSON keeps the last without a word. */
  repeated(): { field: string; line: number }[] {
    const found: { field: string; line: number }[] = [];
    const visit = (node: Node, path: Path): void => {
      const names = new Set<string>();
      for (const [at, child] of (node.children ?? []).entries()) {
        const [name, value] = node.type === "object" ? (child.children ?? []) : [undefined, child];
        const step = name ? String(name.value) : at;
        if (name && names.has(String(step)))
          found.push({ field: fieldOf([...path, step]), line: this.#at(name.offset) });
        names.add(String(step));
        if (value) visit(value, [...path, step]);
      }
    };
    if (this.#root) visit(this.#root, []);
    return found;
  }
}

/** What is wrong with a field, without its place: `expected …, found …`. */
export function faultWords(issue: v.BaseIssue<unknown>): string {
  if (issue.type === "strict_object") {
    // The schema library reports a key unknown to the schema as "never".
    if (issue.expected === "never") return "unknown field. Check its spelling or take it out.";
    if (issue.received === "undefined") return "this field is missing.";
  }
  // A message of the schema library's own begins so; one of ours says what is expected.
  const isOwn = !issue.message.startsWith("Invalid ");
  const expected = isOwn ? issue.message : (issue.expected ?? issue.message);
  return `expected ${expected}, found ${describe(issue.input)}.`;
}

function sentence(file: string, issue: v.BaseIssue<unknown>, lines: Lines): string {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
  return `${file}, line ${lines.of(path)}: ${fieldOf(path)}: ${faultWords(issue)}`;
}

/** The text of a content file. Throws a ContentError for bytes that aren't UTF-8, or have lost letters on the way. */
export function decodeContent(file: string, bytes: Uint8Array): string {
  const way = "Open it in your editor and save it with the encoding UTF-8.";
  if (bytes.includes(0)) throw new ContentError(`${file}: this is saved as UTF-16 or is no text. ${way}`);
  let text: string;
  try {
    // Some editors begin a file with a byte order mark; the decoder leaves it out.
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ContentError(`${file}: this is not saved as UTF-8, so its letters can't be read. ${way}`);
  }
  const at = text.indexOf("\uFFFD");
  if (at < 0) return text;
  const line = text.slice(0, at).split("\n").length;
  throw new ContentError(
    `${file}, line ${line}: the sign � stands where a letter was lost when the file was saved. Type that letter again.`,
  );
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
  let input: unknown;
  try {
    input = JSON.parse(json);
  } catch (error) {
    throw new ContentError(
      `${file}: this is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  const lines = new Lines(json);
  const result = v.safeParse(schema, input);
  const faults = [
    ...lines
      .repeated()
      .map(({ field, line }) => `${file}, line ${line}: ${field}: this field is there twice. Take one out.`),
    ...(result.issues ?? []).map((issue) => sentence(file, issue, lines)),
  ];
  if (!result.success || faults.length > 0) throw new ContentError(faults.join("\n"));
  return result.output;
}
