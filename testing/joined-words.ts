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

interface Element {
  tag: string;
  isHidden: boolean;
  /** It begins a line, or is a layer of its own. */
  isApart: boolean;
}

function elementOf(tag: string, attributes: string): Element {
  return {
    tag,
    isHidden: unheard.test(tag) || /aria-hidden="true"|\shidden(?:=""|\s|$)/.test(attributes),
    isApart: !inline.has(tag) || /\spopover[=\s]/.test(attributes),
  };
}

/** Each place of a page, as the browser or the build writes it, where two words run together: "157|products". */
export function joinedWords(html: string): string[] {
  const open: Element[] = [];
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
    const wasHidden = open.some((each) => each.isHidden);
    const at = open.findLastIndex((each) => each.tag === tag);
    const element = slash === "" ? elementOf(tag, attributes) : open[at];
    if (slash !== "") open.length = Math.max(0, at);
    else if (element) open.push(element);
    if (wasHidden || element?.isHidden) continue;
    between.push(slash === "" ? tag : `/${tag}`);
    if (element?.isApart) last = "";
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
