import { AskExactly } from "../ask-exactly.tsx";
import type { Person } from "../ask-person.tsx";
import type { QueryClient } from "../../../../browsing/query-client.ts";
import { HoleKit } from "../hole-kit.tsx";
import { QueryCode } from "../code/query-code.tsx";
import { NothingInSearch } from "../nothing-in-search.tsx";
import { ReadLine } from "../read-line.tsx";
import type { RemovedPart } from "../removed-part.ts";
import { SearchOptions } from "../search-options.tsx";
import { isExplained } from "../result-sentence.ts";
import type { FoundResult } from "../search-question.ts";
import { SitePages } from "../site-pages.tsx";
import { TroubleAnswer } from "../trouble-answer.tsx";
import type { WayToAll } from "../ways-to-all.ts";
import results from "../search-results.late.module.css";

interface SearchAnswerViewProps {
  found: FoundResult;
  ways: readonly WayToAll[];
  /** Number of the option active by keyboard; -1 for none. */
  active: number;
  removed: RemovedPart;
  person: Person;
  queries: QueryClient;
  /** Searches for another text, with the focus on the pressed button, or in the field. */
  onQuery: (query: string) => void;
  onQueryInField: (query: string) => void;
  /** Takes the focus if no part is left to remove. */
  onEmpty: () => void;
  /** Called before a link leaves the dialog. */
  onLeave: () => void;
  onWay: (way: WayToAll) => void;
}

/** How a text was understood, and the tools found for it. */
export function SearchAnswerView(props: SearchAnswerViewProps) {
  const { found, ways, active, removed, person, queries, onQuery, onQueryInField, onEmpty, onLeave, onWay } =
    props;
  const { question, answer } = found;
  const words = question.query.trim();
  const isListed = answer.hits.length > 0;
  return (
    <>
      <ReadLine parts={answer.parts} onQuery={onQuery} removed={removed} onEmpty={onEmpty} />
      <QueryCode result={answer} query={question.query} onQuery={onQueryInField} />
      {answer.troubles?.map((trouble) => (
        <TroubleAnswer key={trouble.name} trouble={trouble} words={words} onLeave={onLeave} />
      ))}
      <SitePages pages={answer.pages} onLeave={onLeave} />
      {answer.hole && (
        <HoleKit asked={answer.hole} queries={queries} quantity={answer.quantity} onLeave={onLeave} />
      )}
      {!isListed && !isExplained(answer) && <NothingInSearch words={words} result={answer} />}
      {(isListed || !answer.troubles) && <AskExactly words={words} result={answer} person={person} />}
      {isListed && (
        <>
          {answer.near && <p className={results.near}>{answer.near}</p>}
          <SearchOptions
            hits={answer.hits}
            related={answer.related}
            total={answer.total}
            ways={ways}
            quantity={answer.quantity}
            areOthers={answer.areOthers}
            active={active}
            isFirstNext={answer.near === undefined && !isExplained(answer)}
            onOpen={onLeave}
            onWay={onWay}
          />
        </>
      )}
    </>
  );
}
