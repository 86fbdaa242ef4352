import { bindWords } from "../catalogue/cards/bind-words.ts";
import css from "./line-name.late.module.css";
import { isUnlisted, type QuoteLine } from "./quote-list.ts";

interface LineNameProps {
  line: QuoteLine;
  /** Ids of all products; undefined while they aren't known. */
  listed: ReadonlySet<string> | undefined;
}

/** The name of a line; a product that is no longer in the catalogue keeps its name and is marked. */
export function LineName({ line, listed }: LineNameProps) {
  return (
    <>
      {bindWords(line.name)}
      {listed && isUnlisted(line, listed) && (
        <>
          {" "}
          <span className={css.gone}>no longer listed</span>
        </>
      )}
    </>
  );
}
