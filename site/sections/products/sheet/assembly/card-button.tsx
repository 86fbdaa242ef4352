import { useState } from "react";
import buttons from "../../../../ui/button.first.module.css";
import { FailedPart } from "../../../../ui/part/failed-part.tsx";
import type { Card } from "./assembly-card.tsx";

// React's compiler doesn't accept a component that contains an `import()`.
const loadCard = () => import("./show-card.tsx");

/** Opens the card of an assembly. */
export function CardButton({ card }: { card: () => Card }) {
  const [hasFailed, setHasFailed] = useState(false);

  function open(): void {
    loadCard().then(
      ({ showCard }) => {
        setHasFailed(false);
        showCard(card());
      },
      () => setHasFailed(true),
    );
  }

  if (hasFailed) return <FailedPart name="The card" onRetry={open} />;
  return (
    <div>
      <button type="button" className={`${buttons.secondary} ${buttons.small}`} onClick={open}>
        Card for the setup sheet
      </button>
    </div>
  );
}
