import { addressOfState, type BrowserState } from "../../../catalogue/places/browser-state.ts";
import type { Subcategory } from "../../../catalogue/model/schema.ts";
import { chooseItem } from "../../../catalogue/places/selection.ts";
import { selectProducts } from "../../../catalogue/places/select-products.ts";
import { pressBySpace } from "../../../ui/links/press-by-space.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import controls from "../../../ui/blocks/controls.late.module.css";
import css from "./item-buttons.late.module.css";

interface ItemButtonsProps {
  subcategory: Subcategory;
  products: ShownProduct[];
  state: BrowserState;
}

/** The items of the chosen subcategory; pressing the chosen one clears it. */
export function ItemButtons({ subcategory, products, state }: ItemButtonsProps) {
  const { selection } = state;
  if (subcategory.items.length === 0) return null;
  return (
    <div className={controls.choices} role="group" aria-label={`${subcategory.label}: items`}>
      {subcategory.items.map((item) => {
        const count = selectProducts(products, { ...selection, item: item.id }).length;
        return (
          <a
            key={item.id}
            role="button"
            className={`${controls.choice} ${css.button}`}
            href={addressOfState({ ...state, product: undefined, selection: chooseItem(selection, item.id) })}
            data-empty={count === 0 || undefined}
            aria-pressed={item.id === selection.item}
            onKeyDown={pressBySpace}
          >
            {item.label} <span>{count}</span>
          </a>
        );
      })}
    </div>
  );
}
