import { useEffect, useRef } from "react";
import { replaceAddress } from "../../../../browsing/browser-history.ts";
import type { QueryClient } from "../../../../browsing/query-client.ts";
import { addressOf } from "../../../../catalogue/places/address.ts";
import type { WorkChoice } from "../../../../catalogue/search/work-steps.ts";
import { useAnswer } from "../../../../enquiry/use-answer.ts";
import controls from "../../../../ui/blocks/controls.late.module.css";
import blocks from "../../../../ui/blocks/blocks.module.css";
import chips from "../../workpieces/workpiece-chips.module.css";
import { useListRequest, type ListRequest } from "../list-request.ts";
import { SearchFailed, SearchLoading } from "../search-waiting.tsx";
import { HardnessField } from "./hardness-field.tsx";
import { MaterialField } from "./material-field.tsx";
import { stepsQuestion, useChooseStep } from "./use-choose-step.ts";
import css from "./work-finder.late.module.css";

interface WorkFinderProps {
  /** The query that was answered last. */
  query: string;
  /** The text in the field now. */
  text: () => string;
  queries: QueryClient;
  /** Nothing is searched yet: no answer below says that the list of tools is loading, or failed to. */
  isAlone: boolean;
  /** Searches for other words; empty if the last one was removed. */
  onChoose: (query: string) => void;
}

/** The steps for a query. The previous steps stay until the answer, so that the focus has a place. */
function useSteps(query: string, groups: ListRequest["groups"], queries: QueryClient) {
  const question = stepsQuestion(query, groups);
  const asked = useAnswer(queries.ask, question);
  const { status, last } = asked;
  // Other words than a workpiece and an operation: the steps begin anew.
  const isOther = status === "answered" && last !== undefined && last.answer === undefined;
  const fresh = useAnswer(queries.ask, isOther ? stepsQuestion("", []) : undefined);
  const now = isOther ? fresh : asked;
  return { steps: now.last?.answer, status: now.status, retry: now.retry };
}

/** A sentence with the choices that aren't available and the reason; empty if all are available. */
function unavailableWords(choices: readonly WorkChoice[], reason: string): string {
  const labels = choices.filter(({ count, isChosen }) => count === 0 && !isChosen).map(({ label }) => label);
  return labels.length > 0 ? `${reason}: ${labels.join(", ").toLowerCase()}.` : "";
}

/** The current query of the choice with the same label. */
function queryOf(now: readonly WorkChoice[], { label }: WorkChoice): string | undefined {
  return now.find((choice) => choice.label === label)?.query;
}

/** From the workpiece to the tools: its material, the operation, and its hardness if that matters. */
export function WorkFinder({ query, text, queries, isAlone, onChoose }: WorkFinderProps) {
  // A link may have chosen a group on the page.
  const { groups } = useListRequest();
  const { steps, status, retry } = useSteps(query, query === "" ? groups : [], queries);
  const chooseStep = useChooseStep(queries, text, steps, (words) => {
    if (words === "" && groups.length > 0) replaceAddress(addressOf({}));
    onChoose(words);
  });
  if (!steps) {
    if (!isAlone) return null;
    return status === "failed" ? <SearchFailed onRetry={retry} /> : <SearchLoading />;
  }
  const { materials, operations, operation, workpiece, isNamed } = steps;
  return (
    <section
      className={css.finder}
      aria-label="From the workpiece to the tool"
      data-alone={isAlone || undefined}
    >
      <div className={css.step}>
        <p id="work-material">Workpiece</p>
        <div>
          <div className={controls.choices} role="group" aria-labelledby="work-material">
            {materials.map((choice) => (
              <Choice
                key={choice.group}
                choice={choice}
                onChoose={() => chooseStep((now) => queryOf(now.materials, choice))}
                letter={choice.group}
              />
            ))}
          </div>
          <p className={blocks.note}>
            {unavailableWords(materials, `Nothing listed ${operation && `for ${operation}`}`)}
          </p>
          <MaterialField
            key={workpiece}
            name={isNamed ? workpiece : ""}
            queries={queries}
            onChoose={chooseStep}
          />
        </div>
      </div>
      <div className={css.step}>
        <p id="work-operation">Operation</p>
        <div>
          <div className={controls.choices} role="group" aria-labelledby="work-operation">
            {operations.map((choice) => (
              <Choice
                key={choice.label}
                choice={choice}
                onChoose={() => chooseStep((now) => queryOf(now.operations, choice))}
              />
            ))}
          </div>
          <p className={blocks.note}>{unavailableWords(operations, "Nothing listed for this workpiece")}</p>
        </div>
      </div>
      {steps.asksHardness && (
        <div className={css.step}>
          <p>Hardness</p>
          <HardnessField key={`${workpiece} ${operation}`} steps={steps} onChoose={chooseStep} />
        </div>
      )}
    </section>
  );
}

interface ChoiceProps {
  choice: WorkChoice;
  onChoose: () => void;
  /** The letter of an ISO 513 group. */
  letter?: string;
}

function Choice({ choice: { label, count, isChosen }, onChoose, letter }: ChoiceProps) {
  const button = useRef<HTMLButtonElement>(null);
  // On a phone the choices are one row that scrolls.
  useEffect(() => {
    const { current } = button;
    const row = current?.parentElement;
    if (isChosen && row) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [isChosen]);
  return (
    <button
      ref={button}
      type="button"
      className={controls.choice}
      aria-pressed={isChosen}
      disabled={count === 0 && !isChosen}
      onClick={onChoose}
    >
      {letter && (
        <b className={chips.chip} data-group={letter}>
          {letter}
        </b>
      )}{" "}
      {label} {!isChosen && <span>{count}</span>}
    </button>
  );
}
