import { decodeHolder, type HolderDesignation } from "#engineering/designation/holder-designation.ts";
import { decodeThreadingHolder } from "#engineering/designation/threading-designation.ts";
import { offsetWidth } from "#engineering/standards/holder-widths.ts";
import type { Fault, Rule, Tool } from "../tool.ts";

type ExternalHolder = Extract<HolderDesignation, { kind: "holder" }>;

/** A functional width, mm, and the rule that gives it. */
interface KnownWidth {
  width: number;
  because: string;
}

/** Play of a functional width, mm. */
const WIDTH_PLAY = 0.5;

/** Most width of a holder whose style has no row, as a part of its shank: beyond it the shank would twist. */
const WIDEST = 1.6;

/** Width of a bar from its axis to the edge, and its smallest bore, as parts of its shank. */
const barWidths = { least: 0.5, most: 0.9 };
const barBores = { least: 1, most: 1.6 };

/** ISO 5610: the functional width of a turning holder by style and shank; plausible figures of a boring bar. */
export const checkHolderFigures: Rule = (tool) => {
  const code = decodeHolder(tool.text("size"));
  if (code.kind === "refusal") return [];
  if (code.kind === "bar") return checkBar(tool, code.diameter);
  return checkWidth(tool, code.width, widthOf(code));
};

/**
 * The functional width that a holder must have, mm. Undefined for other styles, for round inserts on the axis, which
 * makers measure to the outside, and for a maker's own kind: holders for Swiss-type lathes have no offset.
 */
function widthOf({ head, maker, width }: ExternalHolder): KnownWidth | undefined {
  if (maker !== undefined) return undefined;
  if (head.hand === "N") {
    return head.shape === "R" ? undefined : { width: width / 2, because: "neutral: half the shank" };
  }
  const offset = offsetWidth(head.style, width);
  return offset === undefined
    ? undefined
    : { width: offset, because: `ISO 5610: style ${head.style}, shank ${width} mm` };
}

/** The same of a threading holder; its designation has no style. */
export const checkThreadingHolderFigures: Rule = (tool) => {
  const code = decodeThreadingHolder(tool.text("size"));
  if (code.kind === "refusal") return [];
  return code.height === 0 ? checkBar(tool, code.width) : checkWidth(tool, code.width, undefined);
};

function tidy(figure: number): number {
  return Number(figure.toFixed(2));
}

function checkWidth(tool: Tool, shank: number, known: KnownWidth | undefined): Fault[] {
  const width = tool.most("width");
  if (width === undefined) return [];
  if (known) {
    const holds = Math.abs(width - known.width) <= WIDTH_PLAY;
    return tool.expect(holds, "width", `${known.width} mm`, known.because);
  }
  const [least, most] = [shank / 2, tidy(WIDEST * shank)];
  const because = `plausible for a shank of ${shank} mm`;
  return tool.expect(width >= least && width <= most, "width", `${least} to ${most} mm`, because);
}

function checkBar(tool: Tool, shank: number): Fault[] {
  const width = tool.most("width");
  const bore = tool.most("diameter");
  const because = `plausible for a bar of Ø${shank}`;
  const [widthLeast, widthMost] = [tidy(barWidths.least * shank), tidy(barWidths.most * shank)];
  const [boreLeast, boreMost] = [tidy(barBores.least * shank), tidy(barBores.most * shank)];
  return [
    ...tool.expect(
      width === undefined || (width >= widthLeast && width <= widthMost),
      "width",
      `${widthLeast} to ${widthMost} mm, from the axis to the edge`,
      because,
    ),
    ...tool.expect(
      bore === undefined || (bore >= boreLeast && bore <= boreMost),
      "diameter",
      `a smallest bore of ${boreLeast} to ${boreMost} mm`,
      because,
    ),
  ];
}
