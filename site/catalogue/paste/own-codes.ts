import { unitOf } from "./read-quantity.ts";

/** Headings of a column with a buyer's own number for each article. */
const heading =
  /\b(?:item|material|matl?|part|stock|store|sap|erp|our|article|art|product|prod|inventory|code)\b/i;
/** Columns that say what the tool is. */
const saysTool =
  /\b(?:desc|description|grade|type|size|spec|specification|model|designation|iso|cat|catalogue|make|maker|mfg|mfr|vendor|name|details)\b/i;

/** Whether a heading names a buyer's own number: "Item code", "Material", "SAP no.". */
export function namesOwnCode(words: string): boolean {
  return heading.test(words) && !saysTool.test(words);
}

/** `RM410037`, `TL-00123`, `INS/0012`, `ITEM00012`, `10-0045`: letters, then one run of four figures or more. */
const form =
  /^(?:[a-z]{1,3}|(?:item|tool|matl?|code|part|stock)|[a-z]{2,6}(?=[-_/.]))?[-_/.]?(?:[a-z]{1,4}[-_/.])?(?:\d{1,4}[-_/.])*\d{4,}(?:[-_/.]\d{1,4})?[a-z]?$/i;
/** A thread, a threading holder, an insert's letters with a dash: codes of the trade. */
const trade = /^(?:m\d|s[ein][rln]\d|[a-z]{4}[-_/.]?\d)/i;
const named = /^(?:item|tool|matl|code|part|stock)/i;

/** Whether a word has the form of a buyer's own number for an article. Bare figures need five of them. */
function isOwnCode(word: string): boolean {
  if (/^\d+$/.test(word)) return word.length >= 5;
  return form.test(word) && (named.test(word) || !trade.test(word));
}

/**
 * What the numbers of one system have in common: their letters, or before a separator only how many there are. `INS-0012`
 * and `DRL-0034` are of one system.
 */
function skeleton(word: string): string {
  const plain = word.toUpperCase();
  return /[-_/.]/.test(plain)
    ? plain.replaceAll(/[A-Z]/g, "A").replaceAll(/\d/g, "9")
    : plain.replaceAll(/\d+/g, "9");
}

/** Whether words are the buyer's own numbers: all of one form, and each another. */
export function areOwnCodes(words: readonly string[], isNamed: boolean): boolean {
  if (words.length === 0 || !words.every(isOwnCode)) return false;
  const forms = new Set(words.map((word) => (isNamed ? "" : skeleton(word))));
  return forms.size === 1 && (isNamed || (words.length > 1 && new Set(words).size === words.length));
}

/** A line's first word, and the rest behind it. */
export function firstWord(line: string): { first: string; rest: string } {
  const [, first = "", rest = ""] = /^[[(]?([a-z\d][\w./-]*?)[\])]?(?: ?[-–:|,]+ | )(.*)$/i.exec(line) ?? [];
  return { first, rest };
}

/** Whether all lines begin with the buyer's own number, and words for the tool follow. */
export function beginWithOwnCodes(lines: readonly string[]): boolean {
  const words = lines.filter((line) => /\d/.test(line)).map(firstWord);
  const isTool = (rest: string): boolean =>
    rest.split(/[^a-z]+/i).some((word) => word.length > 2 && unitOf(word) === undefined);
  return (
    words.every(({ first, rest }) => isTool(rest) && !/^\d{1,6}$/.test(first)) &&
    areOwnCodes(
      words.map(({ first }) => first),
      false,
    )
  );
}
