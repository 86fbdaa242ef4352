import css from "./tool-outline.late.module.css";

/** A tool that isn't listed, as drawings show what is to come: in long lines with double dots, its length open. */
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
