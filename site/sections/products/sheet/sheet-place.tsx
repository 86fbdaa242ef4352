import { addressOf } from "../../../catalogue/places/address.ts";
import type { Category } from "../../../catalogue/model/schema.ts";
import { selectedNodes } from "../../../catalogue/places/selection.ts";
import layout from "../../../ui/layout.first.module.css";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import css from "./sheet-place.late.module.css";
import print from "./sheet-print.late.module.css";

interface SheetPlaceProps {
  product: ShownProduct;
  category: Category;
}

/** The product's path in the tree, a link per step, and its id. */
export function SheetPlace({ product, category }: SheetPlaceProps) {
  const { subcategory, item } = selectedNodes([category], product);
  const steps = [
    { label: category.label, selection: { category: category.id } },
    ...(subcategory
      ? [{ label: subcategory.label, selection: { category: category.id, subcategory: subcategory.id } }]
      : []),
    ...(item ? [{ label: item.label, selection: product }] : []),
  ];
  return (
    <div className={`${css.place} ${print.notOnPaper}`}>
      <nav aria-label="Place in the catalogue">
        <ol className={css.steps}>
          {steps.map(({ label, selection }) => (
            <li key={label}>
              <a href={addressOf(selection)}>{label}</a>
            </li>
          ))}
        </ol>
      </nav>
      <p className={`${layout.note} ${layout.data}`}>
        <span className={layout.srOnly}>Catalogue number </span>
        {product.id}
      </p>
    </div>
  );
}
