import { Activity, useEffect, useRef, useState } from "react";
import { categoryInAddress } from "../../../catalogue/places/address.ts";
import { closeOverlay, closeSheet } from "../../../browsing/browser-history.ts";
import type { CatalogueStore, CategoryState } from "../../../browsing/catalogue-store.ts";
import type { QueryClient } from "../../../browsing/query-client.ts";
import { openGlossary } from "../../../catalogue/glossary/glossary.ts";
import { viewOf, type View } from "../../../browsing/view-of.ts";
import { lostTitle, pageTitle } from "../../../catalogue/places/page-title.ts";
import type { Sender } from "../../../ui/imprint/imprint.tsx";
import { Part } from "../../../ui/part/part.tsx";
import { useDialog } from "../../../ui/use-dialog.ts";
import { CategoryView } from "../category/category-view.tsx";
import { Comparing } from "../compare/comparing.tsx";
import { Comparison } from "../compare/comparison.tsx";
import { GlossaryContext } from "../glossary-context.ts";
import { OverlayBar } from "./overlay-bar.tsx";
import { OverlayFailed, OverlayLoading } from "./overlay-waiting.tsx";
import { ProductSheet } from "../sheet/product-sheet.tsx";
import { useAddress, useIntendedAddress } from "./use-address.ts";
import { useCategoryState } from "./use-category-state.ts";
import { useLoadingScreenGone } from "./use-loading-screen-gone.ts";
import { useReturnToOpener } from "./use-return-to-opener.ts";
import { useReturnPoint } from "./use-return-point.ts";
import css from "./overlay.late.module.css";

export interface OverlayProps {
  company: Sender;
  chatHref: string;
  /** Label of each category by id: the overlay's heading until the category's data is loaded. */
  labels: Readonly<Record<string, string>>;
  /** Title of the page without overlay. */
  homeTitle: string;
  /** Address that the HTML was prerendered for. */
  drawnAddress: string;
}

interface OverlayParts {
  store: CatalogueStore;
  queries: QueryClient;
}

/** The full-screen product browser: a modal dialog that shows the view for the address. */
export function Overlay(props: OverlayProps & OverlayParts) {
  const { company, chatHref, labels, drawnAddress, store, queries } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const address = useAddress(drawnAddress);
  const intended = useIntendedAddress();
  // The view behind the link under the pointer is drawn in advance, except on a page that was prerendered with a
  // category.
  const isPrerendered = categoryInAddress(drawnAddress) !== undefined;
  const drawn = isPrerendered ? address : (intended ?? address);
  const categoryState = useCategoryState(store, categoryInAddress(drawn), categoryInAddress(address));
  const view = viewOf(drawn, categoryState, store.categories);
  const isDrawn = view.kind !== "closed" && view.kind !== "lost";
  const isOpen = isDrawn && categoryInAddress(address) !== undefined;
  const shown: View = isOpen || drawn === address ? view : { kind: "closed" };
  const isLoaderGone = useLoadingScreenGone();
  const title = titleOf(shown, props);
  const list = useListBelow(view, categoryState, store.categories);
  const words = "data" in view ? view.data.glossary : undefined;
  const glossary = words && openGlossary(words);

  useReturnToOpener(isOpen);
  const dialogProps = useDialog(dialog, {
    // A dialog that is open in the HTML waits for the loading screen to end.
    ...(isLoaderGone && { isOpen }),
    onDismiss: () => ("listAddress" in view ? closeSheet(view.listAddress) : closeOverlay()),
  });
  useReturnPoint(dialog, address);
  useFocusOnHeading(dialog, shown);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    // In the HTML the page below an open overlay is inert, because only a script can make a dialog modal.
    if (isLoaderGone) document.getElementById("page")?.removeAttribute("inert");
  }, [isLoaderGone]);

  const isList = view.kind === "list";
  const listView = list && (
    <CategoryView
      view={list}
      queries={queries}
      company={company}
      person={{ phone: company.phone, chatHref }}
    />
  );
  const content = (
    <>
      {view.kind === "loading" && <OverlayLoading label={labels[view.category]} />}
      {view.kind === "failed" && (
        <OverlayFailed
          label={labels[view.category]}
          phone={company.phone}
          onRetry={() => void store.load(view.category)}
        />
      )}
      <Part name="What this address shows" contentKey={drawn}>
        <GlossaryContext value={glossary}>
          <Comparing view={view}>
            {view.kind === "sheet" && (
              <ProductSheet
                key={view.product.id}
                store={store}
                view={view}
                company={company}
                chatHref={chatHref}
              />
            )}
            {view.kind === "comparison" && <Comparison view={view} company={company} />}
            {/* The list stays below a sheet: drawing it anew took half a second on the way back (phone, 4 times slower).
                In the HTML it would be a part that is hydrated later, and a press before that would be lost. */}
            {isPrerendered
              ? isList && listView
              : listView && <Activity mode={isList ? "visible" : "hidden"}>{listView}</Activity>}
          </Comparing>
        </GlossaryContext>
      </Part>
    </>
  );

  return (
    <dialog
      ref={dialog}
      className={css.overlay}
      aria-labelledby={isDrawn ? (isList ? "list-title" : "overlay-title") : undefined}
      open={isPrerendered || undefined}
      data-overlay
      {...dialogProps}
    >
      {/* Also in the closed overlay: it is drawn while the page rests, not under the press that opens it. */}
      <OverlayBar
        phone={company.phone}
        chatHref={chatHref}
        list={"listAddress" in view ? { href: view.listAddress, label: view.data.category.label } : undefined}
      />
      {isPrerendered && content}
      {/* While it is hidden, React draws it in idle time and runs its effects only when it is shown. */}
      {!isPrerendered && isDrawn && <Activity mode={isOpen ? "visible" : "hidden"}>{content}</Activity>}
    </dialog>
  );
}

/** The list that is shown; below a sheet or a comparison the list it was opened from, if there was one. */
function useListBelow(
  view: View,
  categoryState: CategoryState,
  categories: readonly string[],
): Extract<View, { kind: "list" }> | undefined {
  const category = "data" in view ? view.data.category.id : undefined;
  const [listed, setListed] = useState<string>();
  if (view.kind === "list") {
    if (listed !== category) setListed(category);
    return view;
  }
  if (listed === undefined) return undefined;
  if (listed !== category || !("listAddress" in view)) {
    setListed(undefined);
    return undefined;
  }
  const below = viewOf(view.listAddress, categoryState, categories);
  return below.kind === "list" ? below : undefined;
}

function titleOf(view: View, { company, labels, homeTitle }: OverlayProps): string {
  switch (view.kind) {
    case "closed":
      return homeTitle;
    case "lost":
      return lostTitle([], {}, company.name);
    case "loading":
    case "failed":
      return `${labels[view.category]} | ${company.name}`;
    case "list":
      return (view.notice?.kind === "lost" ? lostTitle : pageTitle)(
        [view.data.category],
        view.state.selection,
        company.name,
      );
    case "sheet":
      return `${view.product.name} | ${company.name}`;
    case "comparison":
      return `Comparison · ${pageTitle([view.data.category], view.state.selection, company.name)}`;
  }
}

/**
 * A sheet or a comparison starts at its top. If the content replaces the focused element, its heading gets the focus.
 */
function useFocusOnHeading(dialog: React.RefObject<HTMLDialogElement | null>, view: View): void {
  const opened =
    view.kind === "sheet" ? view.product.id : view.kind === "comparison" ? "comparison" : undefined;
  const category = "data" in view ? view.data.category.id : undefined;
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // A page prerendered with the list has already scrolled to the card in the anchor.
    if (opened) element.scrollTo(0, 0);
    if (!element.matches(":modal")) return;
    if (!opened && element.contains(document.activeElement)) return;
    element.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, [dialog, category, opened]);
}
