import type { ReactNode } from "react";
import type { Company } from "../../copy/company.ts";

/** Head and foot of each page other than the main one. */
export interface Frame {
  company: Pick<Company, "name" | "phone" | "email">;
  /** The main page's footer. */
  foot: ReactNode;
}
