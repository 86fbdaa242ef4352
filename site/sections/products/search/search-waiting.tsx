import buttons from "../../../ui/button.first.module.css";
import css from "./panel/search-panel.module.css";

/** The list of tools is loading; shown only if that takes long. */
export function SearchLoading() {
  return (
    <p className={`${css.plain} ${css.late}`} role="status">
      Loading the list of tools…
    </p>
  );
}

/** The list of tools failed to load. */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css.plain} role="alert">
      <p>
        {navigator.onLine
          ? "The list of tools could not be loaded. Check the connection, or call us: we look it up for you."
          : "You are offline, and the list of tools is not kept on this device. Call us: we look it up for you."}
      </p>
      <div className={css.ways}>
        <button type="button" className={`${buttons.secondary} ${buttons.small}`} onClick={onRetry}>
          Try again
        </button>
      </div>
    </div>
  );
}
