import { useState } from "react";
import type { LengthUnits } from "../../../catalogue/units/length-units.ts";
import { inchResult } from "#engineering/calculator/inch-results.ts";
import { useUnits } from "../units/stored-units.ts";
import type { OperationId } from "#engineering/calculator/operations/operation.ts";
import { type GuideId, wearInGuide } from "../../../catalogue/places/guide-address.ts";
import { calculatorAddress } from "./calculator-address.ts";
import type { CalculatorState } from "./calculator-state.ts";
import buttons from "../../../ui/button.first.module.css";
import blocks from "../../../ui/blocks/blocks.module.css";
import css from "./calculator.late.module.css";

/**
 * Speed and feed as written in an NC program: `S5093 F1222`, in inches `S5093 F48.12`; empty while they are unknown.
 */
export function programWords({ answer: { figures } }: CalculatorState, units: LengthUnits = "mm"): string {
  const { turns, tableFeed } = figures;
  if (turns === undefined || tableFeed === undefined) return "";
  if (units === "inch") return `S${Math.round(turns)} F${inchResult("tableFeed", tableFeed).text}`;
  // Whole revolutions, rounded down at the machine's limit; a thread's feed keeps its decimals.
  return `S${Math.round(turns)} F${tableFeed < 100 ? Number(tableFeed.toFixed(1)) : Math.round(tableFeed)}`;
}

/** The guide to the usual tools of an operation. */
const guideOfOperation: Readonly<Record<OperationId, GuideId>> = {
  turning: "turning-inserts",
  boring: "boring-bars",
  facing: "turning-inserts",
  milling: "end-mills",
  "ball-nose": "ball-nose-end-mills",
  drilling: "drills",
  "u-drilling": "u-drills",
  tapping: "taps",
  threading: "threading-inserts",
  "threading-internal": "threading-inserts",
  "threading-whitworth": "threading-inserts",
  "threading-npt": "threading-inserts",
  grooving: "grooving-and-parting",
  parting: "grooving-and-parting",
};

/** Buttons: copy the program's words, copy the link, and print on the calculator's page. */
export function CalculatorActions({ state, canPrint }: { state: CalculatorState; canPrint: boolean }) {
  const [message, setMessage] = useState("");
  const program = programWords(state, useUnits());
  const { operation, typed, workpiece, hardness, cost } = state.inputs;
  const address = calculatorAddress({
    operation,
    workpiece,
    hardness,
    cost,
    typed: { ...state.shown, ...typed },
  });

  async function copy(text: string, done: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(done);
    } catch {
      // The visitor or browser refused, or the function is missing because the page came over plain HTTP.
      setMessage(`This browser doesn't let the page copy: ${text}`);
    }
  }

  return (
    <div className={`${blocks.cluster} ${blocks.screen} ${css.actions}`}>
      <button
        type="button"
        className={`${buttons.onStage} ${buttons.small}`}
        disabled={program === ""}
        onClick={() => void copy(program, `Copied: ${program}`)}
      >
        Copy {program || "for the program"}
      </button>
      <button
        type="button"
        className={`${buttons.onStage} ${buttons.small}`}
        onClick={() => void copy(new URL(address, location.href).href, "The link is copied.")}
      >
        Copy as a link
      </button>
      <a
        className={`${buttons.onStage} ${buttons.small}`}
        href={wearInGuide(guideOfOperation[operation], address)}
      >
        What wore?
      </a>
      {canPrint && (
        <button
          type="button"
          className={`${buttons.onStage} ${buttons.small}`}
          onClick={() => window.print()}
        >
          Print
        </button>
      )}
      <p role="status">{message}</p>
    </div>
  );
}
