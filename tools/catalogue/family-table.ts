import type { Category, Product } from "#site/catalogue/model/schema.ts";
import { missingPartners } from "#prerender/trade-rules/partner-notes.ts";
import type { ReadSeries } from "#prerender/series/read-series.ts";

/** The range as read from the content files. */
interface Range {
  categories: readonly Category[];
  products: readonly Product[];
  series: readonly ReadSeries[];
}

/** Every family of the range with its standard and number of sizes, as Markdown. */
export function familyTable({ categories, products, series }: Range): string {
  const parts = categories
    .filter(({ id }) => id !== "all")
    .flatMap((category) => [
      `## ${category.label}`,
      "",
      "| Family | Place | Sizes | Standard |",
      "|---|---|---:|---|",
      ...series
        .filter((each) => each.series.category === category.id)
        .map(
          ({ path, series: { title, standard = "named with each", subcategory, item }, sizes }) =>
            `| ${title} (${path}) | ${placeOf(category, subcategory, item)} | ${sizes.length} | ${standard} |`,
        ),
      "",
    ]);
  return [
    "# Families of the range",
    "",
    `${products.length} products in ${series.length} series.`,
    "",
    ...parts,
    "## Without a partner",
    "",
    "An insert whose holder, a tap whose drill or a holder whose spares the range lacks. The page says “on request” of the first two.",
    "",
    ...missingPartners(products).map(({ product, missing }) => `- ${product.name}: ${missing}`),
    "",
  ].join("\n");
}

function placeOf({ subCategories }: Category, subcategory: string, item: string | undefined): string {
  const node = subCategories.find(({ id }) => id === subcategory);
  const leaf = node?.items.find(({ id }) => id === item);
  return [node?.label, leaf?.label].filter(Boolean).join(" – ");
}
