import * as v from "valibot";

/** Content that can't be used. The message names file, field, what was expected and what was found. */
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
  const found = describe(issue.input);
  const field = fieldOf(issue);
  // strictObject reports a key that the schema doesn't know as "never"
  if (issue.type === "strict_object" && issue.expected === "never") {
    return `${file}: ${field}: unknown field. Check its spelling or take it out.`;
  }
  const expected = issue.kind === "schema" ? (issue.expected ?? issue.message) : issue.message;
  return `${file}: ${field}: expected ${expected.replace(/^must /, "a value that must ")}, found ${found}.`;
}

/**
 * Parses the text of a content file. Throws a ContentError with one sentence a fault, each naming
 * file, field, expected and found.
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
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw new ContentError(result.issues.map((issue) => sentence(file, issue)).join("\n"));
}
