import { countWithUnit } from "../../../catalogue/places/counts.ts";
import buttons from "../../../ui/button.first.module.css";
import blocks from "../../../ui/blocks/blocks.module.css";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";
import css from "./more-of-list.late.module.css";
import { STEP } from "./use-steps.ts";

/** Shows the next step of a long list; without script it shows how many products are missing. */
export function MoreOfList({ total, rest, onMore }: { total: number; rest: number; onMore: () => void }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <span className={blocks.note}>{countWithUnit(rest, "more product")}</span>;
  return (
    <>
      <button type="button" className={buttons.secondary} onClick={onMore}>
        Show {Math.min(rest, STEP)} more of {countWithUnit(total, "product")}
      </button>
      <span className={css.onPaper}>
        The first {total - rest} of {countWithUnit(total, "product")}.
      </span>
    </>
  );
}
