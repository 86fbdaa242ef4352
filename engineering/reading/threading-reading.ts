import type { Mm } from "../units/units.ts";
import { decodeGroove, grooveSlots } from "../designation/groove-designation.ts";
import { lengthWords } from "../designation/holder-grammar.ts";
import { partReading, typedPositions, type Position, type Reading } from "./reading.ts";
import { readSlots } from "../designation/slots.ts";
import { profiles } from "../designation/threading-codes.ts";
import {
  decodeThreadingHolder,
  decodeThreadingInsert,
  threadingHolderSlots,
  threadingInsertSlots,
  type ThreadingInsertDesignation,
} from "../designation/threading-designation.ts";

const standard = "Trade usage, no standard";

function mm(value: Mm): string {
  return String(Number(value.toFixed(4)));
}

function pitchWords({ pitch, grooveWidth, profile = "" }: ThreadingInsertDesignation): string {
  if (grooveWidth !== undefined) return `groove ${grooveWidth} mm wide`;
  const [from = 0, to = 0] = pitch ?? [];
  if (from !== to) return `pitch ${from}–${to} mm`;
  return profiles[profile]?.figure === "per inch"
    ? `threads per inch, pitch ${mm(to)} mm`
    : `pitch ${mm(to)} mm`;
}

function makersText(maker: string | undefined): Position[] {
  return maker === undefined ? [] : [{ code: maker, name: "Maker", meaning: "the maker's own text" }];
}

/** Reads a threading insert's designation or its beginning. */
export function readThreadingInsert(text: string): Reading {
  const insert = decodeThreadingInsert(text);
  const read = readSlots(text, threadingInsertSlots);
  if (insert.kind === "refusal") {
    return read.kind === "part" ? partReading(standard, threadingInsertSlots, read) : insert;
  }
  const codes = read.kind === "whole" ? read.codes : [];
  const { profile } = insert;
  const figureName = insert.grooveWidth === undefined ? "Pitch" : "Width";
  return {
    kind: "whole",
    standard,
    code: insert.code,
    positions: [
      ...typedPositions(threadingInsertSlots, codes.slice(0, 3)),
      { code: codes[3] ?? "", name: figureName, meaning: pitchWords(insert) },
      ...(profile === undefined
        ? []
        : [{ code: profile, name: "Profile", meaning: profiles[profile]?.words ?? "" }]),
      ...makersText(insert.maker),
    ],
    seat: insert.seat,
    remarks: [],
  };
}

/** Reads a threading holder's designation or its beginning. */
export function readThreadingHolder(text: string): Reading {
  const holder = decodeThreadingHolder(text);
  const read = readSlots(text, threadingHolderSlots);
  if (holder.kind === "refusal") {
    return read.kind === "part" ? partReading(standard, threadingHolderSlots, read) : holder;
  }
  const codes = read.kind === "whole" ? read.codes : [];
  const positions = typedPositions(threadingHolderSlots, codes).map((position, at): Position => {
    if (at === 3) return { ...position, meaning: holder.height === 0 ? "round bar" : `${holder.height} mm` };
    if (at === 4) return { ...position, meaning: `${holder.width} mm` };
    return at === 5 ? { ...position, meaning: lengthWords(holder.length) } : position;
  });
  return {
    kind: "whole",
    standard,
    code: holder.code,
    positions: [...positions, ...makersText(holder.maker)],
    seat: holder.seat,
    remarks: [],
  };
}

/** Reads the trade name of a grooving insert or its beginning. */
export function readGroove(text: string): Reading {
  const groove = decodeGroove(text);
  if (groove.kind === "refusal") {
    const read = readSlots(text, grooveSlots);
    return read.kind === "part" ? partReading(standard, grooveSlots, read) : groove;
  }
  const [form = "", width = ""] = groove.code.split(" ");
  return {
    kind: "whole",
    standard,
    code: groove.code,
    positions: [
      { code: form, name: "Form", meaning: groove.form },
      { code: width, name: "Width", meaning: `${groove.width} mm` },
      ...makersText(groove.maker),
    ],
    remarks: [
      `${form} looks like ISO 1832 but is a name of the trade: its letters don't mean shape and clearance.`,
    ],
  };
}
