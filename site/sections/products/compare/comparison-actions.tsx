import { closeSheet } from "../../../browsing/browser-history.ts";
import { isNewTabClick } from "../../../ui/links/is-new-tab-click.ts";
import { useCopying } from "../../../ui/use-copying.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import actions from "../sheet/sheet-actions.late.module.css";
import css from "./comparison.late.module.css";

interface ComparisonActionsProps {
  listAddress: string;
  isFull: boolean;
}

/** Buttons: choose another tool, print, copy the link. */
export function ComparisonActions({ listAddress, isFull }: ComparisonActionsProps) {
  const [result, copy] = useCopying();
  return (
    <>
      <div className={`${blocks.cluster} ${actions.actions} ${css.actions}`}>
        {!isFull && (
          <a
            href={listAddress}
            onClick={(event) => {
              if (isNewTabClick(event)) return;
              event.preventDefault();
              closeSheet(listAddress);
            }}
          >
            Choose another
          </a>
        )}
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
        <button type="button" onClick={() => void copy(location.href)}>
          Copy link
        </button>
      </div>
      <p className={css.result} role="status">
        {result}
      </p>
    </>
  );
}
