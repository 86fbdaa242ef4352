import { useEffect, useRef } from "react";
import { families } from "../../../catalogue/families/families.ts";
import buttons from "../../../ui/button.first.module.css";
import type { ComparisonChoice, Refusal } from "./choice/comparison-choice.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import css from "./tray.late.module.css";

interface RefusalNoteProps {
  refusal: Refusal;
  choice: ComparisonChoice;
}

/** Why a tool could not be chosen, and the ways out; it takes the focus and gives it back. */
export function RefusalNote({ refusal: { product, why }, choice }: RefusalNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    note.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [product]);

  return (
    // Escape closes this note and not the overlay below it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={note}
      role="alertdialog"
      aria-labelledby="comparison-refusal"
      tabIndex={-1}
      className={css.refusal}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        choice.leave();
      }}
    >
      <p id="comparison-refusal">
        {why.kind === "full" ? (
          <>
            Four tools fit side by side. Which one makes room for <b>{product.name}</b>?
          </>
        ) : (
          <>
            Only tools of one family compare. Chosen are <b>{families[why.chosen].name}</b>; {product.name} is
            listed under <b>{families[why.own].name}</b>.
          </>
        )}
      </p>
      <div className={`${blocks.cluster} ${css.ways}`}>
        {why.kind === "full" ? (
          choice.chosen.map((each) => (
            <button
              key={each.id}
              type="button"
              className={`${buttons.onStage} ${buttons.small}`}
              onClick={() => choice.replace([each])}
            >
              Replace {each.name}
            </button>
          ))
        ) : (
          <button
            type="button"
            className={`${buttons.onStage} ${buttons.small}`}
            onClick={() => choice.replace(choice.chosen)}
          >
            Start anew with {product.name}
          </button>
        )}
        <button type="button" className={`${buttons.white} ${buttons.small}`} onClick={choice.leave}>
          Leave it as it is
        </button>
      </div>
    </div>
  );
}
