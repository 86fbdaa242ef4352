import { decodeThread, type ThreadDesignation } from "../designation/thread-designation.ts";
import { mmOf, pitchOfThreads } from "../units/convert.ts";
import type { Mm } from "../units/units.ts";
import { cutThread, type CutThread, type ThreadSide } from "./cut-thread.ts";
import type { ProgramTyped } from "./program-fields.ts";

/** Inches as `1 1/16`, `3/4` or `0.75`, then threads per inch and a unified series of any pitch. */
const unified =
  /^(?:(\d+)[ -])?(\d+)\/(\d+)\s*[-x×]\s*(\d+(?:\.5)?)\s*UN(?:S|EF|R)?(?:-\d[AB])?(\s*LH)?$|^(\d*\.?\d+)\s*[-x×]\s*(\d+(?:\.5)?)\s*UN(?:S|EF|R)?(?:-\d[AB])?(\s*LH)?$/i;

/** Fewer threads than this in a diameter are no unified thread. */
const FEWEST = 4;

/** A unified thread of any diameter and pitch: `1 1/16-12 UN`, `0.75-20 UNEF`; undefined for other texts. */
function anyUnified(text: string): ThreadDesignation | undefined {
  const plain = text.normalize("NFKC").trim().replaceAll(/["”″]/g, "");
  const [found, whole = "0", over, under, count, left, decimal, perInch, leftToo] = unified.exec(plain) ?? [];
  if (found === undefined) return undefined;
  const inches = decimal === undefined ? Number(whole) + Number(over) / Number(under) : Number(decimal);
  const threads = Number(count ?? perInch);
  if (!(inches > 0 && inches <= 6 && inches * threads >= FEWEST)) return undefined;
  const isLeftHand = (left ?? leftToo) !== undefined;
  const diameter = mmOf(inches);
  const pitch = pitchOfThreads(threads);
  return {
    kind: "thread",
    // The profile is the same in all series.
    form: "UNC",
    code: found.trim().toUpperCase(),
    diameter,
    pitch,
    isLeftHand,
    drill: diameter - pitch,
    remarks: [],
  };
}

/** The side that is chosen. */
export function readSide(side: string | undefined): ThreadSide {
  return side === "internal" ? "internal" : "external";
}

/** The thread that was typed, as it is cut; or what is wrong with it. */
export function readProgramThread({ thread: text = "", side }: ProgramTyped, nose?: Mm): CutThread | string {
  const read = anyUnified(text) ?? decodeThread(text);
  if (read.kind === "refusal") return read.sentence.replace(/^Position \d+,/, "Thread,");
  return (
    cutThread(read, readSide(side), nose) ?? `Thread: the table has no ${read.code}; take a listed size.`
  );
}
