import type { ReactNode } from "react";

/** The parts of the page that react. All else is HTML that no script looks at (docs/decisions/002). */
export type IslandName =
  | "header"
  | "hero"
  | "finder"
  | "more-products"
  | "contact-form"
  | "partners"
  | "newsletter"
  | "overlay"
  | "quote"
  | "search"
  | "found";

/** Marks a place of the page that client.tsx hydrates. */
export function Island({ name, children }: { name: IslandName; children?: ReactNode }) {
  return <div data-island={name}>{children}</div>;
}
