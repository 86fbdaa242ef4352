import { sheetLink } from "../../../browsing/sheet-link.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";
import chip from "../size.both.module.css";
import css from "./size-chips.late.module.css";

/** Room for chips beside a folded band, in characters; its table has all sizes. */
const ROOM = { usual: 40, wide: 64 };
/** The frame of a chip and the gap, in characters. */
const FRAME = 3;

interface SizeChipsProps {
  sizes: readonly ShownProduct[];
  /** Title of the series. */
  title: string;
  /** On a phone the id of the chosen size, empty for none. */
  shown: string | undefined;
  isPhone: boolean;
  isWide: boolean;
  choose: (id: string) => void;
}

/**
 * The sizes of a band, each as short as it can be. On a phone the chosen one's card is shown below; beside a folded band
 * a press unfolds it at that size. Without script they are links to the sizes' pages.
 */
export function SizeChips({ sizes, title, shown, isPhone, isWide, choose }: SizeChipsProps) {
  const isHydrated = useIsHydrated();
  let room = isWide ? ROOM.wide : ROOM.usual;
  const fitting = sizes.filter(({ sizeLabel }) => (room -= sizeLabel.length + FRAME) >= 0);
  const own = isPhone || !isHydrated ? sizes : fitting;
  return (
    <ul className={css.chips} aria-label={`Sizes of ${title}`}>
      {own.map(({ id, sizeLabel }) => (
        <li key={id}>
          {isHydrated ? (
            <button
              type="button"
              className={chip.size}
              aria-pressed={isPhone ? id === shown : undefined}
              onClick={() => choose(id)}
            >
              {sizeLabel}
            </button>
          ) : (
            <a className={chip.size} {...sheetLink(id)}>
              {sizeLabel}
            </a>
          )}
        </li>
      ))}
      {own.length < sizes.length && <li className={css.more}>{`+ ${sizes.length - own.length}`}</li>}
    </ul>
  );
}
