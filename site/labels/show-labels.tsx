import type { Labelled } from "./labelled.ts";
import { LabelDialog } from "./label-dialog.tsx";
import { showBeside } from "./show-beside.tsx";

/** Shows the labels of tools until they are closed. */
export function showLabels(tools: readonly Labelled[]): void {
  showBeside((close) => <LabelDialog tools={tools} onClose={close} />);
}
