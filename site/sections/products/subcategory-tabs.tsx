import type { KeyboardEvent } from "react";
import { addressOfState, type BrowserState } from "../../catalogue/browser-state.ts";
import { tabCount } from "../../catalogue/counts.ts";
import type { Category } from "../../catalogue/schema.ts";
import { chooseSubcategory } from "../../catalogue/selection.ts";
import { pressBySpace } from "../../ui/press-by-space.ts";
import type { ShownProduct } from "./shown-product.ts";
import css from "./subcategory-tabs.module.css";

interface SubcategoryTabsProps {
  category: Category;
  products: ShownProduct[];
  state: BrowserState;
}

/** Arrow keys walk along the tabs; each stays in the tab order too, since each is a link. */
function walk(event: KeyboardEvent<HTMLAnchorElement>): void {
  pressBySpace(event);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const at = tabs.indexOf(event.currentTarget);
  tabs[(at + step + tabs.length) % tabs.length]?.focus();
  event.preventDefault();
}

/** A category's subcategories as tabs, each with its count and unit. None is chosen at first. */
export function SubcategoryTabs({ category, products, state }: SubcategoryTabsProps) {
  const { selection } = state;
  return (
    <div className={css.tabs} role="tablist" aria-label={`${category.label}: groups`}>
      {category.subCategories.map((subcategory) => (
        <a
          key={subcategory.id}
          role="tab"
          className={css.tab}
          href={addressOfState({
            ...state,
            product: undefined,
            selection: chooseSubcategory(selection, subcategory.id),
          })}
          aria-selected={subcategory.id === selection.subcategory}
          aria-controls="overlay-list"
          onKeyDown={walk}
        >
          {subcategory.label}{" "}
          <span className={css.count}>{tabCount(subcategory, category.id, products)}</span>
        </a>
      ))}
    </div>
  );
}
