import type { ColumnRole } from "./column-roles.ts";
import { readQuantityCell, unitOf } from "./read-quantity.ts";

/** The roles of columns of bare numbers, and whether the quantity's column is ambiguous. */
interface NumberRoles {
  roles: Map<number, ColumnRole>;
  isOpen: boolean;
}

/** Parses "225", "225.00", "₹ 4,500.00", "225/-"; undefined for other words and for numbers with a unit. */
export function plainNumber(cell: string): number | undefined {
  const [, figures] = /^(?:₹|rs\.?|inr)? ?(\d[\d,]*(?:\.\d+)?)(?: ?\/-)?$/i.exec(cell.trim()) ?? [];
  return figures === undefined ? undefined : Number(figures.replaceAll(",", ""));
}

/** "₹ 225", "Rs. 225", "225/-", "225.50", "18%": not a number of tools. */
function saysMoney(cell: string): boolean {
  return /^(?:₹|rs\.?|inr)|\/-$|%$|\d\.\d{2,}$/i.test(cell.trim());
}

/** A larger quantity is accepted only with a unit, or if no other column is possible. */
const DOUBTFUL = 100;

/** Minimum cost of an order's line in rupees. */
const LEAST_AMOUNT = 100;

/**
 * Tells quantities from money, sizes and goods' codes in columns without a heading. A number is money if it has
 * decimals or a sign of money, if it is the product of two others, or if it follows a quantity with a unit. An
 * ambiguous number is never taken for the quantity.
 * @param taken columns whose role is known by their heading or by words.
 */
export function numberColumns(
  rows: readonly (readonly string[])[],
  taken: ReadonlySet<number>,
  width: number,
): NumberRoles {
  const cellsOf = (index: number): string[] =>
    rows.map((row) => row[index] ?? "").filter((cell) => !/^[-–—.]?$/.test(cell));
  const columns = Array.from({ length: width }, (_, index) => index).filter((index) => !taken.has(index));
  const isOf = (index: number, is: (cell: string) => boolean): boolean => {
    const cells = cellsOf(index);
    return cells.length > 0 && cells.every(is);
  };
  const roles = new Map<number, ColumnRole>();
  const isNumber = (cell: string): boolean => plainNumber(cell) !== undefined || /^[\d.]+ ?%$/.test(cell);
  const numbers = columns.filter((index) => isOf(index, isNumber));
  const units = columns.filter((index) => isOf(index, (cell) => unitOf(cell) !== undefined));
  const counted = columns.filter(
    (index) =>
      !numbers.includes(index) &&
      isOf(index, (cell) => readQuantityCell(cell) !== undefined) &&
      cellsOf(index).some((cell) => /[a-z]/i.test(cell)),
  );
  const words = columns.filter((index) => ![...numbers, ...units, ...counted].includes(index));
  for (const index of numbers) {
    // The goods' code of a tax invoice: chapters 82 and 84 of the Harmonized System.
    if (isOf(index, (cell) => /^(?:820[2-9]|84(?:66|67))(?:\d{2}){0,2}$/.test(cell)))
      roles.set(index, "remark");
    else if (isSerial(index, cellsOf(index), words, numbers.length > 1)) roles.set(index, "serial");
    else if (isOf(index, (cell) => isArticleNumber(cell, index < (words[0] ?? 0))))
      roles.set(index, "remark");
  }
  const free = numbers.filter((index) => !roles.has(index));

  const [count] = counted;
  if (count !== undefined) {
    for (const index of free) roles.set(index, index > count ? "price" : "tool");
    return { roles: roles.set(count, "quantity"), isOpen: false };
  }
  const [unit] = units;
  const beside = unit === undefined ? undefined : [unit - 1, unit + 1].find((index) => free.includes(index));
  if (beside !== undefined) {
    for (const index of free) roles.set(index, index > beside ? "price" : "tool");
    return { roles: roles.set(beside, "quantity"), isOpen: false };
  }
  const inWords = words.find((index) => isOf(index, saysCount));
  if (inWords !== undefined) {
    for (const index of free) roles.set(index, index > inWords ? "price" : "tool");
    return { roles, isOpen: false };
  }

  const [order] = free.flatMap((amount) => factorsOf(rows, amount, free));
  // Small numbers may be sizes by chance: Ø10, 2 flutes, 20 pieces.
  if (
    order !== undefined &&
    free.every((index) => cellsOf(index).every((cell) => Number(cell) < LEAST_AMOUNT))
  ) {
    for (const index of free) roles.set(index, "remark");
    return { roles, isOpen: true };
  }
  if (order !== undefined) {
    for (const index of free) roles.set(index, index < order ? "tool" : "price");
    return { roles: roles.set(order, "quantity"), isOpen: false };
  }
  const isMoney = (index: number): boolean =>
    cellsOf(index).some(saysMoney) && cellsOf(index).every((cell) => /\D/.test(cell.replaceAll(",", "")));
  for (const index of free) if (isMoney(index)) roles.set(index, "price");
  const left = free.filter(
    (index) => !roles.has(index) && isOf(index, (cell) => readQuantityCell(cell) !== undefined),
  );
  const sizes = free.filter((index) => !roles.has(index) && !left.includes(index));
  for (const index of sizes) roles.set(index, "tool");
  const [first, ...more] = left;
  if (first === undefined) return { roles, isOpen: free.length > sizes.length };
  if (more.length === 0) return { roles: roles.set(first, "quantity"), isOpen: false };
  const last = more.at(-1) ?? first;
  const isOpen = cellsOf(last).some((cell) => (plainNumber(cell) ?? 0) > DOUBTFUL);
  for (const index of left) roles.set(index, isOpen ? "remark" : "tool");
  if (!isOpen) roles.set(last, "quantity");
  return { roles, isOpen };
}

/**
 * The buyer's own number for an article: five figures or more before the words. After them six figures may be the end
 * of a code in two cells, "CNMG | 120408", but eight may not.
 */
function isArticleNumber(cell: string, isBeforeWords: boolean): boolean {
  return /^\d+$/.test(cell) && cell.length >= (isBeforeWords ? 5 : 8);
}

/**
 * Numbers that rise by one from row to row, or by the steps of an order system (10, 20, 30) if another column may be
 * the quantity; in a single row the number before the words, if other numbers follow them.
 */
function isSerial(
  index: number,
  cells: readonly string[],
  words: readonly number[],
  hasOtherNumbers: boolean,
): boolean {
  const values = cells.map((cell) => Number(cell.replace(/[.)]$/, "")));
  const [first = Number.NaN, second = Number.NaN] = values;
  if (!Number.isInteger(first)) return false;
  if (cells.length === 1) return index === 0 && first === 1 && words[0] === 1;
  const step = cells.length > 2 && hasOtherNumbers ? second - first : 1;
  return step > 0 && values.every((value, at) => value === first + at * step) && index < (words[0] ?? 0);
}

/** "20 nos" within the words for a tool. */
function saysCount(cell: string): boolean {
  return /(?<![\d.,/×x*-])\d+ ?(?:nos?|pcs?|pieces?|units?|sets?|box(?:es)?|pkts?|packs?|dozens?)\b/i.test(
    cell,
  );
}

/**
 * The quantity's column if another column contains amounts: each amount is the product of two other numbers in its row,
 * with a tolerance of a rupee or two in a thousand. The quantity usually comes before the rate.
 */
function factorsOf(rows: readonly (readonly string[])[], amount: number, free: readonly number[]): number[] {
  const others = free.filter((index) => index < amount);
  const pairs = others.flatMap((one, at) => others.slice(at + 1).map((two) => [one, two] as const));
  return pairs.flatMap(([one, two]) => {
    const judged = rows.flatMap((row) => {
      const [count, rate, value] = [one, two, amount].map((index) => plainNumber(row[index] ?? ""));
      if (value === undefined || count === undefined || rate === undefined) return [];
      return [
        count > 0 && Number.isInteger(count) && Math.abs(count * rate - value) <= Math.max(1, value * 0.002),
      ];
    });
    return judged.length > 0 && judged.every(Boolean) ? [one] : [];
  });
}
