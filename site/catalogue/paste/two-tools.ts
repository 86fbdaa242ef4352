import { takeQuantity, type CountedWords } from "./read-quantity.ts";

/** "bar S12M SCLCR06 2 no + 10 insert CCMT 060204": the first join that leaves a tool on both sides counts. */
const joins = / ?\+ ?(?=[\d\p{L}])| (?:&|and|aur|plus|तथा|और) /giu;
const family =
  /\b(?:drills?|taps?|inserts?|(?:end ?|face ?)?mills?|ball ?nose|(?:tool ?)?holders?|bars?|cutters?|blades?|reamers?)\b/i;
/** A complete code: an insert's, a threading insert's, a holder's, a bar's. */
const code =
  /\b[a-z]{4} ?\d\d ?[\dt]\d ?\d\d\b|\b\d\d[ei][rl] ?[\da]|\b[a-z]{5} ?\d\d[ x]?\d\d ?[a-z]|\b[sae]\d\d[a-z][ -]?[a-z]{5}/i;

const namesTool = (words: string): boolean => /\d/.test(words) && (family.test(words) || code.test(words));

/** Two tools in a line, each with its words and quantity; undefined for a line with one. */
export function twoTools(line: string): [CountedWords, CountedWords] | undefined {
  for (const join of line.matchAll(joins)) {
    const [one, other] = [line.slice(0, join.index), line.slice(join.index + join[0].length)];
    // "Holder for CNMG 1204 and DNMG 1506 inserts" is one wish.
    const isOne = !join[0].includes("+") && /\b(?:for|ke liye)\b|के लिए/i.test(line);
    if (isOne || !namesTool(one) || !namesTool(other)) continue;
    const [first, second] = [takeQuantity(one), takeQuantity(other)];
    const each = /\beach\b/i.test(line) ? (first.quantity ?? second.quantity) : undefined;
    const withCount = (own: CountedWords, beside: CountedWords): CountedWords => {
      if (own.quantity !== undefined || own.isOpen || beside.quantity === undefined) return own;
      return each === undefined
        ? { ...own, isOpen: [`${beside.quantity}`, "1"] }
        : { ...own, quantity: each };
    };
    return [withCount(first, second), withCount(second, first)];
  }
  return undefined;
}
