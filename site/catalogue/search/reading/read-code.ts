import { decodeInsert } from "#engineering/designation/insert-designation.ts";
import { thicknesses } from "#engineering/designation/insert-forms.ts";
import type { ToolCode } from "./tool-code.ts";

/** A code found at a position of a text, with its end, and the end of the maker's tail after it. */
export interface FoundCode {
  code: ToolCode;
  end: number;
  tailEnd: number;
}

const end = String.raw`(?![\p{L}\d])`;
const sep = String.raw`[\s._\/-]*`;
const letters = "[ABCDEHKLMOPRSTVWX][A-GNPO][AFCHEGJKLMNUS][NRFAMGWTQUBHCJXS]";
/** Words that look like a corner and a hand: "APKT 1003 for cast iron". */
const word = `(?!(?:FOR|AND)${end})`;
const digits = String.raw`([\dL]\d)[\s-]?([\dST]\d)[\s-]?${word}(0\d\d|\d\d|M[0O]|[ADEFGPZ][A-GNPOZ])`;

const wholeInsert = new RegExp(`(${letters})${sep}${digits}((?:[FETSKP]?[RLN]|[FETS])?)(?![\\d])`, "yu");
const inchInsert = new RegExp(
  String.raw`(${letters}|[CDSTVW][NPC][AGMU])${sep}((?:\d|\(\d\.\d\))(?:\d\.5|\d|\(\d\.\d\))(?:\.5|\d|\(\.5\)))${end}`,
  "yu",
);
const partInsert = new RegExp(String.raw`(${letters})${sep}([\dL]\d)?[\s-]?([\dST]\d)?${end}`, "yu");
/**
 * Letters alone are a code only if they are no word: a code has no vowel except the E of its clearance, or begins with
 * A.
 */
const bareInsert = /^(?:[BCDHKLMPRSTVWX][BCDEFGNP]|A[DPNC])[FCHGJKLMNU][NRFMGWTQBHCJX]$/;

const head = "([CDMPSW])([ACDEHKLMRSTVW])([A-HJ-NP-W])([BCDEFNP])";
const hands = String.raw`(?:\s?([RLN])(?:\s?\/\s?[RL])?)`;
const lengthAndSize = String.raw`(?:[\s-]*([A-HJ-NP-Y])[\s-]?(\d\d)?(?:\d\d)?)?`;
const holder = new RegExp(
  String.raw`${head}${hands}[\s-]*(\d\d)\s?[X*\/-]?\s?(\d\d)${lengthAndSize}${end}`,
  "yu",
);
const bar = new RegExp(
  String.raw`([SACEBDFGHJ])\s?(\d\d)([A-HJ-NP-Y])?[\s-]*${head}${hands}?[\s-]*(\d\d)?(?:\d\d)?${end}`,
  "yu",
);
const holderHead = new RegExp(String.raw`${head}${hands}[\s-]*(\d\d)?${end}`, "yu");

const threading = new RegExp(
  String.raw`(06|08|11|16|22|27)\s?-?(?:(E)|(I))([RL])(?:[\s-]*(AG|[AGNQU])[\s-]?(60|55)|[\s-]*(\d{1,2}(?:\.\d{1,3})?|\d{3}(?=\s?ISO))(?:[\s-]?(ISO|UN|W|NPT|BSPT|TR|ACME|RND))?)?${end}`,
  "yu",
);
const threadingHolder = new RegExp(
  String.raw`S([EIN])([RL])[\s-]*(\d\d)?[\s-]?(\d\d)?(?:[\s-]*([A-HJ-NP-Y])[\s-]?(\d\d)?)?${end}`,
  "yu",
);

const makersTail = /[-/]([A-Z][A-Z\d]{0,7}|\d{4,5})(?![\p{L}\d])/uy;
const groupOnly = /^[PMKNSH](?:0[15]|[1-4][05]|50)$/;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/**
 * The end of the maker's suffixes that are joined to a code by dashes: `CNMG120408-PM`. A grade of ISO 513 isn't a
 * suffix.
 */
function endOfTail(text: string, at: number): number {
  let last = at;
  for (;;) {
    const found = matchAt(makersTail, text, last);
    if (!found || groupOnly.test(found[1] ?? "")) return last;
    last += found[0].length;
  }
}

function insertCode(key: string, text: string, at: number, glued = 0): FoundCode {
  const decoded = decodeInsert(key);
  const whole = decoded.kind === "insert" ? decoded.code.replaceAll(" ", "") : key;
  return {
    code: { form: "insert", key: whole, ...(decoded.kind === "insert" ? { seat: decoded.seat } : {}) },
    end: at,
    tailEnd: endOfTail(text, at + glued),
  };
}

function insertAt(text: string, at: number): FoundCode | undefined {
  const whole = matchAt(wholeInsert, text, at);
  if (whole) {
    const [found, position14 = "", size = "", thickness = "", corner = "", edge = ""] = whole;
    const key = position14 + size + thickness + corner.replace("MO", "M0") + edge;
    // Appended letters that aren't in the standard are the maker's.
    const glued = /^(?!X\d)[A-Z]+\d*/.exec(text.slice(at + found.length, at + found.length + 6))?.[0] ?? "";
    return insertCode(key, text, at + found.length, glued.length);
  }
  const inch = matchAt(inchInsert, text, at);
  if (inch) {
    const [found, position14 = "", steps = ""] = inch;
    // "TPG 321": the old form omits the fixing, which means none.
    const key = position14.padEnd(4, "N") + steps.replace(/^(\d)(\d\.\d)/, "$1($2)");
    if (decodeInsert(key).kind === "insert") return insertCode(key, text, at + found.length);
  }
  const part = matchAt(partInsert, text, at);
  if (!part) return undefined;
  const [found, position14 = "", size = "", thickness = ""] = part;
  if (size === "" && !bareInsert.test(position14)) return undefined;
  // "VNMG 16 25 square": a figure that no thickness has belongs to what follows.
  const apart = new RegExp(`\\s${thickness}$`).exec(found);
  if (thickness !== "" && apart && !(thickness in thicknesses))
    return insertCode(position14 + size, text, at + apart.index);
  return insertCode(position14 + size + thickness, text, at + found.trimEnd().length);
}

function holderAt(text: string, at: number): FoundCode | undefined {
  const done = (code: ToolCode, length: number): FoundCode => ({
    code,
    end: at + length,
    tailEnd: endOfTail(text, at + length),
  });
  const outer = matchAt(holder, text, at);
  if (outer) {
    const [found, clamping, shape, style, clearance, hand = "", height, width, length, size] = outer;
    const letterCode = `${clamping}${shape}${style}${clearance}${found.includes("/L") || found.includes("/R") ? "" : hand}`;
    return done(
      { form: "holder", head: letterCode, height, width, ...(length && { length }), ...(size && { size }) },
      found.length,
    );
  }
  const inner = matchAt(bar, text, at);
  if (inner) {
    const [found, barKind, diameter, length, clamping, shape, style, clearance, hand = "", size] = inner;
    const letterCode = `${clamping}${shape}${style}${clearance}${hand}`;
    return done(
      {
        form: "holder",
        head: letterCode,
        barKind,
        bar: diameter,
        ...(length && { length }),
        ...(size && { size }),
      },
      found.length,
    );
  }
  const bare = matchAt(holderHead, text, at);
  if (bare) {
    const [found, clamping, shape, style, clearance, hand = "", number] = bare;
    const letterCode = `${clamping}${shape}${style}${clearance}${hand}`;
    const end = at + found.trimEnd().length;
    return { code: { form: "holder", head: letterCode, ...(number && { size: number }) }, end, tailEnd: end };
  }
  return undefined;
}

function threadingAt(text: string, at: number): FoundCode | undefined {
  const found = matchAt(threading, text, at);
  if (found) {
    const [whole, size, external, , hand, range, angle, pitch, profile] = found;
    const figure = pitch?.length === 3 && !pitch.includes(".") ? String(Number(pitch) / 100) : pitch;
    const code: ToolCode = {
      form: "threading",
      seat: `${size}${external ? "E" : "I"}${hand}`,
      ...(range ? { pitch: range, profile: angle } : {}),
      ...(figure ? { pitch: String(Number(figure)) } : {}),
      ...(profile ? { profile } : {}),
    };
    return { code, end: at + whole.length, tailEnd: endOfTail(text, at + whole.length) };
  }
  const tool = matchAt(threadingHolder, text, at);
  if (!tool) return undefined;
  const [whole, place = "", hand = "", height, width, length, size] = tool;
  // "SER" and "SIR" alone are words; a holder has at least its shank.
  if (height === undefined && length === undefined) return undefined;
  const isBar = place !== "E";
  const code: ToolCode = {
    form: "threading-holder",
    head: `${isBar ? "I" : "E"}${hand}`,
    ...(isBar && width === undefined ? { width: height } : { height, width }),
    ...(size && { size }),
  };
  return { code, end: at + whole.length, tailEnd: at + whole.length };
}

/** Decodes a tool's code at a position of a text in upper case, by the grammars of the standards and of the trade. */
export function readCodeAt(text: string, at: number): FoundCode | undefined {
  return holderAt(text, at) ?? insertAt(text, at) ?? threadingAt(text, at);
}
