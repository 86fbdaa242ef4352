import { memo } from "react";
import { packWords } from "../../../../catalogue/ordering/ordering-words.ts";
import type { MatchedLine, Verdict } from "../../../../browsing/match-line.ts";
import { openQuantity, piecesOf, wholePacks, type LineChoice } from "../../../../enquiry/pasted-choice.ts";
import controls from "../../../../ui/blocks/controls.late.module.css";
import layout from "../../../../ui/layout.first.module.css";
import css from "./pasted-lines.late.module.css";

interface PastedLineRowProps {
  line: MatchedLine;
  choice: LineChoice | undefined;
  isByWholePacks: boolean;
  onChoose: (choice: LineChoice) => void;
}

const verdicts: Record<Verdict, string> = {
  one: "In our range",
  several: "Choose",
  near: "Not in the range; the nearest",
  none: "Kept as written",
};

/** A tool as an option: its code, which a phone's narrow field shows too, its name, and the reason for the offer. */
function optionText({ name, orderCode, pack, why }: MatchedLine["tools"][number]): string {
  const reasons = why.split(" · ").filter((reason) => reason !== `order code ${orderCode}`);
  return [orderCode, name, packWords(pack), ...reasons].filter(Boolean).join(" · ");
}

function valueOf(choice: LineChoice | undefined): string {
  if (choice === undefined) return "";
  return typeof choice === "string" ? choice : `tool ${choice.tool}`;
}

function choiceOf(value: string): LineChoice {
  if (value === "leave out" || value === "words") return value;
  return { tool: value.slice("tool ".length) };
}

/** A pasted line as it was written, and the choice for it. */
export const PastedLineRow = memo(function PastedLineRow(props: PastedLineRowProps) {
  const { line, choice, isByWholePacks, onChoose } = props;
  const { row, source, verdict, tools, ignoredWords, near } = line;
  const tool = typeof choice === "object" ? tools.find(({ id }) => id === choice.tool) : undefined;
  const { quantity, unitWords } = piecesOf(line, tool?.pack);
  const pieces = isByWholePacks ? wholePacks(quantity, tool?.pack) : quantity;
  const id = `pasted-${row}`;
  return (
    <li className={css.line} data-open={choice === undefined || undefined}>
      <p id={id} className={css.source}>
        {source}
      </p>
      <p className={css.verdict}>
        {near ?? verdicts[verdict]}
        {near === undefined && ignoredWords && <span>{` – without “${ignoredWords}”`}</span>}
      </p>
      <select
        className={controls.input}
        aria-label="What is meant"
        aria-describedby={id}
        value={valueOf(choice)}
        onChange={(event) => onChoose(choiceOf(event.currentTarget.value))}
      >
        {choice === undefined && <option value="">Choose one of {tools.length}</option>}
        {tools.map((each) => (
          <option key={each.id} value={`tool ${each.id}`}>
            {optionText(each)}
          </option>
        ))}
        <option value="words">As it is written</option>
        <option value="leave out">Leave it out</option>
      </select>
      <p className={`${css.quantity} ${layout.data}`}>
        {choice !== "leave out" && (
          <>
            <span className={layout.srOnly}>Quantity </span>
            {unitWords || pieces}
            {line.isOpen && <span className={css.open}>{` ${openQuantity(line.isOpen)}`}</span>}
          </>
        )}
      </p>
    </li>
  );
});
