import type { HoleKit as Kit, KitRow } from "../../../catalogue/search/holes/hole-kit.ts";
import type { QueryClient } from "../../../browsing/query-client.ts";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import type { Hit } from "../../../catalogue/search/hit.ts";
import type { RequestedHole } from "../../../catalogue/search/holes/read-hole.ts";
import { addText } from "../../../enquiry/quote-list.ts";
import { useAnswer } from "../../../enquiry/use-answer.ts";
import { quoteStore, useQuote } from "../../../enquiry/use-quote.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import buttons from "../../../ui/button.first.module.css";
import layout from "../../../ui/layout.first.module.css";
import { AddOrOpen } from "../../../ui/fields/add-or-open.tsx";
import { AddFound, addHit } from "./found/add-found.tsx";
import { FoundLink } from "./found/found-link.tsx";
import tool from "./found/found-tool.late.module.css";
import { SearchFailed, SearchLoading } from "./search-waiting.tsx";
import css from "./hole-kit.late.module.css";

interface HoleKitProps {
  asked: RequestedHole;
  queries: QueryClient;
  /** The quantity in the query. */
  quantity?: number | undefined;
  /** Called before a tool's link leaves the dialog. */
  onLeave?: () => void;
}

/** The tools that make the hole of a query, in the order of use, each with where to start; one press adds them all. */
export function HoleKit({ asked, queries, quantity, onLeave }: HoleKitProps) {
  const { status, last, retry } = useAnswer(queries.ask, { kind: "hole kit", asked });
  const kit = status === "answered" ? last?.answer : undefined;
  if (status === "failed") return <SearchFailed onRetry={retry} />;
  if (!kit) return <SearchLoading />;
  const hits = kit.rows.flatMap(({ hit }) => hit ?? []);
  return (
    <section className={css.kit} aria-label="Kit for the hole">
      <header className={css.head}>
        <h3>{kit.title}</h3>
        <p className={blocks.note}>{valuesNote(kit)}</p>
      </header>
      <ol className={css.rows}>
        {kit.rows.map((row) => (
          <Row
            key={row.need}
            row={row}
            quantity={quantity}
            hasWorkpiece={kit.workpiece !== undefined}
            onLeave={onLeave}
          />
        ))}
      </ol>
      <ul className={`${css.facts} ${blocks.note}`}>
        {kit.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {hits.length > 0 && <AddKit hits={hits} quantity={quantity} />}
    </section>
  );
}

function valuesNote({ workpiece, time, rows }: Kit): string {
  if (workpiece === undefined) return "Name the workpiece, such as EN8 or SS304, for start values.";
  const isWhole = rows.every(({ hit }) => hit);
  const seconds =
    time === undefined ? "" : ` Cutting time ${isWhole ? "" : "of these tools "}${inSeconds(time)}.`;
  return `Start values for ${workpiece}: guidance, no maker’s data.${seconds}`;
}

function inSeconds(minutes: number): string {
  const seconds = minutes * 60;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

interface RowProps {
  row: KitRow;
  quantity: number | undefined;
  hasWorkpiece: boolean;
  onLeave: (() => void) | undefined;
}

function Row({ row, quantity, hasWorkpiece, onLeave }: RowProps) {
  const { hit, need, note } = row;
  if (!hit)
    return (
      <li className={`${tool.row} ${css.missing}`}>
        <p>
          <b>{need}</b> Not in our range: ask. {note}
        </p>
        <AddWords words={need} quantity={quantity} />
      </li>
    );
  return (
    <li className={`${tool.row} ${css.row}`}>
      <FoundLink hit={hit} quantity={quantity} onLeave={onLeave} />
      <AddFound hit={hit} quantity={quantity} />
      <Values row={row} hasWorkpiece={hasWorkpiece} />
    </li>
  );
}

/** Where to start with a tool, as pairs. */
function Values({ row: { start, coolant }, hasWorkpiece }: Pick<RowProps, "row" | "hasWorkpiece">) {
  const pairs: (readonly [string, string])[] = [
    ...(start ? startPairs(start) : []),
    ...(coolant === undefined ? [] : [["Coolant", coolant] as const]),
    ...(hasWorkpiece && !start ? [["Start values", "no open source"] as const] : []),
  ];
  return (
    <dl className={css.values}>
      {pairs.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={layout.data}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function startPairs({
  speed = 0,
  turns = 0,
  feed,
  toothFeed,
  pitch = 0,
  tableFeed = 0,
  time,
}: NonNullable<KitRow["start"]>): (readonly [string, string])[] {
  return [
    ["vc", `${Math.round(speed)} m/min`],
    ["n", `${Math.round(turns)} 1/min`],
    feed !== undefined
      ? ["fn", `${Number(feed.toFixed(3))} mm`]
      : toothFeed !== undefined
        ? ["fz", `${Number(toothFeed.toFixed(3))} mm`]
        : ["P", `${pitch} mm`],
    ["vf", `${Math.round(tableFeed)} mm/min`],
    ...(time === undefined ? [] : [["Tc", inSeconds(time)] as const]),
  ];
}

function AddWords({ words, quantity }: { words: string; quantity: number | undefined }) {
  const { list } = useQuote();
  const isIn = list.lines.some(({ kind, name }) => kind === "text" && name === words);
  return (
    <AddOrOpen
      isInList={isIn}
      add={() => quoteStore.change((before) => addText(before, words, quantity))}
      className={`${buttons.secondary} ${buttons.small}`}
    >
      {isIn ? "In quote list" : "Add as words"}
      <span className={layout.srOnly}>, {words}</span>
    </AddOrOpen>
  );
}

function AddKit({ hits, quantity }: { hits: readonly Hit[]; quantity: number | undefined }) {
  const { list } = useQuote();
  const isIn = hits.every(({ id }) => list.lines.some(({ key }) => key === id));
  return (
    <p className={blocks.cluster}>
      <AddOrOpen
        isInList={isIn}
        add={() =>
          quoteStore.change((before) => hits.reduce((filled, hit) => addHit(filled, hit, quantity), before))
        }
        className={buttons.primary}
        keepsColour
      >
        {isIn ? "Open the quote list" : `Add the kit: ${countWithUnit(hits.length, "tool")}`}
      </AddOrOpen>
      <span role="status">{isIn && "The kit is in the quote list."}</span>
    </p>
  );
}
