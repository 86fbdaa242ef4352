import { useEffect, useMemo, useState, type ComponentType } from "react";
import { replaceAddress } from "../../../../browsing/browser-history.ts";
import type { CatalogueStore } from "../../../../browsing/catalogue-store.ts";
import type { QueryClient } from "../../../../browsing/query-client.ts";
import { addressOfState, startState } from "../../../../catalogue/places/browser-state.ts";
import { countWithUnit } from "../../../../catalogue/places/counts.ts";
import { workpieceGroups } from "#engineering/values/workpiece-groups.ts";
import { useAnswer } from "../../../../enquiry/use-answer.ts";
import buttons from "../../../../ui/button.first.module.css";
import blocks from "../../../../ui/blocks/blocks.module.css";
import layout from "../../../../ui/layout.first.module.css";
import { SkipLink } from "../../../../ui/skip-link.tsx";
import products from "../../grid/products.module.css";
import { onPress } from "../../../../ui/page-action.ts";
import { AskExactly } from "../ask-exactly.tsx";
import type { Person } from "../ask-person.tsx";
import { isRequest, useListRequest, type ListRequest } from "../list-request.ts";
import { FOUND_TITLE } from "../focus-found-list.ts";
import type { MixedBandsProps } from "../../mixed/mixed-bands.tsx";
import { useCategories } from "../../mixed/use-categories.ts";
import { FoundByCategory } from "./found-by-category.tsx";
import { FoundRow } from "./found-row.tsx";
import { showNext } from "../panel/find-tabs.ts";
import { HoleKit } from "../hole-kit.tsx";
import { NothingInSearch } from "../nothing-in-search.tsx";
import { ReadLine } from "../read-line.tsx";
import { RemovedPart } from "../removed-part.ts";
import { isExplained, sentenceOf } from "../result-sentence.ts";
import { SitePages } from "../site-pages.tsx";
import { SEARCH_FAILURE, searchQuestion } from "../search-question.ts";
import { useDebounced } from "../../use-debounced.ts";
import { TroubleAnswer } from "../trouble-answer.tsx";
import { SearchFailed, SearchLoading } from "../search-waiting.tsx";
import results from "../search-results.late.module.css";

/** Number of rows at first, and of rows added with each click. */
const STEP = 60;

function searchFor(query: string): void {
  replaceAddress(addressOfState({ ...startState, query }));
}

function keyOf({ query, groups }: Pick<ListRequest, "query" | "groups">): string {
  return `${query} ${groups.join("")}`;
}

function focusProducts(): void {
  document.getElementById("products")?.focus({ preventScroll: true });
}

function clear(): void {
  searchFor("");
  // The pressed button has disappeared.
  focusProducts();
}

/** The request in words: "m8, P – steel". */
function requestWords({ groups }: ListRequest, query: string): string {
  const materials = groups.map((letter) => `${letter} – ${workpieceGroups[letter].toLowerCase()}`);
  return [...(query === "" ? [] : [query]), ...materials].join(", ");
}

interface FoundProps {
  store: CatalogueStore;
  /** Loaded late. */
  Bands: ComponentType<MixedBandsProps>;
  queries: QueryClient;
  /** Label of each category, by its id. */
  labels: Readonly<Record<string, string>>;
  person: Person;
}

/** The tools found. Replaces the list of all products while the page's address searches or filters. */
export function FoundList(props: FoundProps) {
  const request = useListRequest();
  const [removed] = useState(() => new RemovedPart());
  const [sentence, setSentence] = useState("");
  const announced = useDebounced(sentence);
  if (!isRequest(request)) return null;
  return (
    <>
      <FoundTools {...props} request={request} removed={removed} onFound={setSentence} />
      <p className={layout.srOnly} role="status">
        {announced}
      </p>
    </>
  );
}

interface FoundToolsProps extends FoundProps {
  request: ListRequest;
  /** It outlives the list. */
  removed: RemovedPart;
  /** Called with the sentence to announce. */
  onFound: (sentence: string) => void;
}

/** The tools found for a query or for ISO 513 groups. */
function FoundTools({ request, store, Bands, queries, labels, person, removed, onFound }: FoundToolsProps) {
  const { query } = request;
  const words = requestWords(request, query.trim());
  const key = keyOf(request);
  const [more, setMore] = useState({ key, limit: STEP });
  const limit = more.key === key ? more.limit : STEP;
  const question = searchQuestion(query, limit, request.groups);
  const { status, last, retry } = useAnswer(queries.ask, question, SEARCH_FAILURE);
  const hasFailed = status === "failed";
  // Results of the previous words are not shown under the new ones.
  const result = last && keyOf(last.question) === key && !hasFailed ? last.answer : undefined;
  // Tools of another size than the one asked for are added on their sheet only.
  const inBands = result?.areOthers ? [] : (result?.hits ?? []);
  const related = result?.related;
  const shown = [...inBands, ...(related?.hits ?? [])];
  const categories = useCategories(store, [...new Set(shown.flatMap(({ place }) => place.category ?? []))]);
  const rows = categories === "failed" || result?.areOthers ? (result?.hits ?? []) : [];
  const asked = useMemo(
    () => ({ filters: {}, parts: result?.parts ?? [], quantity: result?.quantity }),
    [result],
  );
  const rest = result ? result.total - result.hits.length : 0;
  const others = result && result.pages.length > 0 ? "Answers" : "Nothing found";
  const nothing = result?.hole ? "A kit" : others;
  const found = result && (result.total > 0 ? `${countWithUnit(result.total, "tool")} found` : nothing);
  const isNear = result?.near !== undefined;

  useEffect(() => {
    // A visitor whose focus moves to the heading hears it there.
    if (result && document.activeElement?.id !== FOUND_TITLE) onFound(sentenceOf(result));
  }, [result, onFound]);

  return (
    <div className={products.all}>
      <header className={`${blocks.spread} ${blocks.blockHead}`}>
        <h3 id={FOUND_TITLE} tabIndex={-1} className={results.foundTitle}>
          {isNear ? "The nearest tools" : (found ?? "Search")} for{" "}
          {requestWords(request, query === "" ? "" : `“${query.trim()}”`)}
        </h3>
        <p className={blocks.cluster}>
          <button
            type="button"
            className={results.link}
            onClick={() => showNext("work")}
            {...onPress({ action: "open-search" })}
          >
            From the workpiece
          </button>
          <button type="button" className={results.link} onClick={clear}>
            Clear {query === "" ? "filter" : "search"}
          </button>
        </p>
      </header>
      {result && (
        <ReadLine parts={result.parts} onQuery={searchFor} removed={removed} onEmpty={focusProducts} />
      )}
      {result?.troubles?.map((trouble) => (
        <TroubleAnswer key={trouble.name} trouble={trouble} words={query.trim()} />
      ))}
      {result && <SitePages pages={result.pages} />}
      {result?.hole && <HoleKit asked={result.hole} queries={queries} quantity={result.quantity} />}
      {result?.total === 0 && !isExplained(result) && <NothingInSearch words={words} result={result} />}
      {result && (result.total > 0 || !result.troubles) && (
        <AskExactly words={words} result={result} person={person} />
      )}
      {result?.near && <p className={results.near}>{result.near}</p>}
      {result && <FoundByCategory request={request} totals={result.totals} labels={labels} />}
      {result && result.hits.length > 0 && <SkipLink to="catalogue">Skip the list</SkipLink>}
      {rows.length > 0 && (
        <ul>
          {rows.map((hit) => (
            <FoundRow key={hit.id} hit={hit} quantity={result?.quantity} isOther={result?.areOthers} />
          ))}
        </ul>
      )}
      {result && categories === undefined && <SearchLoading />}
      {categories && categories !== "failed" && shown.length > 0 && (
        <Bands
          key={key}
          name="found"
          lists={[
            ...(inBands.length > 0 ? [{ ids: inBands.map(({ id }) => id) }] : []),
            ...(related
              ? [
                  {
                    head: <h3 className={results.group}>{related.title}</h3>,
                    ids: related.hits.map(({ id }) => id),
                  },
                ]
              : []),
          ]}
          categories={categories}
          asked={inBands.length > 0 ? asked : undefined}
          onSort={() => setMore({ key, limit: result?.total ?? STEP })}
        />
      )}
      {!result && !hasFailed && <SearchLoading />}
      {hasFailed && <SearchFailed onRetry={retry} />}
      {rest > 0 && (
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => setMore({ key, limit: limit + STEP })}
        >
          Show {Math.min(rest, STEP)} more of {countWithUnit(result?.total ?? 0, "tool")}
        </button>
      )}
    </div>
  );
}
