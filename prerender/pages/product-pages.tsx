import { renderToStaticMarkup } from "react-dom/server";
import type { ShownProduct } from "#site/browsing/shown-product.ts";
import { addressOf, pageOfProduct } from "#site/catalogue/places/address.ts";
import { selectedNodes } from "#site/catalogue/places/selection.ts";
import { seriesKey } from "#site/catalogue/table/bands.ts";
import { fitIndex, partnerLists } from "#site/catalogue/relations/fits.ts";
import { drawSmall } from "#engineering/drawing/paper/draw-small.ts";
import type { Frame } from "#site/sections/plain-page/frame.ts";
import type { ProductPageProps } from "#site/sections/products/page/product-page.tsx";
import { OwnProductPage } from "#site/plain-pages.tsx";
import type { Assets } from "../bundles/assets.ts";
import type { Content } from "../content/content.ts";
import { productData } from "../found/product-data.ts";
import { SHARE_SIZE } from "../pictures/share-size.ts";
import { renderDocument } from "./document.ts";
import { titled } from "./titled.ts";

interface ProductPagesParts {
  frame: Frame;
  ask: ProductPageProps["ask"];
  /** Address of the script of the pages other than the main one. */
  ownScript?: string | undefined;
  content: Content;
  products: readonly ShownProduct[];
  /** The inlined style sheet. */
  ownStyle: string;
  publicUrl: string | undefined;
  assets: Assets;
  /** The pictures for shared links, by the names of the products' pictures; the site's own replaces a missing one. */
  sharePictures?: ReadonlyMap<string, Uint8Array>;
  /** Paths of the only files to render; by default all. */
  only?: readonly string[] | undefined;
}

/** Maximum length of descriptions for search engines, in characters: they show about as many. */
const LONGEST = 160;

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(" ", LONGEST - 1))}…`;
}

/** The path to a product from its category down. */
function stepsTo(product: ShownProduct, { categories }: Content): { label: string; href: string }[] {
  const { category, subcategory, item } = selectedNodes(categories, product);
  const steps = [
    { node: category, to: { category: product.category } },
    { node: subcategory, to: { category: product.category, subcategory: product.subcategory } },
    { node: item, to: product },
  ];
  return steps.flatMap(({ node, to }) => (node ? [{ label: node.label, href: addressOf(to) }] : []));
}

/** The page of each product, by its path in dist/: static and small. */
export function* productPages(parts: ProductPagesParts): Generator<[path: string, html: string]> {
  const { frame, ask, ownScript, content, products, ownStyle, publicUrl, only, assets, sharePictures } =
    parts;
  const { company, hsn } = content;
  const index = fitIndex(products);
  const inSeries = Map.groupBy(products, seriesKey);
  const pictureNames = new Map(content.products.map(({ id, picture }) => [id, picture]));
  for (const product of products) {
    const canonicalPath = pageOfProduct(product);
    const path = `${canonicalPath.slice(1)}.html`;
    if (only && !only.includes(path)) continue;
    const steps = stepsTo(product, content);
    const series = inSeries.get(seriesKey(product)) ?? [];
    const seriesTitle = content.series.get(seriesKey(product))?.title ?? product.name;
    const body = renderToStaticMarkup(
      <OwnProductPage
        {...{ frame, product, hsn, steps, company, ask }}
        series={series}
        drawing={drawSmall(product)}
        fits={partnerLists(index, product)}
      />,
    );
    const name = pictureNames.get(product.id) ?? "";
    const shared = sharePictures?.get(name);
    yield [
      path,
      renderDocument({
        language: company.language,
        title: titled(product.name, company.name),
        description: cut(`${product.name}. ${product.description}`),
        body,
        style: ownStyle,
        script: ownScript,
        canonicalPath,
        publicUrl,
        siteName: company.name,
        ...(shared && {
          picture: {
            src: assets.add(`/assets/share/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.jpg`, shared),
            ...SHARE_SIZE,
            alt: product.name,
          },
        }),
        structuredData: productData(product, {
          steps,
          site: publicUrl ?? "",
          company: company.name,
          series: { title: seriesTitle, products: series },
        }),
      }),
    ];
  }
}
