import { useEffect, useRef } from "react";
import type { QueryClient } from "../../../../browsing/query-client.ts";
import type { WorkChoice, WorkSteps } from "../../../../catalogue/search/work-steps.ts";
import { useAnswer } from "../../../../enquiry/use-answer.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import chips from "../../workpieces/workpiece-chips.module.css";
import type { Asked } from "../asked.ts";
import { HardnessField } from "./hardness-field.tsx";
import { MaterialField } from "./material-field.tsx";
import { useChooseStep } from "./use-choose-step.ts";
import css from "./work-finder.late.module.css";

interface WorkFinderProps {
  asked: Asked;
  queries: QueryClient;
  /** Searches for other words; empty where the last of them was taken back. */
  onChoose: (query: string) => void;
}

/** The steps for what is asked now; those before stay until the answer, so that the focus has a place. */
function useSteps({ query, groups }: Asked, queries: QueryClient): WorkSteps | undefined {
  const [group, ...others] = groups;
  const { status, last } = useAnswer(
    queries.ask,
    others.length === 0 ? { kind: "work steps", query, group } : undefined,
  );
  // The list below says it where nothing can be loaded.
  return status === "failed" || others.length > 0 ? undefined : last?.answer;
}

/** What can't be chosen, and why, in a sentence; empty if everything can. */
function missing(choices: readonly WorkChoice[], reason: string): string {
  const labels = choices.filter(({ count, isChosen }) => count === 0 && !isChosen).map(({ label }) => label);
  return labels.length > 0 ? `${reason}: ${labels.join(", ").toLowerCase()}.` : "";
}

/** Where the choice with the same label leads now. */
function queryOf(now: readonly WorkChoice[], { label }: WorkChoice): string | undefined {
  return now.find((choice) => choice.label === label)?.query;
}

/** From the workpiece to the tools: its material, the operation, and its hardness where that decides. */
export function WorkFinder({ asked, queries, onChoose }: WorkFinderProps) {
  const steps = useSteps(asked, queries);
  const chooseStep = useChooseStep(queries, steps, onChoose);
  if (!steps) return null;
  const { materials, operations, operation, workpiece, isNamed } = steps;
  return (
    <section className={css.finder} aria-label="From the workpiece to the tool">
      <div className={css.step}>
        <p id="work-material">Workpiece</p>
        <div>
          <div className={css.choices} role="group" aria-labelledby="work-material">
            {materials.map((choice) => (
              <Choice
                key={choice.group}
                choice={choice}
                onChoose={() => chooseStep((now) => queryOf(now.materials, choice))}
                letter={choice.group}
              />
            ))}
          </div>
          <p className={blocks.note}>{missing(materials, `Nothing listed for ${operation}`)}</p>
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
          <div className={css.choices} role="group" aria-labelledby="work-operation">
            {operations.map((choice) => (
              <Choice
                key={choice.label}
                choice={choice}
                onChoose={() => chooseStep((now) => queryOf(now.operations, choice))}
              />
            ))}
          </div>
          <p className={blocks.note}>{missing(operations, "Nothing listed for this workpiece")}</p>
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
  /** Of an ISO 513 group. */
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
      className={css.choice}
      aria-pressed={isChosen}
      disabled={count === 0 && !isChosen}
      onClick={onChoose}
    >
      {letter && (
        <span className={chips.chip} data-group={letter}>
          {letter}
        </span>
      )}{" "}
      {label} {!isChosen && <span className={css.count}>{count}</span>}
    </button>
  );
}
