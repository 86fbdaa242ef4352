import type { PastedLine } from "../catalogue/paste/read-pasted-list.ts";
import type { Hit } from "../catalogue/search/hit.ts";
import type { OpenedSearch } from "../catalogue/search/open-search.ts";
import { matching, search } from "../catalogue/search/search.ts";

/** How a line matches the range: one tool; several tools, of which the visitor chooses; only similar tools; nothing. */
export type Verdict = "one" | "several" | "near" | "none";

/** A line with the tools that it may mean, best first. */
export interface MatchedLine extends PastedLine {
  verdict: Verdict;
  tools: Pick<Hit, "id" | "name" | "designation" | "type" | "orderCode" | "pack" | "why">[];
  /** Words that the match ignores, such as another maker's grade or a misspelt word; empty if all were understood. */
  ignoredWords: string;
  /** Why the tools are only similar, as a sentence. */
  near?: string;
}

/** Maximum number of tools offered for a line. */
const MAX_TOOLS = 6;

/** Searches for the tools of a line and rates the match: by its code if that is one of the range, else by its words. */
export function matchLine(index: OpenedSearch, line: PastedLine): MatchedLine {
  const { code = "" } = line;
  // Bare figures may be a maker's number and a size here, and "P20" or "Z4" are no codes of the range.
  const isOurs = /[a-z]/i.test(code) && /\d/.test(code) && search(index, code, 1).hits[0]?.byCode === true;
  const byCode = isOurs ? matchWords(index, { ...line, words: code }) : undefined;
  const byWords = matchCounted(index, line) ?? matchWords(index, line);
  if (!byCode || !isSure(byCode)) return byWords;
  // The buyer's own number may look like one of ours.
  const ids = isSure(byWords) ? matching(index, line.words)?.ids : undefined;
  if (!ids || byCode.tools.some(({ id }) => ids.includes(id))) return byCode;
  const tools = [...byCode.tools.slice(0, MAX_TOOLS / 2), ...byWords.tools].slice(0, MAX_TOOLS);
  return { ...byWords, verdict: "several", tools };
}

function isSure({ verdict, ignoredWords }: MatchedLine): boolean {
  return (verdict === "one" || verdict === "several") && ignoredWords === "";
}

/** "4 x ": pieces, or the first side of a size. */
const timed = /^(\d{1,3}) ?[x×*] (?=\d)/i;

/** "4 x 10 mm end mill" may ask for four mills of 10 mm or for one of 4 × 10 mm: the visitor chooses among both. */
function matchCounted(index: OpenedSearch, line: PastedLine): MatchedLine | undefined {
  const [start = "", count] = timed.exec(line.words) ?? [];
  if (count === undefined || line.quantity !== undefined || line.isOpen) return undefined;
  const counted = matchWords(index, { ...line, words: line.words.slice(start.length) });
  if (!isSure(counted)) return undefined;
  const asSize = matchWords(index, line);
  const others = isSure(asSize) ? asSize.tools.slice(0, MAX_TOOLS / 2) : [];
  const tools = [...counted.tools.slice(0, MAX_TOOLS - others.length), ...others];
  return {
    ...counted,
    words: line.words,
    verdict: "several",
    isOpen: [count, "1"],
    tools,
  };
}

function matchWords(index: OpenedSearch, line: PastedLine): MatchedLine {
  const { hits, total, near, parts, quantity } = search(index, line.words, MAX_TOOLS);
  const named = near === undefined ? hits.filter(({ byCode }) => byCode) : [];
  const tools = (named.length > 0 ? named : hits).map(
    ({ id, name, designation, type, orderCode, pack, why }) => ({
      id,
      name,
      designation,
      type,
      why,
      ...(orderCode !== undefined && { orderCode }),
      ...(pack && { pack }),
    }),
  );
  const notUsed = parts.filter(({ as }) => ["aside", "likened", "unknown", "absent"].includes(as));
  const counted = line.quantity ?? quantity;
  const matched = {
    ...line,
    ...(counted !== undefined && { quantity: counted }),
    tools,
    ignoredWords: notUsed.map(({ typed }) => typed).join(" "),
    ...(near !== undefined && { near }),
  };
  // For a greeting the search uses none of its words.
  const isUsed = parts.some(({ as }) => as === "used");
  if (tools.length === 0 || !isUsed) return { ...line, verdict: "none", tools: [], ignoredWords: "" };
  // An unknown word may be the decisive one, and words without a figure identify no tool for sure.
  const isSure = named.length > 0 || (notUsed.length === 0 && /\d/.test(line.words));
  if (near !== undefined || !isSure) return { ...matched, verdict: "near" };
  // Our grade is never taken for another maker's without the visitor.
  const isLikened = parts.some(({ as }) => as === "likened");
  return { ...matched, verdict: !isLikened && (named.length === 1 || total === 1) ? "one" : "several" };
}
