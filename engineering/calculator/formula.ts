import { quantities, type AllFigures, type Figures, type QuantityName } from "./quantities.ts";

/** A formula as data: what it gives from what, as it is written, where it is published, and its function. */
export interface Formula {
  gives: QuantityName;
  needs: readonly QuantityName[];
  /** The right side, quantities in braces: `1000 · {speed} ÷ (π · {diameter})`. */
  text: string;
  source: string;
  of: (figures: Readonly<AllFigures>) => number;
}

/** A figure that was worked out, and the formula that gave it. */
export interface Step {
  formula: Formula;
  value: number;
}

/** What follows from some figures: all figures known then, and how each was worked out. */
export interface Solution {
  figures: Figures;
  steps: Step[];
}

const names = Object.keys(quantities) as QuantityName[]; // Object.keys loses the literal type
const unknown = Object.fromEntries(names.map((name) => [name, Number.NaN])) as Record<QuantityName, number>;

function isFigure(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && value >= 0;
}

/**
 * Works out all that follows from the given figures, whichever way a formula is needed: n from vc or vc from n. What is
 * given is never worked out again. A result that is no number, endless or negative is left out.
 */
export function solve(formulas: readonly Formula[], given: Figures): Solution {
  const figures: Partial<Record<QuantityName, number>> = {};
  for (const name of names) if (isFigure(given[name])) figures[name] = given[name];
  const steps: Step[] = [];
  const left = new Set(formulas);
  for (let found: boolean = true; found;) {
    found = false;
    for (const formula of left) {
      if (figures[formula.gives] !== undefined) left.delete(formula);
      else if (formula.needs.every((name) => figures[name] !== undefined)) {
        left.delete(formula);
        const value = formula.of({ ...unknown, ...figures });
        if (!isFigure(value)) continue;
        figures[formula.gives] = value;
        steps.push({ formula, value });
        found = true;
      }
    }
  }
  return { figures, steps };
}

/** A figure with the decimals of its quantity, without needless zeros. */
export function figureText(name: QuantityName, value: number): string {
  const { digits } = quantities[name];
  // Small figures keep three significant digits: 0.00225 is not 0.002.
  const text = value !== 0 && value < 10 ** -digits ? value.toPrecision(3) : value.toFixed(digits);
  return text.includes("e") ? String(value) : String(Number(text));
}

/** A formula as it is written, with symbols: `n = 1000 · vc ÷ (π · D)`. */
export function symbolText({ gives, text }: Formula): string {
  const right = text.replaceAll(/\{(\w+)\}/g, (_, name: QuantityName) => quantities[name].symbol);
  return `${quantities[gives].symbol} = ${right}`;
}

/** The same with the numbers put in and the result: `1000 · 160 ÷ (π · 10) = 5093 1/min`. */
export function numberText({ formula, value }: Step, figures: Figures): string {
  const right = formula.text.replaceAll(/\{(\w+)\}/g, (_, name: QuantityName) =>
    figureText(name, figures[name] ?? 0),
  );
  const { unit } = quantities[formula.gives];
  return `${right} = ${figureText(formula.gives, value)}${unit && ` ${unit}`}`;
}
