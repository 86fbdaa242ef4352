import { bindWords } from "../catalogue/cards/bind-words.ts";
import css from "./line-name.late.module.css";
import { isUnlisted, type QuoteLine } from "./quote-list.ts";
import type { LineTools } from "./use-line-tools.ts";

interface LineNameProps {
  line: QuoteLine;
  tools: LineTools;
}

/** The name of a line; a product that is no longer in the catalogue is marked. */
export function LineName({ line, tools }: LineNameProps) {
  return (
    <>
      {bindWords(line.name)}
      {isUnlisted(line, tools) && (
        <>
          {" "}
          <span className={css.gone}>no longer listed</span>
        </>
      )}
    </>
  );
}
