import type { Mm } from "../units/units.ts";
import { shapeName } from "../designation/insert-forms.ts";
import { decodeCartridge, type CartridgeDesignation } from "../designation/cartridge-designation.ts";
import { hands } from "../designation/holder-codes.ts";
import {
  decodeHolder,
  looksLikeBar,
  type HolderDesignation,
  type HolderHead,
} from "../designation/holder-designation.ts";
import {
  angleWords,
  barSlots,
  cartridgeSlots,
  externalSlots,
  lengthWords,
} from "../designation/holder-grammar.ts";
import { clearances } from "../designation/insert-codes.ts";
import { degrees } from "../designation/insert-grammar.ts";
import { partReading, type Position, type Reading } from "./reading.ts";
import { readSlots } from "../designation/slots.ts";

function headPositions(head: HolderHead, letters: string): Position[] {
  const meanings: [string, string][] = [
    ["Clamping", head.clamping],
    ["Insert shape", shapeName(head.shape) ?? "special"],
    ["Style", angleWords(head.angles)],
    ["Insert clearance", degrees(clearances[head.clearance])],
    ["Hand", hands[head.hand] ?? ""],
  ];
  return meanings.map(([name, meaning], at) => ({ code: letters.charAt(at), name, meaning }));
}

function millimetres(name: string, mm: Mm): Position {
  return { code: String(mm).padStart(2, "0"), name, meaning: `${mm} mm` };
}

function sizePositions({ size, thickness }: HolderHead): Position[] {
  return [
    { code: size, name: "Insert size", meaning: `edge length code ${size}` },
    ...(thickness
      ? [{ code: thickness, name: "Insert thickness", meaning: `thickness code ${thickness}` }]
      : []),
  ];
}

function positionsOf(holder: HolderDesignation | CartridgeDesignation): Position[] {
  const { code, head } = holder;
  const size = sizePositions(head);
  if (holder.kind === "cartridge") {
    return [
      ...headPositions(head, code),
      millimetres("Height", holder.height),
      { code: "C", name: "Cartridge", meaning: "cartridge" },
      { code: "A", name: "Mounting", meaning: "dimensions of ISO 5611" },
      ...size,
    ];
  }
  const isBar = holder.kind === "bar";
  const letter = (isBar ? code.charAt(3) : code.split(" ")[2]?.charAt(0)) ?? "";
  const length = { code: letter, name: "Length", meaning: lengthWords(holder.length) };
  if (isBar) {
    return [
      { code: code.charAt(0), name: "Bar", meaning: holder.barType },
      millimetres("Diameter", holder.diameter),
      length,
      ...headPositions(head, code.slice(5)),
      ...size,
    ];
  }
  return [
    ...headPositions(head, code),
    millimetres("Shank height", holder.height),
    millimetres("Shank width", holder.width),
    length,
    ...size,
  ];
}

/** Reads the designation of a turning holder, a boring bar or a cartridge, or its beginning. */
export function readHolder(text: string): Reading {
  const isCartridge = /^\s*[A-Z]{5}[\s_./·-]*\d\d[\s_./·-]*C(?:[\s_./·-]*A|$)/i.test(text);
  const isBar = !isCartridge && looksLikeBar(text);
  const standard = isCartridge ? "ISO 5611" : isBar ? "ISO 6261" : "ISO 5608";
  const holder = isCartridge ? decodeCartridge(text) : decodeHolder(text);
  if (holder.kind !== "refusal") {
    const { maker } = holder;
    const own = maker ? [{ code: maker, name: "Maker", meaning: "the maker's own text" }] : [];
    return {
      kind: "whole",
      standard,
      code: holder.code,
      positions: [...positionsOf(holder), ...own],
      remarks: [],
    };
  }
  const slots = isCartridge ? cartridgeSlots : isBar ? barSlots : externalSlots;
  const read = readSlots(text, slots);
  return read.kind === "part" ? partReading(standard, slots, read) : holder;
}
