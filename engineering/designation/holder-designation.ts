import type { Degrees, Mm } from "../units/units.ts";
import {
  type BarMaterial,
  barMaterials,
  barTypes,
  clampings,
  lengthLetters,
  styleAngles,
} from "./holder-codes.ts";
import { barSlots, externalSlots, holderEnd } from "./holder-grammar.ts";
import { refuse, type Refusal } from "./refusal.ts";
import { plainText, readSlots, refusePart } from "./slots.ts";

/** The head of a turning tool: its clamping, insert and cutting edge angle. */
export interface HolderHead {
  clamping: string;
  /** Letter of the insert's shape, ISO 1832 position 1. */
  shape: string;
  style: string;
  /** Cutting edge angles KAPR in use for the style, degrees; none for round inserts, where it depends on the depth. */
  angles: Degrees[];
  /** Letter of the insert's clearance, ISO 1832 position 2. */
  clearance: string;
  hand: "R" | "L" | "N";
  /** Edge length code of the insert, ISO 1832 position 5. */
  size: string;
  /** Thickness code of the insert, ISO 1832 position 6, which some makers add. */
  thickness?: string;
}

/** A turning tool's designation as printed, and its head. */
export interface HeadDesignation {
  /** `PCLNR 2525 M12`. */
  code: string;
  head: HolderHead;
  /** The maker's own suffix. */
  maker?: string;
}

/** The decoded designation of an external holder (ISO 5608) or a boring bar (ISO 6261). Lengths in mm, undefined where special. */
export type HolderDesignation =
  | (HeadDesignation & { kind: "holder"; height: Mm; width: Mm; length: Mm | undefined })
  | (HeadDesignation & {
      kind: "bar";
      barType: string;
      material: BarMaterial | undefined;
      diameter: Mm;
      length: Mm | undefined;
    });

/** Whether a text can only be a boring bar's: a letter, then its diameter. */
export function looksLikeBar(text: string): boolean {
  return /^[A-Z][\s_./·-]*\d/.test(plainText(text));
}

/**
 * Reads the designation of an external turning holder or a boring bar, with spaces and hyphens anywhere. A refusal
 * names the invalid position.
 */
export function decodeHolder(text: string): HolderDesignation | Refusal {
  const isBar = looksLikeBar(text);
  const read = readSlots(text, isBar ? barSlots : externalSlots);
  if (read.kind === "refusal") return read;
  if (read.kind === "part") return refusePart(read);
  const end = readHolderEnd(read.rest);
  if ("kind" in end) return end;
  const codes = read.codes;
  const size = `${codes.at(-1)}${end.thickness ?? ""}`;
  if (isBar) {
    const [type = "", diameter = "", letter = "", ...head] = codes;
    return {
      kind: "bar",
      code: `${type}${diameter}${letter}-${head.slice(0, 5).join("")} ${size}`,
      head: readHead(head, end.thickness),
      barType: barTypes[type] ?? "",
      material: barMaterials[type],
      diameter: Number(diameter),
      length: lengthLetters[letter],
      ...end.own,
    };
  }
  const [height = "", width = "", letter = ""] = codes.slice(5);
  return {
    kind: "holder",
    code: `${codes.slice(0, 5).join("")} ${height}${width} ${letter}${size}`,
    head: readHead([...codes.slice(0, 5), codes.at(-1) ?? ""], end.thickness),
    height: Number(height),
    width: Number(width),
    length: lengthLetters[letter],
    ...end.own,
  };
}

/** Reads what follows the insert's size: its thickness, which some makers add, and the maker's own text. */
export function readHolderEnd(rest: string): { thickness?: string; own: { maker?: string } } | Refusal {
  const [whole, thickness, maker] = holderEnd.exec(rest) ?? [];
  if (whole === undefined) return refuse(10, "end", "nothing but the maker's own text", rest.trim());
  return { ...(thickness !== undefined && { thickness }), own: maker === undefined ? {} : { maker } };
}

/** The head from its five letters and the insert's size, each from its table. */
export function readHead(codes: readonly string[], thickness: string | undefined): HolderHead {
  const [clamping = "", shape = "", style = "", clearance = "", hand, size = ""] = codes;
  return {
    clamping: clampings[clamping] ?? "",
    shape,
    style,
    // The style's angle belongs to a straight edge.
    angles: shape === "R" ? [] : (styleAngles[style] ?? []),
    clearance,
    hand: hand === "R" || hand === "L" ? hand : "N",
    size,
    ...(thickness === undefined ? {} : { thickness }),
  };
}
