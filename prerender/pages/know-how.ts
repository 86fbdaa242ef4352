import type { ShownProduct } from "#site/browsing/shown-product.ts";
import { openGlossary } from "#site/catalogue/glossary/glossary.ts";
import { guidesOf } from "#site/catalogue/guides/guides.ts";
import { makeGuide } from "#site/catalogue/guides/make-guide.ts";
import type { WearFigure } from "#site/catalogue/guides/wear-figure.ts";
import { pageOfGuide, type GuideId } from "#site/catalogue/places/guide-address.ts";
import type { KnowHowLink } from "#site/sections/products/grid/know-how.tsx";
import type { Assets } from "../bundles/assets.ts";
import type { Content } from "../content/content.ts";

/** The guides on the home page: one to turn, one to mill, one to drill. */
const shown: readonly GuideId[] = ["turning-inserts", "end-mills", "drills"];

/** The figure as a file of its own, with the colours of the guides' figures. */
function svgOf({ body, lost = "", added = "", cracks = "" }: WearFigure): string {
  const ink = 'stroke="#0f1113"';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 76" width="100" height="76">',
    `<path fill="#dadddf" ${ink} stroke-width="1.6" stroke-linejoin="round" d="${body}"/>`,
    `<path fill="none" ${ink} stroke-dasharray="3 2" d="${lost}"/>`,
    `<path fill="#5c6166" ${ink} d="${added}"/>`,
    `<path fill="none" ${ink} stroke-width="1.2" d="${cracks}"/>`,
    "</svg>",
  ].join("");
}

/** Three guides of the range, each with the figure of a kind of wear that no other one shows. */
export function knowHow(
  { words }: Content,
  products: readonly ShownProduct[],
  assets: Assets,
): KnowHowLink[] {
  const glossary = openGlossary(words.glossary);
  const ids = guidesOf(products).filter((id) => shown.includes(id));
  const used = new Set<string>();
  return ids.flatMap((id) => {
    const guide = makeGuide(id, { text: words.guides[id], wear: words.wear, glossary }, products);
    const worn = guide?.wear.find(({ kind, figure }) => figure && !used.has(kind.name));
    if (!guide || !worn?.figure) return [];
    used.add(worn.kind.name);
    const figure = assets.add(`/assets/know-how/${id}.svg`, new TextEncoder().encode(svgOf(worn.figure)));
    return [{ title: guide.text.title, href: pageOfGuide(id), figure }];
  });
}
