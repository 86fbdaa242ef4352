import type { Mm } from "../units/units.ts";
import { readHead, readHolderEnd, type HeadDesignation } from "./holder-designation.ts";
import { cartridgeSlots } from "./holder-grammar.ts";
import type { Refusal } from "./refusal.ts";
import { readSlots, refusePart } from "./slots.ts";

/** The decoded designation of a cartridge (ISO 5611). The height of its edge in mm. */
export interface CartridgeDesignation extends HeadDesignation {
  kind: "cartridge";
  height: Mm;
}

/** Reads `PTFNR 16CA-16`. A refusal names the invalid position. */
export function decodeCartridge(text: string): CartridgeDesignation | Refusal {
  const read = readSlots(text, cartridgeSlots);
  if (read.kind === "refusal") return read;
  if (read.kind === "part") return refusePart(read);
  const end = readHolderEnd(read.rest);
  if ("kind" in end) return end;
  const head = read.codes.slice(0, 5);
  const [height = "", size = ""] = [read.codes[5], read.codes[8]];
  return {
    kind: "cartridge",
    code: `${head.join("")} ${height}CA-${size}${end.thickness ?? ""}`,
    head: readHead([...head, size], end.thickness),
    height: Number(height),
    ...end.own,
  };
}
