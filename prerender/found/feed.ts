import type { ShownProduct } from "#site/browsing/shown-product.ts";
import { pageOfProduct } from "#site/catalogue/places/address.ts";
import { selectedNodes } from "#site/catalogue/places/selection.ts";
import { hsnOf } from "#site/catalogue/ordering/ordering-words.ts";
import type { Content } from "../content/content.ts";
import type { FeedFile } from "./feed-schema.ts";

/** Number of products in one file of the feed: about 1 MB before compression. */
const IN_FILE = 1000;

const nameOf = (number: number): string => `feed/products${number === 1 ? "" : `-${number}`}.json`;

function entry(product: ShownProduct, content: Content, site: string): FeedFile["products"][number] {
  const { category, subcategory, item } = selectedNodes(content.categories, product);
  const { id, name, description, features = [], specifications, picture } = product;
  const { orderCode, pack, leadTime, origin } = product;
  const hsn = hsnOf(product, content.hsn);
  return {
    id,
    url: site + pageOfProduct(product),
    name,
    description,
    category: [category, subcategory, item].flatMap((node) => (node ? [node.label] : [])),
    image: site + picture.src,
    imageKind: picture.kind,
    features,
    specifications,
    ...(orderCode !== undefined && { orderCode }),
    ...(pack !== undefined && { pack }),
    ...(leadTime !== undefined && { leadTime }),
    ...(hsn !== undefined && !hsn.toBeConfirmed && { hsn: hsn.code }),
    ...(origin !== undefined && { origin }),
  };
}

/**
 * The complete range for machines, in files that link to each other. Addresses are absolute if the site's origin is
 * known.
 */
export function feedFiles(
  content: Content,
  products: readonly ShownProduct[],
  publicUrl: string | undefined,
): Map<string, string> {
  const site = publicUrl ?? "";
  const files = new Map<string, string>();
  const count = Math.max(1, Math.ceil(products.length / IN_FILE));
  for (let number = 1; number <= count; number += 1) {
    const part = products.slice((number - 1) * IN_FILE, number * IN_FILE);
    const file: FeedFile = {
      version: 1,
      company: content.company.name,
      home: `${site}/`,
      total: products.length,
      products: part.map((product) => entry(product, content, site)),
      ...(number < count && { next: `${site}/${nameOf(number + 1)}` }),
    };
    files.set(nameOf(number), `${JSON.stringify(file)}\n`);
  }
  return files;
}
