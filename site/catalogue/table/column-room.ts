import type { Product } from "../model/schema.ts";
import type { LengthUnits } from "../units/length-units.ts";
import { tableCellOf, unitIn, type TableColumn } from "./columns.ts";

type Tool = Pick<Product, "family" | "specifications" | "orderCode" | "name">;

/** A column of a band's table. */
export interface BandColumn extends TableColumn {
  /** The list's width in px from which the table has room for it; the first two columns always stand. */
  from?: number;
}

/** The columns of a band's table. */
export interface BandColumns {
  /** The attributes that tell its sizes apart, then those that they share. */
  columns: BandColumn[];
  /** The list's width in px from which the table has room for the delivery. */
  deliveryFrom: number;
}

/** The widths, in px, at which `column-room.late.module.css` shows further columns. */
export const LIST_WIDTHS = [680, 740, 820, 890, 920, 1000, 1050, 1110, 1180, 1260, 1400];

const UNITS: readonly LengthUnits[] = ["mm", "inch"];

/** From this width a band has its sketch, and its heads the letters of it. */
const LETTERS_FROM = 860;

/** How many columns stand at any width, and before the delivery. */
const ALWAYS = 2;
const BEFORE_DELIVERY = 3;

/** Widths in px as the style sheet sets them, with the space of 12 px beside a column's text. */
const GAP = 12;
const AFTER_FIGURES = 8;
const DETAILS = 32;
const SIDES = 14;
const COMPARE = 70;
const ADD = 180;
const DELIVERY = 90;
const WORDS = { narrowest: 112, widest: 150 };

/** Whether words stay on one line; longer ones take two. */
export function isShort(words: string): boolean {
  return words.length <= 14;
}

/**
 * The columns that a list of the greatest width has room for, each with the width it asks for: the text of its cells and
 * its head in both units of length, the order code, Compare and Add.
 */
export function withRoom(products: readonly Tool[], columns: readonly TableColumn[]): BandColumns {
  const codes = products.map(({ orderCode, name }) =>
    orderCode ? textWidth(orderCode, 15) : linesWidth(name, 13),
  );
  const fixed = Math.max(...codes) + DETAILS + SIDES + GAP + COMPARE + ADD;
  const widths = columns.map((column, at) => {
    const isAfterFigures = !column.isFigure && columns[at - 1]?.isFigure === true;
    return columnWidths(products, column, GAP + (isAfterFigures ? AFTER_FIGURES : 0));
  });
  const roomFor = (count: number, more: number): number | undefined =>
    LIST_WIDTHS.find((room) => {
      const own = widths.slice(0, count).map(({ words, letters }) => (room < LETTERS_FROM ? words : letters));
      return own.reduce((sum, width) => sum + width, fixed + more) <= room;
    });
  return {
    columns: columns.flatMap((column, at): BandColumn[] => {
      if (at < ALWAYS) return [column];
      const from = roomFor(at + 1, at < BEFORE_DELIVERY ? 0 : DELIVERY);
      return from ? [{ ...column, from }] : [];
    }),
    deliveryFrom: roomFor(BEFORE_DELIVERY, DELIVERY) ?? Math.max(...LIST_WIDTHS),
  };
}

/** A column's width under a head of words, and under the letters of a sketch. */
function columnWidths(
  products: readonly Tool[],
  column: TableColumn,
  gap: number,
): { words: number; letters: number } {
  const widest = (head: string): number =>
    gap +
    Math.max(
      ...UNITS.flatMap((units) => {
        const unit = unitIn(units, column);
        const cells = products.flatMap((product) => {
          const cell = tableCellOf(product, column, units);
          return cell ? [cell.unit === unit ? cell.value : `${cell.value} ${cell.unit}`.trim()] : [];
        });
        return [linesWidth(`${head} ${unit}`, 13), ...cells.map((text) => cellWidth(text, column))];
      }),
    );
  const { label, symbol } = column;
  return { words: widest(`${label} ${symbol ?? ""}`.trim()), letters: widest(symbol ?? label) };
}

function cellWidth(text: string, { isFigure }: TableColumn): number {
  if (isFigure) return textWidth(text, 15);
  if (isShort(text)) return textWidth(text, 13);
  return Math.min(Math.max(linesWidth(text, 13), WORDS.narrowest - GAP), WORDS.widest - GAP);
}

/** The least width at which a text takes two lines. */
function linesWidth(text: string, size: number): number {
  const words = text.split(" ");
  const splits = words.map((_, at) =>
    Math.max(...[words.slice(0, at), words.slice(at)].map((line) => textWidth(line.join(" "), size))),
  );
  return Math.min(...splits);
}

/** About the width of a text in the page's typeface, in px. */
function textWidth(text: string, size: number): number {
  const ems = Array.from(text, (letter) => {
    if (/[WMm—]/.test(letter)) return 0.95;
    if (/[A-Z×]/.test(letter)) return 0.72;
    if (/\d/.test(letter)) return 0.62;
    return /[\s.,:;'’()/[\]|il-]/.test(letter) ? 0.36 : 0.58;
  });
  return ems.reduce((sum, em) => sum + em, 0) * size;
}
