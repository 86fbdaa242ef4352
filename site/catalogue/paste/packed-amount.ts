const packWords = "pkts?\\.?|packets?|packs?|pks?|boxes|box|bx|पैकेट|पैक|डिब्बे|डिब्बा|dabb[ae]|dibb[ae]";
const pieceWords = "nos?\\.?|pcs?\\.?|pieces?|each|ea|inserts?|tips?|नग|पीस|nag";
const tail = `(?: ?(?:${pieceWords}))*(?: ?(?:\\/|per|in (?:a|one|each)|ka|का) ?(?:${packWords}))?(?: ?(?:each|only))?(?: ?[)\\]])?(?![\\p{L}\\p{M}\\d])`;
const end = "(?![\\p{L}\\p{M}\\d])";

/** "2 pkt of 10", "3 box x 5 pcs", "2 pkt (10 nos each)": packs, and the pieces in each. */
export const packsOfPieces = `(?<![\\p{L}\\d.,/×*-])(\\d{1,4}) ?-?(?:${packWords})${end} ?(?:of|x|×|\\*|[-–,:=]? ?[([]) ?(\\d{1,4})${tail}`;
/** "pkt of 10", "pkt (10 pcs)", "10/pkt", "10 nos per box": the pieces in a pack. */
export const piecesOfPack = `(?:(?<![\\p{L}\\d])(?:${packWords})${end} ?(?:of |[([] ?)(\\d{1,4})${tail}|[([]?(?<![\\d.,/×x*-])(\\d{1,4})(?: ?(?:${pieceWords}))? ?(?:\\/|per|in (?:a|one|each)) ?(?:a |one )?(?:${packWords})(?: ?[)\\]])?${end})`;

const packs = new RegExp(packsOfPieces, "iu");
const pack = new RegExp(piecesOfPack, "iu");

/** A line with packs counted in pieces: "2 pkt of 10" becomes "20 nos". `each`: the pieces in a pack, taken out. */
export function takePacks(line: string): { text: string; each?: number } {
  const [found = "", count, size] = packs.exec(line) ?? [];
  if (found) return { text: line.replace(found, ` ${Number(count) * Number(size)} nos `) };
  const [said = "", one, other] = pack.exec(line) ?? [];
  const each = Number(one ?? other ?? 0);
  return each > 0 ? { text: line.replace(said, " "), each } : { text: line };
}
