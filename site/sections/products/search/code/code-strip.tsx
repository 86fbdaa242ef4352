import type { SearchResult } from "../../../../catalogue/search/search.ts";
import { decodeInsert } from "#engineering/designation/insert-designation.ts";
import { insertTop } from "#engineering/drawing/insert-top.ts";
import { writePath } from "#engineering/drawing/write-path.ts";
import type { PartReading, Position } from "#engineering/reading/reading.ts";
import { Icon } from "../../../../ui/icon.tsx";
import blocks from "../../../../ui/blocks/blocks.module.css";
import controls from "../../../../ui/blocks/controls.late.module.css";
import layout from "../../../../ui/layout.first.module.css";
import { codeOfQuery } from "./code-of-query.ts";
import { makersPositions } from "./makers-positions.ts";
import css from "./code-strip.late.module.css";

interface CodeStripProps {
  result: Pick<SearchResult, "parts" | "inRange">;
  query: string;
  /** Searches for another text. */
  onQuery: (query: string) => void;
}

/** Above this number of choices they are only described. */
const MAX_CHOICES = 24;

/**
 * The code in a query: one line, which unfolds into its positions. The choices for the next position of a code that was
 * only begun stay in sight, and so does the reason why a code can't be right.
 */
export function CodeStrip({ result: { parts, inRange }, query, onQuery }: CodeStripProps) {
  const reading = codeOfQuery(parts);
  if (!reading) return null;
  if (reading.kind === "refusal")
    return (
      <section className={css.strip} aria-label="How the code reads">
        <p className={blocks.note}>{reading.sentence}</p>
      </section>
    );
  const positions =
    reading.kind === "whole" ? [...reading.positions, ...makersPositions(parts)] : reading.positions;
  const code = reading.kind === "whole" ? reading.code : positions.map((position) => position.code).join("");
  return (
    <section className={css.strip} aria-label="How the code reads">
      <details className={controls.fold}>
        <summary>
          <span>
            <b>{code}</b> reads as {positions[0]?.meaning}…
          </span>
          <Icon name="down" />
        </summary>
        <div className={css.whole}>
          <p className={blocks.note}>
            {reading.standard}
            {reading.kind === "whole" && <InchCode code={code} />}
          </p>
          <Positions positions={positions} />
          {reading.kind === "whole" && (
            <>
              <TrueSize code={code} />
              {reading.remarks.map((remark) => (
                <p key={remark} className={blocks.note}>
                  {remark}
                </p>
              ))}
              {inRange && (
                <p className={blocks.note}>
                  In our catalogue: {inRange.exact} exact, {inRange.sameSeat} for the same seat.
                </p>
              )}
            </>
          )}
        </div>
      </details>
      {reading.kind === "part" && <Next next={reading.next} query={query} onQuery={onQuery} />}
    </section>
  );
}

function Positions({ positions }: { positions: readonly Position[] }) {
  return (
    // On a phone it scrolls sideways.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <div className={css.scroll} role="group" aria-label="The code" tabIndex={0}>
      <ol className={`${css.positions} ${layout.data}`} aria-label="Positions of the code">
        {positions.map(({ code, name, meaning }) => (
          <li key={`${name} ${code}`}>
            <b>{code}</b> <span>{name}</span> {meaning}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The same insert's code by ANSI B212.4. */
function InchCode({ code }: { code: string }) {
  const insert = decodeInsert(code);
  if (insert.kind === "refusal" || insert.inchCode === undefined) return null;
  return (
    <>
      {" "}
      · {insert.code} = {insert.inchCode} (ANSI B212.4)
    </>
  );
}

/** An insert's face; 1 mm is 1 mm in CSS. */
function TrueSize({ code }: { code: string }) {
  const insert = decodeInsert(code);
  const face = insert.kind === "insert" ? insertTop(insert) : undefined;
  if (!face) return null;
  const reach = (axis: 0 | 1): number => Math.max(...face.vertices.map(({ at }) => Math.abs(at[axis]))) + 0.5;
  const [x, y] = [reach(0), reach(1)];
  return (
    <p className={css.size}>
      <svg
        width={`${2 * x}mm`}
        height={`${2 * y}mm`}
        viewBox={`${-x} ${-y} ${2 * x} ${2 * y}`}
        role="img"
        aria-label={`Face of ${code}`}
      >
        <path d={writePath(face)} />
      </svg>
      <span className={blocks.note}>True size on screens of 96 dpi</span>
    </p>
  );
}

/** The choices for the next position; pressing one types it. */
function Next({
  next: { position, name, expected, choices },
  query,
  onQuery,
}: Pick<PartReading, "next"> & Pick<CodeStripProps, "query" | "onQuery">) {
  const isListed = choices.length > 0 && choices.length <= MAX_CHOICES;
  return (
    <div className={css.next} role="group" aria-label={`Position ${position}, ${name}`}>
      <p className={blocks.note}>
        Next: position {position}, {name}
        {!isListed && `: ${expected}`}
      </p>
      {isListed && (
        <ul>
          {choices.map(({ code, meaning }) => (
            <li key={code}>
              <button type="button" onClick={() => onQuery(`${query.trimEnd()}${code}`)}>
                <b>{code}</b> {meaning}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
