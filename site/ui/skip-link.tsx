import type { ReactNode } from "react";
import css from "./skip-link.first.module.css";

/** Moves the focus to the element with the id `to`. Visible only while it has the focus. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={css.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
