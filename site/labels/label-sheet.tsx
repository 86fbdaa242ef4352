import { scannedAddress, type Labelled } from "./labelled.ts";
import { cornerOf, marginsOf, QUIET, type LabelPaper } from "./label-paper.ts";
import { qrSquares } from "./qr-squares.ts";
import css from "./labels.late.module.css";

interface LabelSheetProps {
  paper: LabelPaper;
  /** Width of every code, its quiet zone included, in mm. */
  code: number;
  labels: readonly { label: Labelled; index: number }[];
}

/** How much larger letters are than 2 mm, and than 2.4 mm: on a label higher than this many mm, and on others. */
const HIGH = 30;
const [LARGE, SMALL] = [1.9, 1.4];
/** Between code and words. */
const SPACE = 1;

/** The drawing's unit is 0.1 mm: browsers enlarge letters that are set in few of them. */
function units(mm: number): number {
  return Math.round(mm * 1000) / 100;
}

/** A sheet of labels, each in its exact place. */
export function LabelSheet({ paper, code, labels }: LabelSheetProps) {
  return (
    <svg
      className={css.sheet}
      width={`${paper.width}mm`}
      height={`${paper.height}mm`}
      viewBox={`0 0 ${units(paper.width)} ${units(paper.height)}`}
    >
      {labels.map(({ label, index }) => (
        <Label key={index} paper={paper} code={code} label={label} index={index} />
      ))}
    </svg>
  );
}

interface LabelProps extends Omit<LabelSheetProps, "labels"> {
  label: Labelled;
  index: number;
}

function Label({ paper, code, label, index }: LabelProps) {
  const { left, top } = cornerOf(paper, index);
  const { width, height } = paper.label;
  const { x, y } = marginsOf(paper);
  const squares = qrSquares(scannedAddress(location.origin, label), "M");
  const side = (squares?.size ?? 0) + 2 * QUIET;
  const words = left + x + code + SPACE;
  const letters = height > HIGH ? LARGE : SMALL;
  return (
    <>
      {/* On the screen alone: the labels' edges. */}
      <rect className={css.edge} x={units(left)} y={units(top)} width={units(width)} height={units(height)} />
      <svg
        x={units(left + x)}
        y={units(top + (height - code) / 2)}
        width={units(code)}
        height={units(code)}
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      >
        <path className={css.squares} d={squares?.path} />
      </svg>
      <foreignObject
        transform={`translate(${units(words)} ${units(top + y)}) scale(${letters})`}
        width={units((left + width - x - words) / letters)}
        height={units((height - 2 * y) / letters)}
      >
        <div className={css.words}>
          <p className={css.code}>{label.code}</p>
          <p className={css.name}>{label.name}</p>
          <p className={css.quantity}>Reorder {label.quantity}</p>
        </div>
      </foreignObject>
    </>
  );
}
