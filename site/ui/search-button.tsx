import { Icon } from "./icon.tsx";
import { onPress } from "./page-action.ts";
import css from "./search-button.first.module.css";

/**
 * Opens the search, also when a letter is typed on it (site/start/ handles both). Before the script runs it leads to
 * the products. Fits its container, from an icon to a whole line.
 */
export function SearchButton() {
  return (
    <a
      role="button"
      href="/#products"
      className={css.button}
      {...onPress({ action: "open-search" })}
      aria-label="Search code, size, thread, material"
      aria-haspopup="dialog"
    >
      <Icon name="search" size={22} />
      <span>
        Search<i> code, size, thread, material</i>
      </span>
    </a>
  );
}
