import { fitIndex } from "#site/catalogue/relations/fits.ts";
import { seriesIn, seriesKey, type SeriesFacts } from "#site/catalogue/table/bands.ts";
import { placeFacts } from "#site/catalogue/table/place-facts.ts";
import { describeSeries } from "#site/catalogue/table/describe-series.ts";
import { inSizeOrder } from "#site/catalogue/table/usual-order.ts";
import { groupsOfInserts, openSearch } from "#site/catalogue/search/open-search.ts";
import { searchData } from "#site/catalogue/search/search-data.ts";
import { selectProducts } from "#site/catalogue/places/select-products.ts";
import type { ShownProduct } from "#site/browsing/shown-product.ts";
import type { Assets } from "../bundles/assets.ts";
import type { Content } from "../content/content.ts";
import { companyFacts } from "../content/company/company-facts.ts";
import { searchWords } from "../content/words.ts";
import { addCategory, addFits, addSearch, renamedIn } from "./data-files.ts";
import { knowHow } from "./know-how.ts";
import type { PageMaterial } from "./page-props.ts";
import type { OwnPictures } from "../pictures/own/own-pictures.ts";
import { wronglyShown } from "../picture-rules/check-picture.ts";
import { addSketch } from "./series-sketch.ts";
import { Pictures } from "../pictures/pictures.ts";
import { fillPrivacy } from "./privacy.ts";

/** The material of all pages. */
export interface MaterialParts {
  content: Content;
  /** Folder of the pictures. */
  art: string;
  /** The owner's photos and logos, converted; without them only those of `art` are known. */
  ownPictures?: OwnPictures;
  /** Receives the pictures and data files that the pages reference. */
  assets: Assets;
  /** Origin that the form is posted to; empty means the site's own. */
  apiHost: string;
  /** How long the server stores a message. */
  retentionDays: number;
}

/** The material that all pages share; the pictures and data files are added on the way. */
export function materialOf({
  content,
  art,
  ownPictures,
  assets,
  apiHost,
  retentionDays,
}: MaterialParts): PageMaterial {
  const pictures = new Pictures(art, assets, ownPictures);
  const bySize = inSizeOrder(content.products);
  const at = new Map(bySize.map(({ id }, index) => [id, index]));
  const described = new Map(
    seriesIn(bySize).map(({ id, products: sizes }) => {
      const { sketched, ...facts } = describeSeries(sizes);
      const sketch = sketched && addSketch(assets, id, sketched);
      return [id, { ...facts, ...(sketch && { sketch }) }];
    }),
  );
  const products = content.products.map((product): ShownProduct => {
    const picture = pictures.tool(product.picture);
    // The owner's photo shows exactly the tool that the content names.
    const isOther = picture.kind !== "Photo" && wronglyShown(product).length > 0;
    return {
      ...product,
      picture,
      at: at.get(product.id) ?? 0,
      sizeLabel: described.get(seriesKey(product))?.labels.get(product.id) ?? "",
      ...(isOther && { showsSimilar: true }),
    };
  });
  const index = fitIndex(products);
  const searched = searchData(
    content.categories,
    products,
    searchWords(content.words, products, companyFacts(content.company)),
  );
  const insertGroups = groupsOfInserts(openSearch(searched));
  const categories = new Map(
    content.categories
      .filter((category) => category.id !== "all")
      .map((category) => {
        // Tools of other categories that are also in this place come after its own.
        const own = selectProducts(products, { category: category.id }).toSorted(
          (one, other) => Number(one.category !== category.id) - Number(other.category !== category.id),
        );
        return [
          category.id,
          {
            category,
            products: own.map((product): ShownProduct => {
              const groups = insertGroups.get(product.id)?.join("");
              return groups ? { ...product, insertGroups: groups } : product;
            }),
            series: Object.fromEntries(
              own.map((product): [string, SeriesFacts] => {
                const key = seriesKey(product);
                const { labels: _, ...facts } = described.get(key) ?? {
                  columns: [],
                  deliveryFrom: 0,
                  groups: [],
                };
                return [key, { ...(content.series.get(key) ?? { title: product.name }), ...facts }];
              }),
            ),
            placePictures: pictures.ofEmptyPlaces(category, own),
            fits: addFits(assets, category, own, index),
            hsn: content.hsn,
            places: placeFacts(category, own),
            renamed: renamedIn(content.redirects, own),
            glossary: content.words.glossary,
          },
        ];
      }),
  );
  const catalogueFiles = Object.fromEntries(
    [...categories].map(([id, data]) => [id, addCategory(assets, data)]),
  );
  const searchFile = addSearch(assets, searched);
  const privacy = fillPrivacy(content, retentionDays);
  const guides = knowHow(content, products, assets);
  return { content, pictures, products, categories, catalogueFiles, searchFile, apiHost, privacy, guides };
}
