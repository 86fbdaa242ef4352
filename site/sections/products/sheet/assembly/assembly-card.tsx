import type { LaidDrawing } from "#engineering/drawing/paper/lay-out-drawing.ts";
import { QUIET } from "../../../../labels/label-paper.ts";
import { PaperDialog } from "../../../../labels/paper-dialog.tsx";
import { qrSquares } from "../../../../labels/qr-squares.ts";
import { today } from "../../../../ui/today.ts";
import { DrawingPaper } from "../drawing/drawing-paper.tsx";
import type { Fact } from "./assembly-facts.ts";
import css from "./assembly-card.late.module.css";

/** What a card says. */
export interface Card {
  /** Each tool's designation and name in the range. */
  tools: readonly { code: string; order: string; as: string }[];
  drawing: LaidDrawing;
  /** The drawing in words. */
  label: string;
  facts: readonly Fact[];
  /** The start values of the cut; none where nothing says how the tools cut. */
  cut: readonly Fact[];
  /** How sure the figures are, and what is to be changed. */
  notes: readonly string[];
  /** The address that opens the same assembly. */
  link: string;
}

const unlit = { lit: undefined, onLight: () => {} };

function Pairs({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <div>
      <p className={css.head}>{title}</p>
      <dl>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A sentence is no figure: it stands below them. */
function isSentence({ text }: Fact): boolean {
  return text.endsWith(".");
}

/** A card of A6 for the setup sheet. */
function SetupCard({ tools, drawing, label, facts, cut, notes, link }: Card) {
  const squares = qrSquares(link, "M");
  const side = (squares?.size ?? 0) + 2 * QUIET;
  return (
    <div className={css.card}>
      <div className={css.face}>
        <ul className={css.tools}>
          {tools.map(({ code, order, as }) => (
            <li key={code}>
              <b>{code}</b> <span>{order === "" ? as : `${as}, order code ${order}`}</span>
            </li>
          ))}
        </ul>
        <DrawingPaper drawing={drawing} className={css.drawing} label={label} light={unlit} />
        <div className={css.figures}>
          <Pairs title="Set up" facts={facts.filter((each) => !isSentence(each))} />
          {cut.length > 0 && <Pairs title="Start values" facts={cut} />}
        </div>
        <div>
          {[...facts.filter(isSentence).map(({ text }) => text), ...notes].map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <div className={css.foot}>
          {squares && (
            <svg
              className={css.code}
              viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
              role="img"
              aria-label="QR code of the address"
            >
              <path d={squares.path} />
            </svg>
          )}
          <p>
            Scan to open this assembly again:
            <br />
            {link}
            <br />
            {today()}
          </p>
        </div>
      </div>
    </div>
  );
}

/** The card with its preview, and the button that prints it. */
export function CardDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  return (
    <PaperDialog
      title="Setup card"
      close="Close the card"
      lead="A6, 105 × 148 mm: what was put together, its figures, and a code that opens the same assembly."
      note="Print at 100 %, on A6, or on A4 and cut it out."
      print="Print card"
      page="105mm 148mm"
      sheets={[<SetupCard key="card" {...card} />]}
      onClose={onClose}
    />
  );
}
