import css from "./tool-outline.late.module.css";

/** An unlisted tool in phantom lines (long dashes, double dots) as in technical drawings, with open length. */
export function PhantomTool() {
  return (
    <div className={css.tool} aria-hidden="true">
      <svg className={css.phantom} width="72mm" height="13mm" viewBox="0 -6.5 72 13">
        <path d="M0 -6H26V6H0ZM26 -5H71.5V5H26M71.5 -5V5" />
        <path d="M-2 0H70" className={css.axis} />
      </svg>
      <span className={css.length}>?</span>
    </div>
  );
}
