import { sheetLink } from "../../../browsing/sheet-link.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import type { Band } from "../../../catalogue/table/bands.ts";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";
import type { useBandStates } from "./band-states.ts";
import chip from "../size.both.module.css";
import css from "./size-chips.late.module.css";

/** Room for chips beside a folded band, in characters; its table has all sizes. */
const ROOM = 40;
/** The frame of a chip and the gap, in characters. */
const FRAME = 3;

interface SizeChipsProps {
  band: Band<ShownProduct>;
  /** On a phone the id of the chosen size, empty for none. */
  shown: string | undefined;
  isPhone: boolean;
  change: ReturnType<typeof useBandStates>["change"];
}

/**
 * The sizes of a band, each as short as it can be. On a phone the chosen one's card is shown below; beside a folded band
 * a press unfolds it at that size. Without script they are links to the sizes' pages.
 */
export function SizeChips({ band, shown, isPhone, change }: SizeChipsProps) {
  const isHydrated = useIsHydrated();
  const { sizes } = band;
  let room = ROOM;
  const fitting = sizes.filter(({ label }) => (room -= label.length + FRAME) >= 0);
  const own = isPhone || !isHydrated ? sizes : fitting;
  const choose = (id: string): void => {
    change(band.id, isPhone ? { shown: id === shown ? undefined : id } : { isOpen: true, shown: id });
  };
  return (
    <ul className={css.chips} aria-label={`Sizes of ${band.text.title}`}>
      {own.map(({ product, label }) => (
        <li key={product.id}>
          {isHydrated ? (
            <button
              type="button"
              className={chip.size}
              aria-pressed={isPhone ? product.id === shown : undefined}
              onClick={() => choose(product.id)}
            >
              {label}
            </button>
          ) : (
            <a className={chip.size} {...sheetLink(product.id)}>
              {label}
            </a>
          )}
        </li>
      ))}
      {own.length < sizes.length && <li className={css.more}>{`+ ${sizes.length - own.length}`}</li>}
    </ul>
  );
}
