import type { QuantityName } from "#engineering/calculator/quantities.ts";
import { quantities } from "#engineering/calculator/quantities.ts";
import { parseFigure, type Typed } from "#engineering/calculator/read-figures.ts";
import { findWorkpiece } from "#engineering/calculator/workpieces.ts";

/** What a visitor put together: the partner, the workpiece, how far a tool holder's nose is below the gauge line, and what else was typed. */
export interface Choice {
  /** Id of the holder or the insert; empty for the first one, and for a mill. */
  partner: string;
  /** Id of the workpiece; empty for that of the first start value. */
  workpiece: string;
  nose: string;
  typed: Typed;
}

/** The choice before any. */
export const noChoice: Choice = { partner: "", workpiece: "", nose: "", typed: {} };

/** Between the parts, and between a figure's name and its value: neither is escaped in an address. */
const [PART, VALUE] = [",", "~"];

/** A choice as it stands in an address: `<tool>,<partner>,<workpiece>,overhang~100`. Figures that can't be read are left out. */
export function choiceText(tool: string, { partner, workpiece, nose, typed }: Choice): string {
  const figures = Object.entries({ ...typed, nose }).flatMap(([name, text]) => {
    const value = parseFigure(text);
    return value === undefined ? [] : [`${name}${VALUE}${value}`];
  });
  return [tool, partner, workpiece, ...figures].join(PART);
}

/** Reads a choice in an address; undefined if there is none for this tool. Unknown parts are left out. */
export function readChoice(text: string | undefined, tool: string): Choice | undefined {
  const [of, partner = "", workpiece = "", ...figures] = (text ?? "").split(PART);
  if (of !== tool) return undefined;
  const typed: Typed = {};
  let nose = "";
  for (const figure of figures) {
    const [name = "", value = ""] = figure.split(VALUE);
    if (parseFigure(value) === undefined) continue;
    if (name === "nose") nose = value;
    else if (Object.hasOwn(quantities, name)) typed[name as QuantityName] = value; // it is one of its keys
  }
  return { partner, workpiece: findWorkpiece(workpiece)?.id ?? "", nose, typed };
}

/** The address below the host with this choice instead of the one that it has. */
export function addressWithChoice(
  { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">,
  text: string,
): string {
  const kept = search
    .slice(1)
    .split("&")
    .filter((each) => each !== "" && !each.startsWith("assembly="));
  const all = text === "" ? kept : [...kept, `assembly=${text}`];
  return `${pathname}${all.length > 0 ? `?${all.join("&")}` : ""}${hash}`;
}
