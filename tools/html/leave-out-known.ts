/** Elements that may stand empty. Of all others the content is left as it is. */
const containers = /^(?:article|aside|dialog|div|dl|footer|header|li|main|nav|ol|section|ul)$/;
/** Smaller ones aren't worth a look. */
const shortest = 200;
const tag = /<(\/?)([a-z][a-z0-9-]*)((?:[^>"]|"[^"]*")*?)(\/?)>/;
const rawText = /^(?:script|style|textarea|title)$/;
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * A page without what is known already: each container that stands in `known`, byte for byte, is emptied, and keeps of
 * its attributes what the rest of the page may mean. What is new is added to `known`.
 */
export function leaveOutKnown(html: string, known: Set<string>): string {
  const cuts: { start: number; end: number; text: string }[] = [];
  const fresh: string[] = [];
  let left = -1;
  for (const { name, attributes, start, end } of elementsOf(html)) {
    if (!containers.test(name) || end - start < shortest || start < left) continue;
    const text = html.slice(start, end);
    if (!known.has(text)) {
      fresh.push(text);
      continue;
    }
    const kept = attributes.match(/ (?:id|role|aria-label)="[^"]*"/g) ?? [];
    cuts.push({ start, end, text: `<${name}${kept.join("")}></${name}>` });
    left = end;
  }
  for (const text of fresh) known.add(text);
  return cuts.reduceRight((page, cut) => page.slice(0, cut.start) + cut.text + page.slice(cut.end), html);
}

interface Element {
  name: string;
  attributes: string;
  start: number;
  end: number;
}

/** Where the elements of a page begin and end, the outer ones first; none of a page that isn't well-formed. */
function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const open: Element[] = [];
  const tags = new RegExp(tag, "g");
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const [, slash, name = "", attributes = "", closed] = match;
    if (slash) {
      const element = open.pop();
      if (element?.name !== name) return [];
      element.end = tags.lastIndex;
    } else if (!closed && !empty.test(name)) {
      const element = { name, attributes, start: match.index, end: html.length };
      found.push(element);
      open.push(element);
      if (rawText.test(name)) tags.lastIndex = html.indexOf(`</${name}`, tags.lastIndex);
    }
  }
  return found;
}
