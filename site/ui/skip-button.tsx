import css from "./skip-button.late.module.css";

/** Skips content with very many tab stops. Visible only while it has the focus. */
export function SkipButton({ to, children }: { to: () => HTMLElement | null; children: React.ReactNode }) {
  return (
    <button type="button" className={css.skip} onClick={() => to()?.focus()}>
      {children}
    </button>
  );
}
