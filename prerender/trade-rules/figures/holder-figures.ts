import { decodeHolder } from "#site/engineering/designation/holder-designation.ts";
import { decodeThreadingHolder } from "#site/engineering/designation/threading-designation.ts";
import { offsetWidth } from "#site/engineering/standards/holder-widths.ts";
import type { Fault, Rule, Tool } from "../tool.ts";

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
  return checkWidth(tool, code.head.style, code.head.hand === "N", code.width);
};

/** The same of a threading holder; its designation has no style. */
export const checkThreadingHolderFigures: Rule = (tool) => {
  const code = decodeThreadingHolder(tool.text("size"));
  if (code.kind === "refusal") return [];
  return code.height === 0 ? checkBar(tool, code.width) : checkWidth(tool, "", false, code.width);
};

function tidy(figure: number): number {
  return Number(figure.toFixed(2));
}

function checkWidth(tool: Tool, style: string, isNeutral: boolean, shank: number): Fault[] {
  const width = tool.most("width");
  if (width === undefined) return [];
  const expected = isNeutral ? shank / 2 : offsetWidth(style, shank);
  if (expected !== undefined) {
    const because = isNeutral ? "neutral: half the shank" : `ISO 5610: style ${style}, shank ${shank} mm`;
    return tool.expect(Math.abs(width - expected) <= WIDTH_PLAY, "width", `${expected} mm`, because);
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
