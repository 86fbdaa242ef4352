import { addressOf, pageOfProduct } from "#site/catalogue/places/address.ts";
import { selectedNodes, type Selection } from "#site/catalogue/places/selection.ts";
import { selectProducts } from "#site/catalogue/places/select-products.ts";
import { findSamples } from "../launch/find-samples.ts";
import type { ShownProduct } from "#site/browsing/shown-product.ts";
import type { Content } from "../content/content.ts";
import { localBusiness } from "./local-business.ts";
import type { SchemaNode } from "./schema-node.ts";

/** Maximum number of products listed: as many as a category's page draws. */
const MOST_LISTED = 60;

interface Described {
  content: Content;
  products: readonly ShownProduct[];
}

/** A page's data for search engines: one JSON-LD document. */
export interface StructuredData {
  "@context": "https://schema.org";
  "@graph": SchemaNode[];
}

/**
 * Describes the page of a selection for search engines: its products and its breadcrumbs; the home page, where each
 * byte counts, by its name and the business, but only once no invented value is left in the content. Addresses are absolute if `publicUrl` is given.
 */
export function structuredData(
  material: Described,
  selection: Selection,
  publicUrl: string | undefined,
): StructuredData {
  const site = publicUrl ?? "";
  const { content } = material;
  const isHome = !selection.category;
  const isReady = isHome && findSamples(content).length === 0;
  return {
    "@context": "https://schema.org",
    "@graph": [
      ...(isHome ? [] : [breadcrumbs(material, selection, site)]),
      isHome ? webSite(content, site) : itemList(material, selection, site),
      ...(isReady ? [localBusiness(content, site)] : []),
    ],
  };
}

/** The steps from the home page to the selection. */
function breadcrumbs({ content }: Described, selection: Selection, site: string): SchemaNode {
  const nodes = selectedNodes(content.categories, selection);
  const { category, subcategory } = selection;
  const steps = [
    { node: nodes.category, address: addressOf({ category }) },
    { node: nodes.subcategory, address: addressOf({ category, subcategory }) },
    { node: nodes.item, address: addressOf(selection) },
  ].flatMap(({ node, address }) => (node ? [{ name: node.label, address }] : []));
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: content.company.name, address: "/" }, ...steps].map(
      ({ name, address }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name,
        item: site + address,
      }),
    ),
  };
}

/** The site's name, as search engines show it. */
function webSite({ company }: Content, site: string): SchemaNode {
  return { "@type": "WebSite", name: company.name, url: `${site}/` };
}

/** The products of the selection that the page contains, as links to their pages. */
function itemList({ products }: Described, selection: Selection, site: string): SchemaNode {
  const listed = selectProducts(products, selection);
  return {
    "@type": "ItemList",
    numberOfItems: listed.length,
    itemListElement: listed.slice(0, MOST_LISTED).map((product, at) => ({
      "@type": "ListItem",
      position: at + 1,
      url: site + pageOfProduct(product),
    })),
  };
}
