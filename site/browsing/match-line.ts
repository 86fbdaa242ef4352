import type { PastedLine } from "../catalogue/paste/read-pasted-list.ts";
import type { Hit } from "../catalogue/search/hit.ts";
import type { OpenedSearch } from "../catalogue/search/open-search.ts";
import { search } from "../catalogue/search/search.ts";

/**
 * How a line stands to the range: one tool is meant; several may be, and the visitor chooses; none is, and the nearest
 * are offered; nothing is like it.
 */
export type Verdict = "one" | "several" | "near" | "none";

/** A line with the tools that it may mean, best first. */
export interface MatchedLine extends PastedLine {
  verdict: Verdict;
  tools: Pick<Hit, "id" | "name" | "designation" | "type" | "orderCode" | "pack" | "why">[];
  /** Words that the tools were found without: another maker's grade, a misspelt word. Empty if all were understood. */
  leftOver: string;
  /** What no tool meets, as a sentence; only if the tools are the nearest. */
  near?: string;
}

/** Tools offered for a line. */
const MOST = 6;

/** A code that names a tool exactly: its designation or its order code. */
function isByCode({ why }: Hit): boolean {
  return why.split(" · ").some((reason) => reason === "code" || reason.startsWith("order code"));
}

/** Finds the tools of a line by the search, and says how sure that is. */
export function matchLine(index: OpenedSearch, line: PastedLine): MatchedLine {
  const { hits, total, near, parts, quantity } = search(index, line.words, MOST);
  const byCode = near === undefined ? hits.filter(isByCode) : [];
  const tools = (byCode.length > 0 ? byCode : hits).map(
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
  const notUsed = parts.filter(({ as }) => as === "aside" || as === "unknown" || as === "absent");
  const counted = line.quantity ?? quantity;
  const matched = {
    ...line,
    ...(counted !== undefined && { quantity: counted }),
    tools,
    leftOver: notUsed.map(({ said }) => said).join(" "),
    ...(near !== undefined && { near }),
  };
  // A greeting is found with nothing of what it says.
  const isUsed = parts.some(({ as }) => as === "used");
  if (tools.length === 0 || !isUsed) return { ...line, verdict: "none", tools: [], leftOver: "" };
  // A word that nobody knows may be the one that matters, and words without a figure name no tool for sure.
  const isSure = byCode.length > 0 || (notUsed.length === 0 && /\d/.test(line.words));
  if (near !== undefined || !isSure) return { ...matched, verdict: "near" };
  return { ...matched, verdict: byCode.length === 1 || total === 1 ? "one" : "several" };
}
