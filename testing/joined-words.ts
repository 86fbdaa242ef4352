/**
 * What stands inside a line. Where such elements touch, only their styles part their words: by ear, in a copied text and
 * without styles they are one word.
 */
const inline = new Set(
  "a abbr b bdi bdo button cite code data del dfn em i ins kbd label mark output q s samp small span strong sub sup summary time tspan u var".split(
    " ",
  ),
);
/** Each of these is told by itself, whatever stands beside it. */
const alone = new Set(["a", "button", "summary", "label"]);
/** These may stand in the middle of a word: what was searched for, an index. */
const partOfWord = /^\/?(?:mark|sub|sup|tspan)$/;
const empty = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** A comment, a tag, or a text. */
const part = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+/gi;
const unheard = /^(?:script|style|template|noscript|head|svg|select)$/;

/** Each place of a page, as the browser or the build writes it, where two words run together: "157|products". */
export function joinedWords(html: string): string[] {
  const open: { tag: string; isHidden: boolean }[] = [];
  const found = new Set<string>();
  let last = "";
  /** Tags between the last text and this place. */
  let between: string[] = [];
  for (const [all, slash, name = "", attributes = ""] of html.matchAll(part)) {
    const tag = name.toLowerCase();
    if (all.startsWith("<!--")) continue;
    if (tag === "") {
      if (open.some(({ isHidden }) => isHidden)) continue;
      if (between.length > 0 && run(last, all) && !isRight(between)) found.add(told(last, all));
      last = all;
      between = [];
      continue;
    }
    if (empty.test(tag) || attributes.endsWith("/")) {
      if (tag !== "wbr" && tag !== "link") last = "";
      continue;
    }
    const isHidden = open.some((each) => each.isHidden);
    if (slash === "")
      open.push({ tag, isHidden: unheard.test(tag) || /aria-hidden="true"|\shidden\b/.test(attributes) });
    else
      open.length = Math.max(
        0,
        open.findLastIndex((each) => each.tag === tag),
      );
    if (isHidden || open.at(-1)?.isHidden) continue;
    between.push(slash === "" ? tag : `/${tag}`);
    if (!inline.has(tag)) last = "";
  }
  return [...found];
}

/** A letter, figure, sign of a unit or stop, and then a letter or figure, with nothing between them. */
function run(before: string, after: string): boolean {
  return /(?:[\p{L}\p{N}°%″.,;:!?)]|&#x27;|&quot;)$/u.test(before) && /^[\p{L}\p{N}(Ø]/u.test(after);
}

/** Parts of one word, or the end of one link or button and the start of another. */
function isRight(between: string[]): boolean {
  if (between.every((tag) => partOfWord.test(tag))) return true;
  const end = between.findIndex((tag) => tag.startsWith("/") && alone.has(tag.slice(1)));
  return end >= 0 && between.slice(end).some((tag) => alone.has(tag));
}

function told(before: string, after: string): string {
  return `words run together: "${before.slice(-24)}|${after.slice(0, 24)}"`;
}
