import type { ShownProduct } from "#site/browsing/shown-product.ts";
import { specificationPairs } from "#site/catalogue/cards/card-attributes.ts";
import { pageOfProduct } from "#site/catalogue/places/address.ts";
import { seriesKey } from "#site/catalogue/table/bands.ts";
import type { SchemaNode } from "./schema-node.ts";
import type { StructuredData } from "./structured-data.ts";

interface Place {
  /** The path to the product, from its category down. */
  steps: { label: string; href: string }[];
  /** Origin of the site; empty if it isn't configured. */
  site: string;
  /** The company's name. */
  company: string;
  /** What its series is called, and all of its tools. */
  series: { title: string; products: readonly ShownProduct[] };
}

/** The series of a product, and the specifications that tell its tools apart; undefined for a single tool. */
function groupOf(product: ShownProduct, { title, products }: Place["series"]): SchemaNode | undefined {
  if (products.length < 2) return undefined;
  const all = products.map(specificationPairsOf);
  const labels = [...new Set(all.flatMap((pairs) => [...pairs.keys()]))];
  return {
    "@type": "ProductGroup",
    productGroupID: seriesKey(product),
    name: title,
    variesBy: labels.filter((label) => new Set(all.map((pairs) => pairs.get(label))).size > 1),
  };
}

function specificationPairsOf(product: ShownProduct): Map<string, string> {
  return new Map(specificationPairs(product).map(({ label, value }) => [label, value]));
}

/**
 * The structured data of a product page for search engines. No offers, ratings or brand: the site states no prices, and
 * the content names no maker.
 */
export function productData(product: ShownProduct, { steps, site, company, series }: Place): StructuredData {
  const { name, description, orderCode, origin, picture } = product;
  const address = site + pageOfProduct(product);
  const group = groupOf(product, series);
  const trail = [{ label: company, href: "/" }, ...steps, { label: name, href: pageOfProduct(product) }];
  const described: SchemaNode = {
    "@type": "Product",
    "@id": `${address}#product`,
    name,
    description,
    url: address,
    image: site + picture.src,
    productID: product.id,
    ...(orderCode !== undefined && { sku: orderCode }),
    category: steps.map(({ label }) => label).join(" > "),
    ...(origin !== undefined && { countryOfOrigin: origin }),
    ...(group && { isVariantOf: group }),
    additionalProperty: specificationPairs(product).map(({ label, value }) => ({
      "@type": "PropertyValue",
      name: label,
      value,
    })),
  };
  const breadcrumbs: SchemaNode = {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, href }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: label,
      item: site + href,
    })),
  };
  return { "@context": "https://schema.org", "@graph": [breadcrumbs, described] };
}
