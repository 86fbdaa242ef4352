import { countWithUnit } from "../../catalogue/counts.ts";
import type { Category } from "../../catalogue/schema.ts";
import { selectedNodes, selectProducts, type Selection } from "../../catalogue/selection.ts";
import layout from "../../ui/layout.module.css";
import { AskForLeaf } from "./ask-for-leaf.tsx";
import { EmptyLeaf } from "./empty-leaf.tsx";
import { ItemKeys } from "./item-keys.tsx";
import { ProductCard } from "./product-card.tsx";
import type { ShownProduct } from "./shown-product.ts";
import { SubcategoryTabs } from "./subcategory-tabs.tsx";
import css from "./category-view.module.css";

interface CategoryViewProps {
  category: Category;
  /** All products of the category. */
  products: ShownProduct[];
  selection: Selection;
  isLost: boolean;
}

/** A category: tabs of its subcategories, keys of the chosen one's items, and the products of what is chosen. */
export function CategoryView({ category, products, selection, isLost }: CategoryViewProps) {
  const { subcategory, item } = selectedNodes([category], selection);
  const shown = selectProducts(products, selection);
  const place = [category.label, subcategory?.label, item?.label].filter((label) => label !== undefined);
  return (
    <div className={`${layout.measure} ${css.view}`}>
      <div className={css.head}>
        <h2 id="overlay-title" tabIndex={-1} className={css.title}>
          {category.label}
        </h2>
        <p className={layout.note}>
          {countWithUnit(products.length, "product")} in{" "}
          {countWithUnit(category.subCategories.length, "group")}
        </p>
      </div>
      {isLost && (
        <p className={css.lost} role="status">
          That address is not in the catalogue. This is the nearest place that is.
        </p>
      )}
      <SubcategoryTabs category={category} products={products} selection={selection} />
      <div id="overlay-list" role="tabpanel" aria-label={place.join(", ")}>
        <div className={css.tools}>
          {subcategory && <ItemKeys subcategory={subcategory} products={products} selection={selection} />}
          <p className={css.count} role="status">
            {countWithUnit(shown.length, "product")}
          </p>
        </div>
        {shown.length > 0 ? (
          <ul className={css.cards}>
            {shown.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
            <AskForLeaf place={place} />
          </ul>
        ) : (
          <EmptyLeaf place={place} category={category} selection={selection} products={products} />
        )}
      </div>
    </div>
  );
}
