import type { QueryClient } from "../../browsing/query-client.ts";
import { addProduct, addText, emptyList, setConsent, setRemark, type QuoteList } from "../quote-list.ts";
import { listInAnchor } from "./list-link.ts";

/** A list from a link, and the number of lines left out. */
export interface ArrivedList extends QuoteList {
  leftOut: number;
}

/**
 * The list in an address's anchor, with the products from the catalogue; undefined if there is none. A product that is
 * no longer listed has its id as its name. Rejects if the catalogue can't be loaded.
 */
export async function arrivedList(anchor: string, queries: QueryClient): Promise<ArrivedList | undefined> {
  const linked = await listInAnchor(anchor);
  if (!linked) return undefined;
  const { lines, leftOut } = linked;
  const ids = lines.flatMap((line) => (line.kind === "product" ? [line.id] : []));
  const tools = new Map((await queries.ask({ kind: "tools", ids })).map((tool) => [tool.id, tool]));
  const list = lines.reduce((before, line) => {
    const unlisted = (id: string) => ({ id, name: id, specifications: {} });
    const after =
      line.kind === "text"
        ? addText(before, line.name, line.quantity)
        : addProduct(before, tools.get(line.id) ?? unlisted(line.id), line.quantity);
    const last = after.lines.at(-1);
    if (!last) return after;
    const wished = line.kind === "product" ? setConsent(after, last.key, line.consent) : after;
    return line.remark ? setRemark(wished, last.key, line.remark) : wished;
  }, emptyList);
  return { ...list, leftOut };
}
