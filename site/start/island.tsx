import type { ReactNode } from "react";

/** The interactive parts of the page. Everything else is static HTML (docs/decisions/002). */
export type IslandName =
  | "header"
  | "hero"
  | "finder"
  | "more-products"
  | "contact-form"
  | "map"
  | "partners"
  | "newsletter"
  | "overlay"
  | "quote"
  | "search"
  | "found";

/** A part of the page that client.tsx hydrates. */
export function Island({ name, children }: { name: IslandName; children?: ReactNode }) {
  return <div data-island={name}>{children}</div>;
}
