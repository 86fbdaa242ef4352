/** A part of a pasted text: a table, or the lines around it. `first`: the number of its first line, from 0. */
export interface Block {
  text: string;
  first: number;
}

const FEWEST_ROWS = 2;
const FEWEST_CELLS = 3;
/** So many lines with figures around a table of tabs are a list of their own; fewer are its head and foot. */
const FEWEST_OTHERS = 2;

/** "[12/11/26, 4:13 pm] Ramesh Stores: " as a chat is copied or exported, "12/11/26, 4:13 pm - Ramesh: ". */
const sender =
  /^(?:\[\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)? -) [^:]{1,60}: /i;

/** A pasted text with its tables apart from the lines around them, and without the senders of a chat. */
export function splitBlocks(text: string): Block[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(sender, ""));
  const widths = lines.map(widthOf);
  const isRow = lines.map((_, at) => {
    const width = widths[at] ?? 0;
    if (width < FEWEST_CELLS) return false;
    let first = at;
    let last = at;
    while (widths[first - 1] === width) first -= 1;
    while (widths[last + 1] === width) last += 1;
    return last - first + 1 >= FEWEST_ROWS;
  });
  const others = lines.filter((line, at) => !isRow[at] && line.trim() !== "");
  const isMixed = lines.some((line, at) => isRow[at] && !line.includes("\t"))
    ? others.length > 0
    : isRow.includes(true) && others.filter((line) => /\d/.test(line)).length >= FEWEST_OTHERS;
  if (!isMixed) return [{ text: lines.join("\n"), first: 0 }];
  const blocks: Block[] = [];
  let start = 0;
  for (let at = 1; at <= lines.length; at += 1) {
    const ends = isRow[at] !== isRow[start] || (isRow[at] && widths[at] !== widths[start]);
    if (at < lines.length && !ends) continue;
    blocks.push({ text: lines.slice(start, at).join("\n"), first: start });
    start = at;
  }
  return blocks;
}

/** The number of cells that tabs or bars make of a line. */
function widthOf(line: string): number {
  return line.split(line.includes("\t") ? "\t" : "|").length;
}
