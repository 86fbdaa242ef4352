import buttons from "../../../../ui/button.first.module.css";
import css from "./find-panel.late.module.css";

/** The number of lines in a text that aren't empty. */
export function linesOf(text: string): number {
  return text.split(/[\r\n]+/).filter((line) => line.trim() !== "").length;
}

interface PastedOfferProps {
  text: string;
  onTake: () => void;
}

/** Several lines were pasted into the field of one: they can be read as a list. */
export function PastedOffer({ text, onTake }: PastedOfferProps) {
  return (
    <p className={css.offer} role="status">
      <button type="button" className={`${buttons.secondary} ${buttons.small}`} onClick={onTake}>
        {linesOf(text)} lines: add them as a list
      </button>
    </p>
  );
}
