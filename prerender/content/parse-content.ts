import * as v from "valibot";

/** Invalid content. The message names file, field, the expected and the actual value. */
export class ContentError extends Error {
  override name = "ContentError";
}

function fieldOf(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map((step) =>
    typeof step.key === "number" ? `[${step.key}]` : `.${String(step.key)}`,
  );
  return path.join("").replace(/^\./, "") || "(whole file)";
}

function describe(value: unknown): string {
  if (value === undefined) return "nothing";
  const json = JSON.stringify(value);
  return json.length > 80 ? `${json.slice(0, 77)}...` : json;
}

function sentence(file: string, issue: v.BaseIssue<unknown>): string {
  const where = `${file}: ${fieldOf(issue)}`;
  if (issue.type === "strict_object") {
    // The schema library reports a key unknown to the schema as "never".
    if (issue.expected === "never") return `${where}: unknown field. Check its spelling or take it out.`;
    if (issue.received === "undefined") return `${where}: this field is missing.`;
  }
  const expected = issue.kind === "schema" ? (issue.expected ?? issue.message) : issue.message;
  return `${where}: expected ${expected}, found ${describe(issue.input)}.`;
}

/**
 * Parses the text of a content file. Throws a ContentError with a sentence for each fault, naming
 * file, field, expected and actual value.
 */
export function parseContent<S extends v.GenericSchema>(
  file: string,
  json: string,
  schema: S,
): v.InferOutput<S> {
  let input: unknown;
  try {
    // Some editors begin a file with a byte order mark.
    input = JSON.parse(json.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new ContentError(
      `${file}: this is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw new ContentError(result.issues.map((issue) => sentence(file, issue)).join("\n"));
}
