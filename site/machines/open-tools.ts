import type { MachineCall } from "#contract/machines/machines.ts";
import { QueryEngine, type AnswerTo, type QueryFiles, type QueryQuestion } from "../browsing/query-engine.ts";
import type { ShownProduct } from "../browsing/shown-product.ts";
import { specificationPairs } from "../catalogue/cards/card-attributes.ts";
import { leadTimeWords, packWords } from "../catalogue/ordering/ordering-words.ts";
import { pageOfProduct } from "../catalogue/places/address.ts";
import type { Hit } from "../catalogue/search/hit.ts";

/*
 * What the server answers programs with: the page's own search and lists, bundled by the build for the server, which
 * may import nothing of the site.
 */

/** Lines of a list that are matched: each takes some milliseconds. */
const MOST_LINES = 100;
const USUAL_HITS = 10;

type FoundTool = Pick<Hit, "id" | "name" | "designation" | "orderCode" | "pack" | "why">;

/**
 * Opens the tools over the data files of a build.
 * @param site origin of the pages; empty if it isn't configured.
 * @returns answers a question whose arguments are checked; undefined for an unknown tool's id.
 */
export function openTools(files: QueryFiles, site: string): (call: MachineCall) => Promise<unknown> {
  const engine = new QueryEngine(files);
  async function ask<Q extends QueryQuestion>(question: Q): Promise<AnswerTo<Q>> {
    return (await engine.answer(question)) as AnswerTo<Q>; // the engine answers each kind with its type
  }
  const page = (tool: { id: string }): string => site + pageOfProduct(tool);

  function found({ id, name, designation, orderCode, pack, why }: FoundTool) {
    return {
      id,
      name,
      designation,
      orderCode,
      sold: packWords(pack),
      why: why || undefined,
      page: page({ id }),
    };
  }

  async function search(query: string, limit: number) {
    const { hits, total, near, missing, areOthers, forPerson } = await ask({
      kind: "search",
      query,
      limit,
      groups: [],
    });
    return { total, near, missing, differInSize: areOthers, forPerson, tools: hits.map(found) };
  }

  async function toolOf(id: string): Promise<ShownProduct | undefined> {
    const [product] = await ask({ kind: "tools", ids: [id] });
    return product;
  }

  async function tool(id: string) {
    const product = await toolOf(id);
    if (!product) return undefined;
    const { name, orderCode, description, features, leadTime, pack } = product;
    return {
      id,
      name,
      orderCode,
      description,
      features,
      delivery: leadTime && leadTimeWords(leadTime),
      sold: packWords(pack),
      page: page(product),
      specifications: Object.fromEntries(
        specificationPairs(product).map(({ label, value }) => [label, value]),
      ),
    };
  }

  async function matchList(text: string) {
    const lines = text.split(/\r\n?|\n/);
    const answer = await ask({ kind: "match list", from: lines.slice(0, MOST_LINES).join("\n") });
    // Only a file may be unreadable.
    if (typeof answer === "string") throw new Error(answer);
    return {
      lines: answer.lines.map(({ isOpen, tools, ...line }) => ({
        row: line.row,
        source: line.source,
        quantity: line.quantity,
        // "3 packs" of a tool in packs of 10 are 30 pieces: `sold` of the tool says how many.
        unit: line.unit,
        quantityMayBe: isOpen,
        make: line.make,
        remark: line.remark,
        consent: line.consent,
        verdict: line.verdict,
        near: line.near,
        ignoredWords: line.ignoredWords,
        tools: tools.map(found),
      })),
      leftOut: answer.leftOut,
      linesNotRead: Math.max(0, lines.length - MOST_LINES),
    };
  }

  async function startValues(id: string, group: string | undefined) {
    const product = await toolOf(id);
    if (!product) return undefined;
    const values = product.startValues ?? [];
    return {
      id,
      page: page(product),
      note: "Starting ranges, not maker's data. vc in m/min, fn in mm a revolution, fz in mm a tooth, ap and pitch in mm.",
      startValues: group === undefined ? values : values.filter((value) => value.group === group),
    };
  }

  return ({ name, arguments: given }) => {
    const text = (key: string): string => String(given[key]);
    switch (name) {
      case "search":
        return search(text("query"), Number(given.limit ?? USUAL_HITS));
      case "tool":
        return tool(text("id"));
      case "match_list":
        return matchList(text("text"));
      case "start_values":
        return startValues(text("id"), given.group === undefined ? undefined : text("group"));
    }
  };
}
