import buttons from "../button.first.module.css";
import blocks from "../blocks/blocks.module.css";
import css from "./failed-part.module.css";

interface FailedPartProps {
  /** Starts the sentence: "The drawing". */
  name: string;
  onRetry: () => void;
}

/** Shown in place of a part of the page that could not be drawn. */
export function FailedPart({ name, onRetry }: FailedPartProps) {
  return (
    <div className={`${blocks.cluster} ${css.failed}`} role="alert">
      <p>{name} could not be shown. Check the connection, or try again.</p>
      <button type="button" className={`${buttons.secondary} ${buttons.small}`} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
