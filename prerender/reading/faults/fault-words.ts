import type * as v from "valibot";

/** The value found, as the file has it, cut short. */
function describe(value: unknown): string {
  if (value === undefined) return "nothing";
  // Of what JSON can't hold, such as a function, there is no text.
  const json = JSON.stringify(value) ?? "something else";
  return json.length > 80 ? `${json.slice(0, 77)}...` : json;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text in double quotes, such as "10 mm"',
  number: "a number such as 12, without quotes",
  boolean: "true or false, without quotes",
  array: "a list in square brackets, [ ]",
  tuple: "a list in square brackets, [ ]",
  object: "a record in braces, { }",
  strict_object: "a record in braces, { }",
};

/** The schema library's own names of kinds and values, in words of the owner's. */
function expectedWords({ type, expected }: v.BaseIssue<unknown>): string {
  if (type === "literal") return `${expected}, without quotes, or no such line`;
  if (type === "picklist")
    return `one of ${(expected ?? "").replaceAll(/[()]/g, "").replaceAll(" | ", ", ")}`;
  return kinds[type] ?? expected ?? type;
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
  return `expected ${isOwn ? issue.message : expectedWords(issue)}, found ${describe(issue.input)}.`;
}
