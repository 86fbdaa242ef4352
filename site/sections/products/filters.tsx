import { startTransition, useRef, useState, type ReactNode } from "react";
import { countWithUnit } from "../../catalogue/counts.ts";
import { Icon } from "../../ui/icon.tsx";
import key from "../../ui/key.module.css";
import { useIsWide } from "./use-is-wide.ts";
import css from "./filters.module.css";

interface FiltersProps {
  /** How many filters are active. */
  active: number;
  /** How many products they leave. */
  count: number;
  /** The filter panel. */
  children: ReactNode;
}

/** Where the filters stand: beside the list where there is room, else in a dialog that a key opens. */
export function Filters({ active, count, children }: FiltersProps) {
  const isWide = useIsWide();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (isWide) {
    return (
      <section className={css.rail} aria-label="Filters">
        {children}
      </section>
    );
  }
  return (
    <div className={css.rail}>
      <button
        type="button"
        className={`${key.secondary} ${key.small} ${css.open}`}
        // While prerendered there is nothing to open.
        disabled={isWide === undefined}
        onClick={() => {
          dialog.current?.showModal();
          // Drawn only now, since a closed dialog would be drawn with each change of the list, and in pieces.
          startTransition(() => setIsOpen(true));
        }}
      >
        Filters{active > 0 && `: ${active}`}
      </button>
      {isWide === false && (
        <dialog ref={dialog} className={css.dialog} aria-label="Filters" onClose={() => setIsOpen(false)}>
          <form method="dialog" className={css.head}>
            <h3 tabIndex={-1}>Filters</h3>
            <button type="submit" className={css.close} aria-label="Close the filters">
              <Icon name="close" size={26} />
            </button>
          </form>
          {isOpen && children}
          <form method="dialog" className={css.foot}>
            <button type="submit" className={key.primary}>
              Show {countWithUnit(count, "product")}
            </button>
          </form>
        </dialog>
      )}
    </div>
  );
}
