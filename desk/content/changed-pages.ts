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
  /** New ones and those that read or look otherwise: the home page first, then by how much is new; and how many. */
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
  const changed: (ChangedPage & { weight: number })[] = [];
  for (const address of after.addresses) {
    const html = await after.read(address);
    const last = before.addresses.has(address) ? shownOf(await before.read(address)) : "";
    const shown = shownOf(html);
    if (shown !== last) changed.push({ address, title: titleOf(html), weight: difference(last, shown) });
  }
  const rank = ({ address, weight }: (typeof changed)[number]) => (address === "/" ? Infinity : weight);
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
function difference(one: string, other: string): number {
  const [mine, others] = [one.split(/(?=<)/), other.split(/(?=<)/)];
  const onlyIn = (some: string[], rest: ReadonlySet<string>) => some.filter((piece) => !rest.has(piece));
  return onlyIn(mine, new Set(others)).length + onlyIn(others, new Set(mine)).length;
}

function titleOf(html: string): string {
  const [, title = ""] = /<title>(.*?)(?: \| [^|<]*)?<\/title>/s.exec(html) ?? [];
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };
  return title.replaceAll(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => signs[name] ?? "");
}
