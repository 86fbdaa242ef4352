import buttons from "../../../ui/button.first.module.css";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import { tel } from "../../../ui/tel.ts";
import css from "./overlay.late.module.css";

/** Shown while a category's data loads. The text appears late, since loading is usually quick. */
export function OverlayLoading({ label }: { label: string | undefined }) {
  return (
    <div className={`${layout.measure} ${blocks.stack} ${css.waiting}`} role="status">
      <h2 id="overlay-title" tabIndex={-1}>
        {label}
      </h2>
      <p className={css.late}>Loading the products…</p>
    </div>
  );
}

interface OverlayFailedProps {
  /** The category's label. */
  label: string | undefined;
  phone: string;
  onRetry: () => void;
}

/** Shown when a category's data failed to load. */
export function OverlayFailed({ label, phone, onRetry }: OverlayFailedProps) {
  return (
    <div className={`${layout.measure} ${blocks.stack} ${css.waiting}`} role="alert">
      <h2 id="overlay-title" tabIndex={-1}>
        {label}
      </h2>
      <p>
        {navigator.onLine
          ? "The products could not be loaded. Check the connection, or call us: we look it up for you."
          : "You are offline, and of a range this large your device keeps only what you have opened before. Call us: we look it up for you."}
      </p>
      <p className={`${blocks.cluster} ${css.ways}`}>
        <button type="button" className={buttons.primary} onClick={onRetry}>
          Try again
        </button>
        <a className={buttons.secondary} href={tel(phone)}>
          Call {phone}
        </a>
      </p>
    </div>
  );
}
