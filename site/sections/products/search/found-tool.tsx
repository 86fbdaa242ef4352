import { bindWords } from "../../../catalogue/cards/bind-words.ts";
import { addressOfState } from "../../../catalogue/places/browser-state.ts";
import type { Hit } from "../../../catalogue/search/search.ts";
import { Marked } from "./marked.tsx";
import css from "./found-tool.late.module.css";

/** Address of the tool that was found. */
export function addressOfHit({ id, place }: Hit): string {
  return addressOfState({ selection: place, query: "", filters: {}, product: id });
}

/** A tool that was found: its designation and name, its place and why it was found. */
export function FoundTool({ hit }: { hit: Hit }) {
  const { designation, designationRanges, name, nameRanges, place, why } = hit;
  return (
    <span className={css.tool}>
      <b>
        <Marked text={designation} ranges={designationRanges} />
      </b>{" "}
      <span>
        <Marked text={bindWords(name)} ranges={nameRanges} />
      </span>{" "}
      <small className={css.place}>{place.label}</small> <small>{why}</small>
    </span>
  );
}
