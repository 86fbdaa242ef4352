import { addressOfState, startState } from "../../../catalogue/places/browser-state.ts";
import { wearFigure } from "../../../catalogue/guides/wear-figure.ts";
import type { CuringTools, Trouble } from "../../../catalogue/search/pages/troubles.ts";
import buttons from "../../../ui/button.first.module.css";
import blocks from "../../../ui/blocks/blocks.module.css";
import { onPress } from "../../../ui/page-action.ts";
import { WornEdge } from "../wear/worn-edge.tsx";
import { AddFound } from "./found/add-found.tsx";
import { FoundLink } from "./found/found-link.tsx";
import tool from "./found/found-tool.late.module.css";
import css from "./trouble-answer.late.module.css";

/** Clearance of the drawn edge, in degrees: that of most positive inserts. */
const CLEARANCE = 7;

interface TroubleAnswerProps {
  trouble: Trouble;
  /** The visitor's words. */
  words: string;
  /** Called before a link leaves the dialog. */
  onLeave?: () => void;
}

/** A trouble with its causes, the likeliest first: each with its remedy, and a tool that cures it. */
export function TroubleAnswer({ trouble, words, onLeave }: TroubleAnswerProps) {
  const { name, wear, looks, causes, isOfAnyTool } = trouble;
  const figure = wear && wearFigure(wear, CLEARANCE);
  return (
    <section className={css.trouble} aria-label={`${name}: causes and remedies`}>
      <h3>{name}</h3>
      {looks !== undefined && (
        <div className={css.looks}>
          {figure && <WornEdge figure={figure} name={name} />}
          <p>{looks}</p>
        </div>
      )}
      <ol className={css.causes}>
        {causes.map(({ cause, remedy, tools }) => (
          <li key={cause}>
            <p>
              <b>{cause}</b> {remedy}
            </p>
            {tools && <Cure tools={tools} onLeave={onLeave} />}
          </li>
        ))}
      </ol>
      {isOfAnyTool && (
        <p className={blocks.note}>Name the tool too, such as drill, tap or end mill, for its own causes.</p>
      )}
      <p className={blocks.note}>Workshop practice, no promise: your machine and clamping decide.</p>
      <button
        type="button"
        className={`${buttons.secondary} ${buttons.small}`}
        onClick={onLeave}
        {...onPress({
          action: "ask",
          subject: "Technical support",
          message: `${name}: “${words}”\nTool, workpiece, speed and feed: \n`,
        })}
      >
        Ask us, with a photo
      </button>
    </section>
  );
}

function Cure({
  tools: { query, total, best },
  onLeave,
}: {
  tools: CuringTools;
  onLeave?: (() => void) | undefined;
}) {
  return (
    <div className={css.cure}>
      <div className={tool.row}>
        <FoundLink hit={best} onLeave={onLeave} />
        <AddFound hit={best} />
      </div>
      {total > 1 && (
        <a href={addressOfState({ ...startState, query })} onClick={onLeave}>
          All {total} for “{query}”
        </a>
      )}
    </div>
  );
}
