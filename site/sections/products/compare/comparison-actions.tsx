import { closeSheet } from "../../../browsing/browser-history.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { labelOf } from "../../../labels/labelled.ts";
import { LabelsButton } from "../../../labels/labels-button.tsx";
import { isNewTabClick } from "../../../ui/links/is-new-tab-click.ts";
import { usePassingOn } from "../../../ui/share/use-passing-on.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import actions from "../sheet/sheet-actions.late.module.css";
import css from "./comparison.late.module.css";

interface ComparisonActionsProps {
  listAddress: string;
  isFull: boolean;
  chosen: readonly ShownProduct[];
}

/** Buttons: choose another tool, print, labels for the bins, pass the link on. */
export function ComparisonActions({ listAddress, isFull, chosen }: ComparisonActionsProps) {
  const { name, otherName, isCopied, result, passOn, forgetCopied } = usePassingOn();
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
        <LabelsButton tools={() => chosen.map(labelOf)} />
        <button
          type="button"
          data-other-name={otherName}
          onClick={() => void passOn(document.title, location.href)}
          onBlur={forgetCopied}
        >
          {name}
        </button>
      </div>
      <p className={isCopied ? layout.srOnly : actions.result} role="status">
        {result}
      </p>
    </>
  );
}
