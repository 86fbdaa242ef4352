import css from "./skip-button.late.module.css";

/** Leads the keyboard past what has very many stops. Seen only while it has the focus. */
export function SkipButton({ to, children }: { to: () => HTMLElement | null; children: React.ReactNode }) {
  return (
    <button type="button" className={css.skip} onClick={() => to()?.focus()}>
      {children}
    </button>
  );
}
