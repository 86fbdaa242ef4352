import type { WearName } from "../../guides/wear-names.ts";
import type { PageTopic } from "../../vocabulary/page-topics.ts";
import type { Cause } from "../../vocabulary/topics-schema.ts";
import { hitOf, type Hit } from "../hit.ts";
import { findTools } from "../matching/find.ts";
import { prepareQuery, type PreparedQuery } from "../matching/prepare.ts";
import type { OpenedSearch } from "../open-search.ts";
import type { Meaning } from "../reading/query-part.ts";
import { familyIn, isWear } from "./site-pages.ts";

/** A trouble that a query names: its causes, the likeliest first, each with its remedy. */
export interface Trouble {
  name: string;
  /** A kind of wear, and how it looks on the edge. */
  wear?: WearName;
  looks?: string;
  causes: { cause: string; remedy: string; tools?: CuringTools }[];
  /** The query names no tool, and some tools have causes of their own. */
  isOfAnyTool?: true;
}

/** Tools of the range that cure a trouble. */
export interface CuringTools {
  /** The search that finds them. */
  query: string;
  total: number;
  best: Hit;
}

const MOST_TROUBLES = 2;

const workpieces: ReadonlySet<Meaning["kind"]> = new Set(["workpiece", "hardness", "grade"]);
const sizes: ReadonlySet<Meaning["kind"]> = new Set(["thread", "number", "dimensions", "code"]);

/** The tools for a search, with size and workpiece of the visitor's query as far as there are such tools. */
function curingTools(index: OpenedSearch, asked: PreparedQuery, tools: string): CuringTools | undefined {
  const typed = (...kinds: ReadonlySet<Meaning["kind"]>[]): string[] =>
    asked.parts.flatMap(({ part }) => (kinds.some((kind) => kind.has(part.meaning.kind)) ? part.typed : []));
  const isNew = (word: string): boolean => !tools.includes(word.toLowerCase());
  for (const words of [typed(sizes, workpieces), typed(sizes), typed(workpieces), []]) {
    const query = [tools, ...words.filter(isNew)].join(" ");
    const prepared = prepareQuery(index, query);
    const found = findTools(index, prepared);
    const [first] = found;
    if (first) return { query, total: found.length, best: hitOf(index, prepared, first) };
  }
  return undefined;
}

/** The causes of a trouble, for a tool's family or for any tool. */
interface Causes {
  causes: readonly Pick<Cause, "cause" | "remedy" | "tools">[];
  isOfAnyTool?: true;
}

/** A family's own causes and those of every tool. Wear has a cause for any tool; another trouble lists all its causes. */
function causesFor(
  causes: readonly Cause[],
  family: string | undefined,
  kind: Pick<Cause, "cause" | "remedy"> | undefined,
): Causes {
  const fitting = causes.filter(({ families }) => !families || families.some((each) => each === family));
  if (family === undefined && !kind) return { causes };
  if (fitting.length > 0 || !kind) return { causes: fitting };
  return { causes: [kind], ...(family === undefined && causes.length > 0 && { isOfAnyTool: true }) };
}

/** The troubles that a query names by its words, with the tools of the range that cure them. */
export function troublesIn(index: OpenedSearch, query: PreparedQuery): Trouble[] {
  const { topics, wear } = index.range.vocabulary.words;
  const named = new Set(
    query.parts.flatMap(({ part: { meaning } }) => (meaning.kind === "page" ? meaning.topic : [])),
  );
  if (named.size === 0) return [];
  const family = familyIn(index, query);
  const troubleOf = (topic: PageTopic): Trouble[] => {
    const kind = isWear(topic) ? wear[topic] : undefined;
    const { name = kind?.name, causes = [] } = topics[topic];
    if (name === undefined) return [];
    const { causes: all, ...rest } = causesFor(causes, family, kind);
    if (all.length === 0) return [];
    return [
      {
        name,
        ...(isWear(topic) && { wear: topic, looks: wear[topic].looks }),
        causes: all.map(({ cause, remedy, tools }) => {
          const curing = tools === undefined ? undefined : curingTools(index, query, tools);
          return { cause, remedy, ...(curing && { tools: curing }) };
        }),
        ...rest,
      },
    ];
  };
  return [...named].flatMap(troubleOf).slice(0, MOST_TROUBLES);
}
