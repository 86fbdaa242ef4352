import { useState } from "react";
import { countWithUnit } from "../catalogue/places/counts.ts";
import { readQuantity } from "../enquiry/parse-quantity.ts";
import controls from "../ui/blocks/controls.late.module.css";
import { scannedAddress, type Labelled } from "./labelled.ts";
import { codeWidth, labelPapers, labelsOn, sheetsOf, type LabelPaper } from "./label-paper.ts";
import { LabelSheet } from "./label-sheet.tsx";
import { PaperDialog } from "./paper-dialog.tsx";
import { qrSquares } from "./qr-squares.ts";
import css from "./labels.late.module.css";

interface LabelDialogProps {
  tools: readonly Labelled[];
  onClose: () => void;
}

/** The width of every code: that of the longest address. Undefined if the labels are too small for it. */
function widthOfCodes(paper: LabelPaper, labels: readonly Labelled[]): number | undefined {
  const addresses = labels.map((label) => scannedAddress(location.origin, label));
  const longest = addresses.toSorted((one, other) => other.length - one.length)[0] ?? "";
  const squares = qrSquares(longest, "M");
  return squares && codeWidth(paper, squares.size);
}

/** Labels for the bins of a list's tools: their paper, their quantity, a preview, and the sheets that are printed. */
export function LabelDialog({ tools, onClose }: LabelDialogProps) {
  const [paper, setPaper] = useState(labelPapers[0]);
  const [typedFirst, setTypedFirst] = useState("1");
  const [typedQuantity, setTypedQuantity] = useState("");

  const most = labelsOn(paper);
  const first = readQuantity(typedFirst, most);
  const quantity = readQuantity(typedQuantity);
  const isEachOwn = typedQuantity.trim() === "";
  const labels = quantity === undefined ? tools : tools.map((tool) => ({ ...tool, quantity }));
  const code = widthOfCodes(paper, labels);
  const problem =
    tools.length === 0
      ? "The list has no tool of the catalogue: only those have a page to scan."
      : first === undefined
        ? `The first label is a whole number from 1 to ${most}.`
        : quantity === undefined && !isEachOwn
          ? "The quantity is a whole number, 1 or more; or leave it empty."
          : code === undefined
            ? "These labels are too small for a code that a phone can read. Choose larger ones."
            : undefined;
  const sheets = problem === undefined ? sheetsOf(paper, labels, first ?? 1) : [];
  const shown = sheets.map((each, index) => (
    <LabelSheet key={index} paper={paper} code={code ?? 0} labels={each} />
  ));

  return (
    <PaperDialog
      title="Labels"
      close="Close the labels"
      lead="For the bins of these tools. Whoever scans a label with a phone has the tool on the quote list, in the label’s quantity."
      note="Print at 100 %, not “fit to page”. Try it on plain paper first, held against the labels."
      print="Print labels"
      page={paper.page}
      sheets={problem === undefined ? shown : []}
      onPaper={problem ?? shown}
      onClose={onClose}
    >
      <div className={css.fields}>
        <label className={css.wide}>
          Paper
          <select
            className={controls.input}
            value={paper.name}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setPaper(labelPapers.find(({ name }) => name === value) ?? labelPapers[0]);
            }}
          >
            {labelPapers.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          First label, 1 to {most}
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className={controls.input}
            aria-invalid={first === undefined || undefined}
            value={typedFirst}
            onChange={(event) => setTypedFirst(event.currentTarget.value)}
          />
        </label>
        <label>
          Quantity on each
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="as listed"
            className={controls.input}
            aria-invalid={(quantity === undefined && !isEachOwn) || undefined}
            value={typedQuantity}
            onChange={(event) => setTypedQuantity(event.currentTarget.value)}
          />
        </label>
      </div>
      <p className={css.result} role="status" data-problem={problem !== undefined || undefined}>
        {problem ??
          `${countWithUnit(labels.length, "label")} on ${countWithUnit(sheets.length, "sheet")}. The first sheet:`}
      </p>
    </PaperDialog>
  );
}
