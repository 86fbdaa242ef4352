import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readDistIndex } from "#server/http/dist-index.ts";

/** A page as a visitor knows it. */
export interface ChangedPage {
  address: string;
  title: string;
}

/** What differs for visitors between two builds. */
export interface PageChanges {
  /**
   * New ones and those that read or look otherwise: the home page first, then those with most that is new on them alone;
   * and how many.
   */
  changed: ChangedPage[];
  count: number;
  /** Pages that are gone, and lead nowhere; and how many. */
  lost: ChangedPage[];
  lostCount: number;
}

/** So many are named; the others are counted. */
const NAMED = 12;

/** Compares the pages of the served site with those of another build, by what they show. */
export async function changedPages(served: string, next: string): Promise<PageChanges> {
  const [before, after] = [await addressesIn(served), await addressesIn(next)];
  const changed: (ChangedPage & { pieces: string[] })[] = [];
  /** On how many pages a piece changes: a new footer is on all, and tells nothing of one. */
  const spread = new Map<string, number>();
  for (const address of after.addresses) {
    const html = await after.read(address);
    const last = before.addresses.has(address) ? shownOf(await before.read(address)) : "";
    const shown = shownOf(html);
    if (shown === last) continue;
    const pieces = difference(last, shown);
    changed.push({ address, title: titleOf(html), pieces });
    for (const piece of pieces) spread.set(piece, (spread.get(piece) ?? 0) + 1);
  }
  const weights = new Map(
    changed.map(({ address, pieces }) => [
      address,
      address === "/" ? Infinity : pieces.reduce((sum, piece) => sum + 1 / (spread.get(piece) ?? 1), 0),
    ]),
  );
  const rank = ({ address }: ChangedPage) => weights.get(address) ?? 0;
  changed.sort((one, other) => rank(other) - rank(one) || (one.address < other.address ? -1 : 1));
  const gone = [...before.addresses].filter(
    (address) => !after.addresses.has(address) && after.index.movedTo(address) === undefined,
  );
  return {
    changed: changed.slice(0, NAMED).map(({ address, title }) => ({ address, title })),
    count: changed.length,
    lost: await Promise.all(
      gone.slice(0, NAMED).map(async (address) => ({ address, title: titleOf(await before.read(address)) })),
    ),
    lostCount: gone.length,
  };
}

async function addressesIn(dist: string) {
  const index = readDistIndex(dist);
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith(".html"));
  const addresses = files.map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`);
  return {
    index,
    // Those that stand in for a missing page have no address of their own.
    addresses: new Set(addresses.filter((address) => index.isPublic(address) && !address.endsWith("/404"))),
    read: (address: string) => readFile(join(dist, index.fileOf(address) ?? ""), "utf8"),
  };
}

/** What a page shows: no scripts, no sheets, no data for scripts, whose names change with every build. */
function shownOf(html: string): string {
  return html
    .slice(html.indexOf("<body"))
    .replaceAll(/<(script|style)\b.*?<\/\1>|<link\b[^>]*>|\sdata-[\w-]+="[^"]*"/gs, "");
}

/** Pieces that only one of the two has. */
function difference(one: string, other: string): string[] {
  const piecesOf = (html: string) => new Set(html.split(/(?=<)/));
  const [mine, others] = [piecesOf(one), piecesOf(other)];
  return [...mine, ...others].filter((piece) => mine.has(piece) !== others.has(piece));
}

function titleOf(html: string): string {
  const [, title = ""] = /<title>(.*?)(?: \| [^|<]*)?<\/title>/s.exec(html) ?? [];
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };
  return title.replaceAll(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => signs[name] ?? "");
}
