import type { ContentFault } from "../reading/faults/content-fault.ts";
import { ContentError } from "../reading/parse-content.ts";

/** A part of a legal page, top to bottom. */
export type LegalBlock = { kind: "heading" | "paragraph"; text: string } | { kind: "list"; items: string[] };

/** A page that the owner wrote: terms, privacy, compliances. */
export interface LegalText {
  title: string;
  blocks: LegalBlock[];
}

/** What other kinds of text files write, and would stand on the page as it is typed. */
const foreign: [sign: RegExp, says: string][] = [
  [/<\/?[a-z!][^>]*>?/i, "expected plain words, found a tag of HTML"],
  [/!?\[[^\]]*\]\([^)]*\)/, "expected an address as it is, such as https://www.example.com, found a link"],
  [/\*\*|__|`/, "expected plain words, found signs for bold letters or code"],
  [/^#{3,}/, 'expected "# " before the title or "## " before a heading, found'],
  [/^#{1,2}(?!#)\S/, 'expected a space after "#", found'],
  [/^[|>]/, "expected plain words, found a table or a quotation"],
];

/**
 * Reads the text of a legal page: `# ` before the title, which comes first; `## ` before a heading; `- ` before each
 * entry of a list; an empty line between paragraphs. Nothing else has a meaning, so nothing can do harm.
 * @throws ContentError with a sentence for each line that says something else.
 */
export function readLegalText(file: string, text: string): LegalText {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const faults = lines.flatMap((line, at): ContentFault[] => {
    const found = foreign.find(([sign]) => sign.test(line));
    return found ? [{ file, line: at + 1, sentence: `${found[1]} "${line.slice(0, 60)}".` }] : [];
  });
  const tell = (sentence: string): void => void faults.push({ file, sentence });
  const [first = "", ...rest] = lines.slice(lines.findIndex((line) => line !== ""));
  const title = /^# +(.+)$/.exec(first)?.[1];
  if (title === undefined) {
    tell(`expected a first line with the title, such as "# Terms", found "${first}".`);
  }
  const second = rest.find((line) => line.startsWith("# "));
  if (second !== undefined) tell(`expected one title, found another, "${second}".`);
  const blocks = readBlocks(rest);
  if (!blocks.some(({ kind }) => kind !== "heading")) tell("there is no text in it.");
  if (title === undefined || faults.length > 0) throw new ContentError(...faults);
  return { title, blocks };
}

function readBlocks(lines: readonly string[]): LegalBlock[] {
  const blocks: LegalBlock[] = [];
  let isOpen = false;
  for (const line of lines) {
    const last = blocks.at(-1);
    const [, sign = "", words = ""] = /^(?:(##|[-*•]) +)?(.*)$/.exec(line) ?? [];
    if (line === "") isOpen = false;
    else if (sign === "##") {
      blocks.push({ kind: "heading", text: words });
      isOpen = false;
    } else if (sign !== "") {
      if (last?.kind === "list") last.items.push(words);
      else blocks.push({ kind: "list", items: [words] });
      isOpen = true;
    } else if (isOpen && last?.kind === "list") {
      last.items.push(`${last.items.pop() ?? ""} ${words}`);
    } else if (isOpen && last?.kind === "paragraph") {
      last.text += ` ${words}`;
    } else {
      blocks.push({ kind: "paragraph", text: words });
      isOpen = true;
    }
  }
  return blocks;
}

/** Names of the placeholders in texts about privacy and law. */
export const placeholderNames = ["legalName", "address", "email", "phone", "retention", "map"] as const;

/** Name of a placeholder. */
export type PlaceholderName = (typeof placeholderNames)[number];
