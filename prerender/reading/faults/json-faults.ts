import { parseTree, printParseErrorCode, type ParseError } from "jsonc-parser";

/** Why a text isn't JSON, and in which line, from 1. */
export interface JsonFault {
  line: number;
  says: string;
}

/** Deeper than any content, and far from what would fill a program's stack. */
const DEEPEST = 40;

const curly = /[“”„‟«»‘’‚‹›＂]/;

interface Outline {
  /** Position of each bracket that is never closed, outermost first. */
  open: number[];
  /** Position of the first bracket that stands too deep. */
  tooDeep: number | undefined;
}

/** Reads brackets without calling itself, so that no depth of them can end the program. */
function outlineOf(text: string): Outline {
  const outline: Outline = { open: [], tooDeep: undefined };
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[\]{}]/g)) {
    if (sign === "{" || sign === "[") {
      outline.open.push(index);
      if (outline.open.length > DEEPEST) outline.tooDeep ??= index;
    } else if (sign === "}" || sign === "]") {
      outline.open.pop();
    }
  }
  return outline;
}

/** What is wrong beyond doubt wherever it stands: an editor's quotes, and comments. */
function sureFault(text: string, { error, offset }: ParseError): string | undefined {
  const sign = text.charAt(offset);
  if (printParseErrorCode(error) === "InvalidCommentToken")
    return "a comment can't stand in this file. Take it out.";
  if (curly.test(sign))
    return `expected a straight double quote ("), found ${sign} as a text program makes it. Type the quotes anew in a plain editor.`;
  if (sign === "'") return `expected a text in double quotes ("), found a single quote (').`;
  return undefined;
}

/** The sentence about any other fault, and the position that it speaks of. */
function otherFault(
  text: string,
  { error, offset, length }: ParseError,
  { open }: Outline,
): [at: number, says: string] {
  const found = text.slice(offset, offset + length).slice(0, 40);
  const before = text.slice(0, offset).trimEnd();
  const lastSign = Math.max(before.length - 1, 0);
  const unclosed = open.at(-1);
  if (offset >= text.trimEnd().length && unclosed !== undefined) {
    const bracket = text.charAt(unclosed);
    return [unclosed, `this ${bracket} is never closed. Its ${bracket === "{" ? "}" : "]"} is missing.`];
  }
  if (/^\s*[^\s{["]/.test(text) && before === "")
    return [offset, `expected { or [ at the beginning of the file, found ${found}.`];
  if (before.endsWith(",") && /^[}\]]?$/.test(found))
    return [lastSign, "this line ends with a comma, but no entry follows. Take the comma out."];
  if (before.endsWith(",") && found === ",") return [offset, "two commas stand here. Take one out."];
  if (found === ";") return [offset, "expected a comma between two entries, found a semicolon."];
  if (found.startsWith("="))
    return [offset, "expected a colon between a field's name and its value, found =."];
  if (/^[\w-]+\s*:/.test(text.slice(offset)))
    return [offset, `expected the name of a field in double quotes, found ${found}.`];
  switch (printParseErrorCode(error)) {
    case "CommaExpected":
      if (/[}\]]/.test(found))
        return [offset, `a bracket of the other kind is closed first, found ${found}.`];
      return [lastSign, "a comma is missing at the end of this entry, before the next one."];
    case "ColonExpected":
      return [offset, "a colon is missing between the name of a field and its value."];
    case "PropertyNameExpected":
      return [offset, `expected the name of a field in double quotes, found ${found}.`];
    case "UnexpectedEndOfString":
      return [offset, "the double quote at the end of this text is missing."];
    case "InvalidEscapeCharacter":
    case "InvalidUnicode":
      return [
        offset,
        String.raw`a backslash in a text is written twice: \\. Only \" and \n have a meaning of their own.`,
      ];
    case "InvalidCharacter":
      return [offset, "a tab or another sign that can't be seen stands in this text. Take it out."];
    case "EndOfFileExpected":
      return [offset, "something stands after the end of the list or record: perhaps a bracket too many."];
    case "InvalidSymbol":
      if (before.endsWith('"'))
        return [
          offset,
          String.raw`a double quote inside a text is written \", and between two entries stands a comma.`,
        ];
      return [
        offset,
        `expected a text in double quotes, a number such as 12.5, or true or false in small letters, found ${found}.`,
      ];
    default:
      return [offset, `expected a value or the next entry, found ${found === "" ? "nothing" : found}.`];
  }
}

/** Why a text that isn't JSON isn't: every wrong quote and comment, else the first fault; empty where none is seen. */
export function jsonFaults(text: string): JsonFault[] {
  const lineAt = (offset: number): number => text.slice(0, offset).split("\n").length;
  if (text.trim() === "") return [{ line: 1, says: "the file is empty." }];
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  const sure = errors.flatMap((error): JsonFault[] => {
    const says = sureFault(text, error);
    return says === undefined ? [] : [{ line: lineAt(error.offset), says }];
  });
  if (sure.length > 0) return sure.filter(({ line }, at) => sure[at - 1]?.line !== line);
  const [first] = errors;
  if (!first) return [];
  const [at, says] = otherFault(text, first, outlineOf(text));
  return [{ line: lineAt(at), says }];
}

/** The sentence about brackets that stand too deep in each other, before anything else reads the text. */
export function depthFault(text: string): JsonFault | undefined {
  const { tooDeep } = outlineOf(text);
  if (tooDeep === undefined) return undefined;
  return {
    line: text.slice(0, tooDeep).split("\n").length,
    says: `more than ${DEEPEST} brackets stand inside each other. No content needs so many.`,
  };
}
