import type { MouseEvent, ReactNode } from "react";
import { onPress } from "../page-action.ts";
import css from "./add-or-open.late.module.css";

interface AddOrOpenProps {
  /** Whether the quote list has it: then the button opens the list, so that nothing is added twice by mistake. */
  isInList: boolean;
  add: () => void;
  /** Its name, if that differs from its text. */
  label?: string;
  className: string | undefined;
  /** Whether its colour stays the same once it is in the list. */
  keepsColour?: boolean;
  children: ReactNode;
}

/** Adds to the quote list, then opens it. One button for both actions, so that it keeps the focus. */
export function AddOrOpen({
  isInList,
  add,
  label,
  className,
  keepsColour = false,
  children,
}: AddOrOpenProps) {
  function addOnly(event: MouseEvent): void {
    // This click must not reach the page's listener: the button is about to become the one that opens the list.
    event.stopPropagation();
    add();
  }

  return (
    <button
      type="button"
      className={`${className ?? ""} ${css.button}`}
      data-added={(isInList && !keepsColour) || undefined}
      aria-label={label}
      {...(isInList ? onPress({ action: "open-quote-list" }) : { onClick: addOnly })}
    >
      {children}
    </button>
  );
}
