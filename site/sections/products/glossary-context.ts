import { createContext } from "react";
import type { Glossary } from "../../catalogue/glossary/glossary.ts";

/** What the words of a specification mean, for all that draws one; undefined where the glossary could not be loaded. */
export const GlossaryContext = createContext<Glossary | undefined>(undefined);
