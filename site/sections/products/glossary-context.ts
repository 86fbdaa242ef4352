import { createContext } from "react";
import type { Glossary } from "../../catalogue/glossary/glossary.ts";

/** Explanations of the words in specifications; undefined if the glossary could not be loaded. */
export const GlossaryContext = createContext<Glossary | undefined>(undefined);
