import { expect, test } from "vitest";
import { addressOf } from "../places/address.ts";
import { selectProducts } from "../places/select-products.ts";
import { realProducts as products, realTree } from "../testing/real-catalogue.ts";

test("no picture stands for two families of tools, but the round insert that turns and mills", () => {
  const families = Map.groupBy(products, ({ picture }) => picture);
  const shared = [...families].filter(([, shown]) => new Set(shown.map(({ family }) => family)).size > 1);
  expect(shared.map(([picture]) => picture)).toEqual(["rcmt"]);
});

test("every place of the tree has a picture of its own kind of tool", () => {
  const bare = realTree.flatMap((category) =>
    category.subCategories.flatMap((subcategory) =>
      (subcategory.items.length > 0 ? subcategory.items : [undefined]).flatMap((item) => {
        const place = { category: category.id, subcategory: subcategory.id, item: item?.id };
        const hasProducts = selectProducts(products, place).length > 0;
        return hasProducts || (item ?? subcategory).picture ? [] : [addressOf(place)];
      }),
    ),
  );
  expect(bare).toEqual([]);
});
