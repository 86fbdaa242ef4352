import type { Content } from "#prerender/content/content.ts";
import type { Finding } from "#prerender/launch/finding.ts";
import { isInsert } from "#engineering/values/tool.ts";
import { hsnOf } from "#site/catalogue/ordering/ordering-words.ts";
import { seatOf } from "#site/catalogue/relations/insert-seat.ts";

/** The products' promises about ordering, and their gaps. */
export function findOrderingGaps({ products, hsn }: Content): Finding[] {
  const file = "content/range/";
  const inStock = products.filter(({ leadTime }) => leadTime === "stock").length;
  const without = (what: string, list: readonly Content["products"][number][]): Finding[] =>
    list.length === 0
      ? []
      : [
          {
            file,
            field: "",
            says: `${list.length} of ${products.length} have no ${what}, such as "${list[0]?.id}".`,
          },
        ];
  const holders = products.filter((product) => seatOf(product) !== undefined && !isInsert(product));
  return [
    ...(inStock === 0
      ? []
      : [
          {
            file,
            field: "leadTime",
            says: `${inStock} of ${products.length} say "stock": see that they are kept.`,
          },
        ]),
    ...without(
      "order code",
      products.filter(({ orderCode }) => orderCode === undefined),
    ),
    ...without(
      "HSN code",
      products.filter((product) => hsnOf(product, hsn) === undefined),
    ),
    ...without(
      "country of origin",
      products.filter(({ origin }) => origin === undefined),
    ),
    ...without(
      "spare parts though they hold inserts",
      holders.filter(({ spares }) => spares === undefined),
    ),
  ];
}
