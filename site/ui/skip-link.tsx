import type { ReactNode } from "react";
import css from "./skip-link.first.module.css";

/** Leads the keyboard past what stands between here and the element with the id `to`. Seen while it has the focus. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={css.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
