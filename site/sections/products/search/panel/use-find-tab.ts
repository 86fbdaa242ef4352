import { useEffect, useState, type RefObject } from "react";
import { tabId, takeNext, type FindTab } from "./find-tabs.ts";

/** The chosen tab of the panel. A button that opens the panel may ask for one, also before this code has loaded. */
export function useFindTab(dialog: RefObject<HTMLDialogElement | null>, isHydrated: boolean) {
  const [tab, setTab] = useState<FindTab>("search");

  function takeAsked(): void {
    if (dialog.current) setTab(takeNext(dialog.current));
  }

  useEffect(() => {
    // As when the dialog opens with this code.
    if (isHydrated && dialog.current?.dataset.tab)
      dialog.current.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [isHydrated, dialog]);

  // The tab has the focus, and not the field: no keyboard covers a phone's screen.
  useEffect(() => {
    if (tab !== "search") document.getElementById(tabId(tab))?.focus();
  }, [tab]);

  return { tab, setTab, takeAsked };
}
