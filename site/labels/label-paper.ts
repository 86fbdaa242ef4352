/** A sheet of labels of equal size, in the middle of a paper. Lengths in mm. */
export interface LabelPaper {
  name: string;
  /** For CSS. */
  page: string;
  width: number;
  height: number;
  columns: number;
  rows: number;
  label: { width: number; height: number };
  /** Between two columns; rows touch. */
  gap: number;
}

const a4 = { page: "A4", width: 210, height: 297 };
const letter = { page: "Letter", width: 215.9, height: 279.4 };

function sheet(
  paper: typeof a4,
  [columns, rows]: [number, number],
  [width, height]: [number, number],
  gap = 0,
): LabelPaper {
  const shown = `${columns} × ${rows} of ${Math.round(width * 10) / 10} × ${height} mm`;
  return { ...paper, name: `${paper.page}, ${shown}`, columns, rows, label: { width, height }, gap };
}

/** Common sheets of labels. */
export const labelPapers: readonly [LabelPaper, ...LabelPaper[]] = [
  sheet(a4, [3, 8], [70, 37]),
  sheet(a4, [3, 8], [70, 36]),
  sheet(a4, [2, 7], [99.1, 38.1], 2.5),
  sheet(a4, [4, 10], [48.5, 25.4]),
  // 2 5/8 × 1 inch, 1/8 inch between the columns.
  sheet(letter, [3, 10], [66.675, 25.4], 3.175),
];

/** Number of labels on a sheet. */
export function labelsOn({ columns, rows }: LabelPaper): number {
  return columns * rows;
}

/** A label's left and top edge, in mm from the paper's corner. Labels are counted along the rows, from 0. */
export function cornerOf(paper: LabelPaper, index: number): { left: number; top: number } {
  const { columns, rows, label, gap } = paper;
  const row = Math.floor(index / columns);
  const before = (paper.width - columns * label.width - (columns - 1) * gap) / 2;
  const above = (paper.height - rows * label.height) / 2;
  return {
    left: before + (index % columns) * (label.width + gap),
    top: above + row * label.height,
  };
}

/** What printers leave blank along a paper's edge. */
const EDGE = 5;
const SMALLEST_MARGIN = 2;

/** The space that a label keeps empty inside: nothing may stand where printers don't print. */
export function marginsOf(paper: LabelPaper): { x: number; y: number } {
  const { left, top } = cornerOf(paper, 0);
  return { x: Math.max(SMALLEST_MARGIN, EDGE - left), y: Math.max(SMALLEST_MARGIN, EDGE - top) };
}

/** A square of a QR code: smaller ones are read badly from paper, larger ones take the words' room. */
const SMALLEST_SQUARE = 0.4;
const LARGEST_SQUARE = 0.6;

/** The empty squares that a QR code needs on each side (ISO/IEC 18004). */
export const QUIET = 4;

/** The width of a code of `size` squares with its quiet zone, in mm; undefined if the label is too small for it. */
export function codeWidth(paper: LabelPaper, size: number): number | undefined {
  const { x, y } = marginsOf(paper);
  const squares = size + 2 * QUIET;
  const { width, height } = paper.label;
  const room = Math.min(height - 2 * y, width - 2 * x);
  // About half of a narrow label is left for the words.
  const wanted = Math.min(room, (width - 2 * x) * 0.45, LARGEST_SQUARE * squares);
  const taken = Math.max(wanted, SMALLEST_SQUARE * squares);
  return taken <= room ? taken : undefined;
}

/** The labels of each sheet, with their places; `first` counts from 1. */
export function sheetsOf<Label>(
  paper: LabelPaper,
  labels: readonly Label[],
  first: number,
): { label: Label; index: number }[][] {
  const each = labelsOn(paper);
  const sheets: { label: Label; index: number }[][] = [];
  labels.forEach((label, number) => {
    const place = first - 1 + number;
    (sheets[Math.floor(place / each)] ??= []).push({ label, index: place % each });
  });
  return sheets;
}
