import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { addressOf } from "../../../catalogue/places/address.ts";
import { addressOfState, type BrowserState } from "../../../catalogue/places/browser-state.ts";
import type { Category } from "../../../catalogue/model/schema.ts";
import { chooseSubcategory } from "../../../catalogue/places/selection.ts";
import { pressBySpace } from "../../../ui/links/press-by-space.ts";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";
import type { CategoryData } from "../../../browsing/shown-product.ts";
import css from "./subcategory-tabs.late.module.css";

interface SubcategoryTabsProps {
  category: Category;
  places: CategoryData["places"];
  state: BrowserState;
}

/** Arrow keys move along the tabs; Home and End move to the first and the last. */
function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  pressBySpace(event);
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const at = tabs.indexOf(event.currentTarget);
  const targets = new Map([
    ["ArrowRight", (at + 1) % tabs.length],
    ["ArrowLeft", (at - 1 + tabs.length) % tabs.length],
    ["Home", 0],
    ["End", tabs.length - 1],
  ]);
  const target = targets.get(event.key);
  if (target === undefined) return;
  tabs[target]?.focus();
  event.preventDefault();
}

/** Part of the previous tab that stays visible, px. */
const EDGE = 40;

/**
 * A category's subcategories as tabs, each with its count and unit. None is chosen at first. Together they are one tab
 * stop; without script, where arrow keys do nothing, each tab is a stop.
 */
export function SubcategoryTabs({ category, places, state }: SubcategoryTabsProps) {
  const { selection } = state;
  const isHydrated = useIsHydrated();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // On a phone the chosen tab may be outside the visible part.
    if (chosen && list.current) list.current.scrollLeft = chosen.offsetLeft - EDGE;
  }, [selection.subcategory]);
  const [focused, setFocused] = useState<string>();
  const stop = focused ?? selection.subcategory ?? category.subCategories[0]?.id;
  return (
    <div ref={list} className={css.tabs} role="tablist" aria-label={`${category.label}: groups`}>
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
          tabIndex={isHydrated && subcategory.id !== stop ? -1 : undefined}
          onFocus={() => setFocused(subcategory.id)}
          onBlur={() => setFocused(undefined)}
          onKeyDown={moveFocus}
        >
          {subcategory.label}{" "}
          <span className={css.count}>
            {places[addressOf({ category: category.id, subcategory: subcategory.id })]?.tab}
          </span>
        </a>
      ))}
    </div>
  );
}
