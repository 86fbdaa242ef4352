import { useRef, useState, type ReactNode, type RefObject } from "react";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import { Icon } from "../../../ui/icon.tsx";
import buttons from "../../../ui/button.first.module.css";
import { SkipButton } from "../../../ui/skip-button.tsx";
import { useDialog } from "../../../ui/use-dialog.ts";
import { useIsWide } from "./use-is-wide.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import controls from "../../../ui/blocks/controls.late.module.css";
import layout from "../../../ui/layout.first.module.css";
import css from "./filters.late.module.css";

interface FiltersBoxProps {
  /** How many filters are active. */
  active: number;
  /** Number of products that match them. */
  count: number;
  /** Start of the list, the target for skipping. */
  list: RefObject<HTMLElement | null>;
  /** The filter panel. */
  children: ReactNode;
}

/** The place of the filters: beside the list if there is room, otherwise in a dialog that a button opens. */
export function FiltersBox({ active, count, list, children }: FiltersBoxProps) {
  const isWide = useIsWide();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  // A tablet has room for the rail only in landscape; after turning it, the dialog is a new element.
  const dialogProps = useDialog(dialog, { isOpen: isOpen && isWide === false, onDismiss: close });
  if (isWide) {
    return (
      <section className={`${blocks.screen} ${layout.scripted} ${css.rail}`} aria-label="Filters">
        <SkipButton to={() => list.current}>Skip the filters</SkipButton>
        {children}
      </section>
    );
  }
  return (
    <div className={`${blocks.screen} ${layout.scripted} ${css.rail}`}>
      <button
        type="button"
        className={`${buttons.secondary} ${buttons.small} ${css.open}`}
        // Before hydration there is nothing to open.
        disabled={isWide === undefined}
        onClick={() => setIsOpen(true)}
      >
        Filters{active > 0 && `: ${active}`}
      </button>
      {isWide === false && (
        <dialog
          ref={dialog}
          className={`${controls.panel} ${css.dialog}`}
          aria-label="Filters"
          {...dialogProps}
        >
          <div className={`${controls.panelHead} ${css.head}`}>
            <h3 tabIndex={-1}>Filters</h3>
            <button
              type="button"
              className={`${layout.iconKey} ${controls.panelClose}`}
              aria-label="Close the filters"
              onClick={close}
            >
              <Icon name="close" size={26} />
            </button>
          </div>
          {/* While closed it would render with each change of the list. */}
          {isOpen && children}
          <div className={`${controls.panelFoot} ${css.foot}`}>
            <button type="button" className={buttons.primary} onClick={close}>
              Show {countWithUnit(count, "product")}
            </button>
          </div>
        </dialog>
      )}
    </div>
  );
}
