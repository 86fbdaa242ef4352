import type { ComponentType } from "react";
import type { CatalogueStore } from "../../../browsing/catalogue-store.ts";
import type { HandAnswer } from "../../../browsing/match-hand.ts";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import type { InHand } from "#engineering/in-hand/in-hand.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import type { MixedBandsProps } from "../mixed/mixed-bands.tsx";
import { useCategories } from "../mixed/use-categories.ts";
import { SearchFailed, SearchLoading } from "../search/search-waiting.tsx";
import { mismatchWords, handWords } from "./hand-words.ts";
import css from "./in-hand.late.module.css";

interface InHandFoundProps {
  store: CatalogueStore;
  /** Loaded late. */
  Bands: ComponentType<MixedBandsProps>;
  hand: InHand;
  answer: HandAnswer;
}

/** The seats that the insert may fit, each with the inserts and the holders of the range. */
export function InHandFound({ store, Bands, hand, answer }: InHandFoundProps) {
  const { seats, mismatches, decoded } = answer;
  const tools = seats.flatMap(({ inserts, holders }) => [...inserts, ...holders]);
  const ids = [...new Set(tools.flatMap(({ place }) => place.category ?? []))];
  const categories = useCategories(store, ids);
  const summary =
    seats.length === 0
      ? "No insert in the range has that."
      : mismatches.length > 0
        ? `No insert in the range has all of that. The nearest have ${mismatchWords(mismatches)}.`
        : `It matches ${countWithUnit(seats.length, "size")}.`;
  return (
    <div className={blocks.stack}>
      <p role="status">
        <span className={blocks.note}>Read as {handWords({ hand })}</span>
        {decoded && ` The code is whole: ${decoded.code}, seat ${decoded.seat}.`} <b>{summary}</b>
      </p>
      {categories === undefined && <SearchLoading />}
      {categories === "failed" && <SearchFailed onRetry={() => ids.forEach((id) => void store.load(id))} />}
      {categories && categories !== "failed" && (
        <div className={css.tools}>
          <Bands
            name="hand"
            lists={seats.flatMap(({ seat, inserts, holders }) => [
              {
                ids: inserts.map(({ id }) => id),
                head: (
                  <>
                    <h3 className={`${css.seat} ${layout.data}`}>
                      {seat === "" ? "Seat not given by the code" : seat}
                    </h3>
                    <p className={blocks.note}>
                      {inserts.length > 0 ? "Inserts" : "No such insert is listed: ask us for it."}
                    </p>
                  </>
                ),
              },
              {
                ids: holders.map(({ id }) => id),
                head: (
                  <p className={blocks.note}>
                    {holders.length > 0 ? "Holders" : "No holder for this seat is listed: ask us for it."}
                  </p>
                ),
              },
            ])}
            categories={categories}
            isPart
          />
        </div>
      )}
    </div>
  );
}
