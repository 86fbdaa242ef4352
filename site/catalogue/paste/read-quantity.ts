import { numberOf, numberWords } from "./number-words.ts";
import { takePacks } from "./packed-amount.ts";

/** The unit of a quantity; "piece" also if none is given. */
export type QuantityUnit = "piece" | "pack" | "box" | "set" | "dozen";

/** A line's words without its quantity. */
export interface CountedWords {
  words: string;
  quantity?: number;
  /** The possible numbers: "20/25 nos". */
  isOpen?: readonly string[];
  unit: QuantityUnit;
}

/** The largest plausible quantity of a line. */
const MOST = 99_999;

const units: readonly [RegExp, QuantityUnit][] = [
  [
    /^(?:no|nos|nos\.|no\.|pc|pcs|pcs\.|pc\.|pce|pces|piece|pieces|ea|each|unit|units|off|numbers|nr|nag|naag|nug|adad|pees|नग|पीस|अदद)$/i,
    "piece",
  ],
  [/^(?:pkt|pkts|pkt\.|packet|packets|pack|packs|pk|pks|पैकेट|पैक)$/i, "pack"],
  [/^(?:box|boxes|bx|dabb[ae]|dibb[ae]|डिब्बा|डिब्बे|डब्बा|डब्बे)$/i, "box"],
  [/^(?:set|sets|सेट)$/i, "set"],
  [/^(?:dozen|dozens|doz|dz|darjan|दर्जन)$/i, "dozen"],
];

const unitWords =
  "nos?\\.?|pcs?\\.?|pces?|pieces?|ea|each|units?|off|numbers|nr|pkts?\\.?|packets?|packs?|pks?|boxes|box|bx|sets?|dozens?|doz|dz|nag|naag|nug|adad|pees|dabb[ae]|dibb[ae]|darjan|नग|पीस|अदद|पैकेट|पैक|डिब्बा|डिब्बे|डब्बा|डब्बे|सेट|दर्जन";
const number = "(\\d{1,3}(?:,\\d{2,3})+|\\d{1,5})";

/** Reads a cell as a unit; undefined for other words. */
export function unitOf(word: string): QuantityUnit | undefined {
  return units.find(([pattern]) => pattern.test(word.trim()))?.[1];
}

/** A cell that contains only a quantity: "50", "50 nos", "1,000 pcs". */
export function readQuantityCell(text: string): Pick<CountedWords, "quantity" | "unit"> | undefined {
  const [, figures = "", unit] =
    new RegExp(`^(?:qty[.:]? ?)?${number}(?:\\.0+)? ?(${unitWords})?$`, "i").exec(
      takePacks(text).text.trim(),
    ) ?? [];
  const quantity = quantityOf(figures);
  return quantity === undefined ? undefined : { quantity, unit: (unit && unitOf(unit)) || "piece" };
}

function quantityOf(figures: string): number | undefined {
  const value = Number(figures.replaceAll(",", ""));
  return figures !== "" && Number.isSafeInteger(value) && value >= 1 && value <= MOST ? value : undefined;
}

/** Notations of quantities, the surest first; the first group is the number, the second its unit. */
const written: readonly RegExp[] = [
  new RegExp(
    `\\b(?:qty|quantity|qnty|req(?:uired|d)?\\.? qty)\\b[ .:=–-]*${number}(?![\\d.])(?: ?(${unitWords})(?![a-z]))?`,
    "i",
  ),
  // "TN60 box": the figures of a grade count nothing.
  new RegExp(
    `(?<![a-z\\d.,/×*-])${number} ?[-–]?(${unitWords})(?![a-z\\d\u0900-\u097F])(?: each(?![a-z]))?`,
    "i",
  ),
  new RegExp(`(?<![\\d.])\\b(${unitWords})[.: ]*[-–:=] ?${number}$`, "i"),
];

/** "CNMG120408 x 20", not "10 x 22" or "M10 x 1", which are sizes. */
const timesAtEnd = new RegExp(`^(.*\\S)(?: [x×*] ?| ?[x×*] | ?[-–:=]{1,2}>? )${number}$`, "i");
/** Matches "4-flute", "90 degree", "3D", "1/4", "16ER": figures that are no second side of a size. "1 x 45°" is a chamfer's. */
export const noSide =
  "(?:\\d{1,3}[ -]?(?:fl|flutes?|teeth|edges?|[fz](?![a-z]))|(?!45)\\d{2,3} ?-?(?:°|deg)|\\d{1,2} ?(?:x ?)?d(?![a-z])|\\d+\\/\\d|(?!\\d+(?:mm|cm|dia|x))\\d{1,2}[a-z]{2})";
const timesAtStart = new RegExp(
  `^${number} ?(?:(?:[x×*]|off|of) ?(?=[^\\d\\s])|[x×*] (?=${noSide})|(?:off|of) (?=\\d))`,
  "i",
);
const atEnd = new RegExp(`^(.*\\S)[ ,;]+${number}$`);
const atStart = new RegExp(`^${number}(?: ?[-–:] |[ ,;]+)(?=\\S)`);

/** A number after these words is a size, a grade or a material, never a quantity. */
const asksForNumber =
  /(?:^|[^a-z])(?:dia|d|ø|⌀|size|sz|m|r|re|z|hrc|hb|no|en|ss|fg|gg|is|din|iso|t|l|oal|loc|grade|gr|class|k|p|h|s|n|cr|g|ic|pitch|lead|shank|bore|length|x|×|\*|-|\/)\.?$/i;
/** "50 dia", "63 mm dia": the word has its number before it. */
const hasNumber =
  /\d ?(?:mm ?)?(?:dia|ø|⌀|size|pitch|lead|shank|bore|length|hrc|hb|bhn|hv)\.?$|(?<![\d.])(?:\d{1,2}z|[2-8](?:x ?)?d)$/i;
/** A number before these words is a size or counts something of the tool. */
const isNumberOf =
  /^(?:mm|cm|inch|in|"|dia|d|ø|deg|°|fl|flute|flutes|teeth|tooth|z|f|tpi|hrc|hb|sq|square|er|ir|el|il|en|in|nr|nl|xd|x|×|\*|long|rpm|µm|micron|%|\/|-|\.|h\d|bore|shank|round|pitch|edge|edges)(?![a-z])/i;

/**
 * Separates the quantity from a line: "– 50 nos", "qty 5", "x 20", "20 CNMG120408", "M8 tap 5". A number that belongs
 * to the tool (a diameter, a grade, the last figures of a code) stays.
 */
export function takeQuantity(line: string): CountedWords {
  const { text, each } = takePacks(line.replaceAll(/\s+/g, " ").trim());
  const counted = takeCount(text);
  const { quantity, unit, words } = counted;
  if (each === undefined || counted.isOpen) return counted;
  if (words === "") return takeCount(line);
  if (quantity === undefined) return { words, quantity: each, unit: "piece" };
  if (unit === "pack" || unit === "box") return { words, quantity: quantity * each, unit: "piece" };
  // "Pack of 10, 50 nos" are pieces; "pack of 10, 2 nos" may be packs.
  return quantity % each === 0 ? counted : { words, isOpen: [`${quantity}`, `${quantity * each}`], unit };
}

/** The same for a line that says nothing of pieces in a pack. */
function takeCount(spaced: string): CountedWords {
  const text = (withoutMoney(spaced) || spaced)
    .replaceAll(/\bhalf (?:a )?dozen\b/gi, "6 nos")
    .replaceAll(numberInWords, (word) => String(numberOf(word)))
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(
      added,
      (_, one: string, other: string, rest?: string) => `${Number(one) + Number(other)}${rest ?? ""}`,
    );
  const [whole, before = "", one, other, unitSaid = ""] = eitherNumber.exec(text) ?? [];
  if (whole && one && other && tidy(before) !== "")
    return { words: tidy(before), isOpen: [one, other], unit: unitOf(unitSaid) ?? "piece" };
  for (const pattern of written) {
    const match = pattern.exec(text);
    if (!match) continue;
    const figures = [match[1], match[2]].find((group) => group !== undefined && /^\d/.test(group)) ?? "";
    const unit = [match[1], match[2]].find((group) => group !== undefined && !/^\d/.test(group));
    const quantity = quantityOf(figures);
    const rest = tidy(`${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`);
    if (quantity !== undefined && rest !== "") {
      return { words: rest, quantity, unit: (unit && unitOf(unit)) || "piece" };
    }
  }
  // A line with nothing but punctuation stays as it was written.
  return bareQuantity(text) ?? { words: tidy(text) || text, unit: "piece" };
}

/** "500+500", "100 + 50 nos": the sum is meant. */
const added = new RegExp(
  `(?<![\\w.,/×x*+-])(\\d{1,5}) ?\\+ ?(\\d{1,5})(?:( ?(?:${unitWords}))(?![a-z\\d])|$)`,
  "i",
);
/** "20/25 nos": one of the two is meant. */
const eitherNumber = new RegExp(`^(.*\\S)[ ,;:=–-]+(\\d{1,5}) ?/ ?(\\d{1,5}) ?(${unitWords})$`, "i");
/** "one box", "do nag": small numbers in words, only before a unit. */
const numberInWords = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(${numberWords})(?= (?:${unitWords})(?![\\p{L}\\p{M}\\d]))`,
  "giu",
);

/** "₹225", "@ 225.00", "Rs. 225/-", "= 4,500.00", "18%": prices and rates, never a count. */
const money = [
  /@ ?(?:₹|rs\.?|inr)? ?\d[\d,]*(?:\.\d+)?(?: ?\/-)?(?: ?(?:each|per|\/) ?(?:nos?|pcs?|piece)?)?/gi,
  /(?:₹|\b(?:rs|inr)\.?) ?\d[\d,]*(?:\.\d+)?(?: ?\/-)?/gi,
  /(?<![\w.])\d[\d,]*(?:\.\d+)? ?\/-/g,
  /(?<![\w.])\d+(?:\.\d+)? ?%/g,
];

/** A line without its prices. */
function withoutMoney(line: string): string {
  const plain = money.reduce((text, pattern) => text.replaceAll(pattern, " "), line).trim();
  // Three bare numbers at the end, the last of which is the product of the others: quantity, rate, amount.
  const [, before = "", one = "", two = "", three = ""] =
    /^(.*\S)[ ,;:=–-]+(\d[\d,]*)[ ;:=x×*–-]+(\d[\d,]*(?:\.\d+)?)[ ;:=–-]+(\d[\d,]*(?:\.\d+)?)$/.exec(plain) ??
    [];
  const [count, rate, amount] = [one, two, three].map((figures) => Number(figures.replaceAll(",", "")));
  const isAmount = count && rate && amount && Math.abs(count * rate - amount) <= Math.max(1, amount * 0.002);
  if (isAmount) return `${before} ${one}`;
  // Figures with two decimals after a quantity with a unit: rate and amount.
  return plain.replace(
    new RegExp(`((?<![\\d.])\\d{1,5} ?(?:${unitWords}))[ ,;:=–-][ ,;:=–.\\d-]*\\d$`, "i"),
    "$1",
  );
}

/** A number without any word for a quantity. */
function bareQuantity(text: string): CountedWords | undefined {
  const found = (words: string, figures: string): CountedWords | undefined => {
    const quantity = quantityOf(figures);
    const rest = tidy(words);
    return quantity === undefined || !/\d/.test(rest) ? undefined : { words: rest, quantity, unit: "piece" };
  };
  const [, timed = "", times = ""] = timesAtEnd.exec(text) ?? [];
  // After a plain number or a thread it is another figure of the tool.
  if (timed && !/(?:^|[ x×*])m?\d+(?:[.,]\d+)?(?: ?mm)?$/i.test(timed)) return found(timed, times);
  if (
    timed &&
    /[x×*].*[x×*] ?\d+(?:\.\d+)?$|\d[x×*]\d+(?:\.\d+)?$/i.test(timed) &&
    /[-–:=]>? \d+$/.test(text)
  )
    return found(timed, times);
  const first = timesAtStart.exec(text);
  if (first) return found(text.slice(first[0].length), first[1] ?? "");
  const [, rest = "", last = ""] = atEnd.exec(text) ?? [];
  if (rest && isCountAfter(rest, last)) return found(rest, last);
  const start = atStart.exec(text);
  const after = start ? text.slice(start[0].length) : "";
  if (start && !isNumberOf.test(after) && /^[a-z]/i.test(after)) return found(after, start[1] ?? "");
  return undefined;
}

/** Whether a line's last number is a count, and not the end of the tool's name. */
function isCountAfter(rest: string, figures: string): boolean {
  // "MGMN300-M 10", "WNMG 080408 - 1000": the code ends before it.
  if (/(?:^| )[a-z]{2,}\d{3,}-[a-z]{1,3}$|\b[a-z]{4} ?\d{6}[a-z-]* [-–:=]$/i.test(rest)) return true;
  if ((asksForNumber.test(rest) && !hasNumber.test(rest)) || figures.startsWith("0")) return false;
  // "CNMG 12 04 08", "2525 12": a code that contains spaces.
  if (/\b[a-z]{4} ?\d{2} \d{2}$/i.test(rest)) return false;
  // Grades have three or four figures: only a round number of that length is a count.
  return Number(figures) <= 200 || Number(figures) % 50 === 0;
}

/** Removes the punctuation around a quantity. */
function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\(\s*\)|\[\s*\]/g, "")
    .replace(/^(?:[\s,;:=–-]|of(?= ))+(?=\S)/i, "")
    .replace(/[\s,;:=–—-]+$/, "")
    .trim();
}
