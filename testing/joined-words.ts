/**
 * Inline elements. Where two touch, only styles separate their words: in speech, in copied text and without styles they
 * are one word.
 */
const inline = new Set(
  "a abbr b bdi bdo button cite code data del dfn em i ins kbd label mark output q s samp small span strong sub sup summary time tspan u var".split(
    " ",
  ),
);
/** Each of these is announced separately, whatever is next to it. */
const alone = new Set(["a", "button", "summary", "label"]);
/** These may stand inside a word: a search match, an index. */
const partOfWord = /^\/?(?:mark|sub|sup|tspan)$/;
const empty = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Matches a comment, a tag or a text. */
const part = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+/gi;
const silent = /^(?:script|style|template|noscript|head|svg|select)$/;

interface Element {
  tag: string;
  isHidden: boolean;
  /** It starts a new line or is a separate layer. */
  isSeparate: boolean;
}

function elementOf(tag: string, attributes: string): Element {
  return {
    tag,
    isHidden: silent.test(tag) || /aria-hidden="true"|\shidden(?:=""|\s|$)/.test(attributes),
    isSeparate: !inline.has(tag) || /\spopover[=\s]/.test(attributes),
  };
}

/** Every place in a page's HTML where two words run together: "157|products". */
export function joinedWords(html: string): string[] {
  const open: Element[] = [];
  const found = new Set<string>();
  let last = "";
  /** Tags since the last text. */
  let between: string[] = [];
  for (const [all, slash, name = "", attributes = ""] of html.matchAll(part)) {
    const tag = name.toLowerCase();
    if (all.startsWith("<!--")) continue;
    if (tag === "") {
      if (open.some(({ isHidden }) => isHidden)) continue;
      if (between.length > 0 && runTogether(last, all) && !isAllowed(between))
        found.add(sentenceAbout(last, all));
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
    if (element?.isSeparate) last = "";
  }
  return [...found];
}

/** Whether a letter, digit, unit sign or stop is directly followed by a letter or digit. */
function runTogether(before: string, after: string): boolean {
  return /(?:[\p{L}\p{N}°%″.,;:!?)]|&#x27;|&quot;)$/u.test(before) && /^[\p{L}\p{N}(Ø]/u.test(after);
}

/** Whether they are parts of one word, or the end of a link or button and the start of another. */
function isAllowed(between: string[]): boolean {
  if (between.every((tag) => partOfWord.test(tag))) return true;
  const end = between.findIndex((tag) => tag.startsWith("/") && alone.has(tag.slice(1)));
  return end >= 0 && between.slice(end).some((tag) => alone.has(tag));
}

function sentenceAbout(before: string, after: string): string {
  return `words run together: "${before.slice(-24)}|${after.slice(0, 24)}"`;
}
