import { useState } from "react";
import { FailedPart } from "../ui/part/failed-part.tsx";
import type { Labelled } from "./labelled.ts";

interface LabelsButtonProps {
  /** The tools of the list, read when the button is pressed. */
  tools: () => readonly Labelled[];
  className?: string | undefined;
}

// React's compiler doesn't accept a component that contains an `import()`.
const loadLabels = () => import("./show-labels.tsx");

/** Opens the labels of a list's tools, for their bins. */
export function LabelsButton({ tools, className }: LabelsButtonProps) {
  const [hasFailed, setHasFailed] = useState(false);

  function open(): void {
    loadLabels().then(
      ({ showLabels }) => {
        setHasFailed(false);
        showLabels(tools());
      },
      () => setHasFailed(true),
    );
  }

  if (hasFailed) return <FailedPart name="The labels" onRetry={open} />;
  return (
    <button type="button" className={className} onClick={open}>
      Labels
    </button>
  );
}
