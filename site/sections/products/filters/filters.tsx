import { useRef, useState, type ReactNode, type RefObject } from "react";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import { Icon } from "../../../ui/icon.tsx";
import buttons from "../../../ui/button.first.module.css";
import { SkipButton } from "../../../ui/skip-button.tsx";
import { useDialog } from "../../../ui/use-dialog.ts";
import { DESK, useMedia } from "../../../ui/use-media.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import controls from "../../../ui/blocks/controls.late.module.css";
import layout from "../../../ui/layout.first.module.css";
import css from "./filters.late.module.css";

interface FiltersRailProps {
  /** Start of the list, the target for skipping. */
  list: RefObject<HTMLElement | null>;
  /** The filter panel. */
  children: ReactNode;
}

/** The filters beside the list, in a window with room for both. Its place is kept until a script draws them. */
export function FiltersRail({ list, children }: FiltersRailProps) {
  const isWide = useMedia(DESK);
  if (isWide === false) return null;
  return (
    <section className={`${blocks.screen} ${layout.scripted} ${css.rail}`} aria-label="Filters">
      {isWide && (
        <>
          <SkipButton to={() => list.current}>Skip the filters</SkipButton>
          {children}
        </>
      )}
    </section>
  );
}

interface FiltersButtonProps {
  /** How many filters are active. */
  active: number;
  /** Number of products that match them. */
  count: number;
  /** Order, units and view, and the filter panel. */
  children: ReactNode;
}

/** Below that width: a button that opens order, view and filters in a dialog. */
export function FiltersButton({ active, count, children }: FiltersButtonProps) {
  const isWide = useMedia(DESK);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  // A tablet has room for the rail only in landscape; after turning it, the dialog is a new element.
  const dialogProps = useDialog(dialog, { isOpen: isOpen && isWide === false, onDismiss: close });
  if (isWide) return null;
  return (
    <div className={`${blocks.screen} ${layout.scripted} ${css.opener}`}>
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
