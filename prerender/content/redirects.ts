import * as v from "valibot";
import { addressOf, allSelections, pageOfProduct, PRODUCTS_PATH } from "#site/catalogue/places/address.ts";
import type { ContentFault } from "../reading/faults/content-fault.ts";
import type { Category, Product } from "#site/catalogue/model/schema.ts";

const ID = "[a-z0-9]+(?:-[a-z0-9]+)*";
const id = v.pipe(v.string(), v.regex(new RegExp(`^${ID}$`), "the id of a product as it was"));
const place = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${ID}(?:/${ID}){0,2}$`), 'a place of the tree such as "turning/inserts"'),
);

/** `content/redirects.json`: what was renamed or taken out, and where its addresses lead now. */
export const redirectsSchema = v.strictObject({
  products: v.pipe(
    v.record(id, v.union([id, place], "the id of a product, or a place of the tree")),
    v.title("Tools"),
    v.description(
      "Ids of products as they were, each with the id that it has now, or with a place of the tree.",
    ),
  ),
  places: v.pipe(
    v.record(place, place),
    v.description('Places as they were, such as "turning/tips", each with the one that it is now.'),
  ),
});

type RedirectsFile = v.InferOutput<typeof redirectsSchema>;

/** Where lost addresses lead. */
export interface Redirects {
  /** Paths as they were and as they are. */
  addresses: ReadonlyMap<string, string>;
  /** Ids of products as they were and as they are, for addresses that name them after a "#". */
  products: ReadonlyMap<string, string>;
}

/** Follows a name that was renamed more than once; undefined where it comes back to itself. */
function lastOf(names: Readonly<Record<string, string>>, from: string): string | undefined {
  const seen = new Set([from]);
  let to = names[from] ?? from;
  while (Object.hasOwn(names, to)) {
    if (seen.has(to)) return undefined;
    seen.add(to);
    to = names[to] ?? to;
  }
  return to;
}

/** Works the file out: every address that leads on, and a fault for each entry that can't. */
export function resolveRedirects(
  { products: renamed, places: moved }: RedirectsFile,
  tree: readonly Category[],
  products: readonly Product[],
): Redirects & { faults: ContentFault[] } {
  const ids = new Set(products.map((product) => product.id));
  const places = new Set(allSelections(tree).slice(1).map(addressOf));
  const faults: ContentFault[] = [];
  const addresses = new Map<string, string>();
  const known = new Map<string, string>();
  const placeAddress = (steps: string): string => `${PRODUCTS_PATH}/${steps}`;
  const tell = (list: string, name: string, says: string): void => {
    faults.push({ file: "content/redirects.json", field: list, sentence: `"${name}" ${says}` });
  };
  for (const from of Object.keys(renamed)) {
    const to = lastOf(renamed, from);
    const target = to !== undefined && Object.hasOwn(moved, to) ? lastOf(moved, to) : to;
    if (ids.has(from))
      tell("products", from, "is the id of a product still. Take the entry out, or rename the product.");
    else if (to === undefined)
      tell("products", from, "leads back to itself. Let it lead to what there is now.");
    else if (ids.has(to)) {
      addresses.set(pageOfProduct({ id: from }), pageOfProduct({ id: to }));
      known.set(from, to);
    } else if (target !== undefined && places.has(placeAddress(target)))
      addresses.set(pageOfProduct({ id: from }), placeAddress(target));
    else tell("products", from, `leads to "${to}", which is neither a product's id nor a place of the tree.`);
  }
  for (const from of Object.keys(moved)) {
    const to = lastOf(moved, from);
    if (places.has(placeAddress(from)))
      tell("places", from, "is a place of the tree still. Take the entry out, or rename the place.");
    else if (to === undefined)
      tell("places", from, "leads back to itself. Let it lead to what there is now.");
    else if (!places.has(placeAddress(to)))
      tell("places", from, `leads to "${to}", which is no place of the tree.`);
    else {
      addresses.set(placeAddress(from), placeAddress(to));
      // What stands below a renamed place was below its old name too; an entry of its own goes before.
      for (const below of places) {
        if (!below.startsWith(`${placeAddress(to)}/`)) continue;
        const old = placeAddress(from) + below.slice(placeAddress(to).length);
        if (!places.has(old) && !Object.hasOwn(moved, old.slice(PRODUCTS_PATH.length + 1)))
          addresses.set(old, below);
      }
    }
  }
  return { addresses, products: known, faults };
}

/** The file `_redirects`, which our server and several static hosts read: a line for each address. */
export function redirectsText({ addresses }: Redirects): string {
  return [...addresses].map(([from, to]) => `${from} ${to} 308\n`).join("");
}
