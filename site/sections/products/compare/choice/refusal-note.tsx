import { useEffect, useRef } from "react";
import { families } from "../../../../catalogue/families/families.ts";
import buttons from "../../../../ui/button.first.module.css";
import type { ComparisonChoice, ComparisonRefusal } from "./comparison-choice.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import css from "./tray.late.module.css";

interface RefusalNoteProps {
  refusal: ComparisonRefusal;
  choice: ComparisonChoice;
}

/** The reason why a tool could not be chosen, and the alternatives. It takes the focus and gives it back. */
export function RefusalNote({ refusal: { product, reason }, choice }: RefusalNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    note.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [product]);

  return (
    // Escape closes only this note, not the overlay below it.
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
        choice.dismiss();
      }}
    >
      <p id="comparison-refusal">
        {reason.kind === "full" ? (
          <>
            Four tools fit side by side. Which one makes room for <b>{product.name}</b>?
          </>
        ) : (
          <>
            Only tools of one family compare. Chosen are <b>{families[reason.chosen].name}</b>; {product.name}{" "}
            is listed under <b>{families[reason.own].name}</b>.
          </>
        )}
      </p>
      <div className={`${blocks.cluster} ${css.ways}`}>
        {reason.kind === "full" ? (
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
        <button type="button" className={`${buttons.white} ${buttons.small}`} onClick={choice.dismiss}>
          Leave it as it is
        </button>
      </div>
    </div>
  );
}
