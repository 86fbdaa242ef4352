import { useEffect, useRef, useSyncExternalStore, type SyntheticEvent } from "react";
import { readAddress } from "../../catalogue/address.ts";
import { pageTitle } from "../../catalogue/page-title.ts";
import { closeOverlay, currentPath, isOverlayPath, subscribeToAddress } from "./browser-address.ts";
import type { CatalogueStore } from "./catalogue-store.ts";
import { CategoryView } from "./category-view.tsx";
import { OverlayBar } from "./overlay-bar.tsx";
import { OverlayFailed, OverlayLoading } from "./overlay-waiting.tsx";
import { useModal } from "./use-modal.ts";
import { useNamedProduct } from "./use-named-product.ts";
import { useReturnPoint } from "./use-return-point.ts";
import css from "./overlay.module.css";

export interface OverlayProps {
  company: string;
  chatHref: string;
  /** Title of the page without overlay. */
  homeTitle: string;
  /** Path that the HTML was drawn for. */
  drawnPath: string;
  /** Whether the HTML was drawn for an address that is not in the catalogue. */
  isDrawnLost: boolean;
}

/** The full-screen product browser: a modal dialog whose state is the address. */
export function Overlay({
  company,
  chatHref,
  homeTitle,
  drawnPath,
  isDrawnLost,
  store,
}: OverlayProps & { store: CatalogueStore }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const path = useSyncExternalStore(subscribeToAddress, currentPath, () => drawnPath);
  const categoryId = isOverlayPath(path) ? path.split("/")[2] : undefined;
  const isOpen = categoryId !== undefined && store.categories.includes(categoryId);
  const state = useSyncExternalStore(
    store.subscribe,
    () => store.stateOf(categoryId ?? ""),
    () => store.stateOf(categoryId ?? ""),
  );
  const category = isOpen && state.status === "ready" ? state.data.category : undefined;
  const address = category && readAddress([category], path);
  const selection = address?.selection ?? {};
  const title = category ? pageTitle([category], selection, company) : homeTitle;

  // The address may name a category that nothing has asked for yet (Back, Forward, a shared link).
  useEffect(() => {
    if (isOpen && categoryId) void store.load(categoryId);
  }, [isOpen, categoryId, store]);
  useEffect(() => {
    if (!isOpen || category) document.title = title;
  }, [isOpen, category, title]);
  useModal(dialog, isOpen);
  // What is drawn in place of something that had the focus takes it over.
  useEffect(() => {
    const element = dialog.current;
    if (!element?.matches(":modal") || element.contains(document.activeElement)) return;
    element.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, [categoryId, state.status]);
  useNamedProduct(dialog, category ? path : undefined);
  useReturnPoint(dialog, path);

  function cancel(event: SyntheticEvent): void {
    event.preventDefault();
    closeOverlay();
  }

  return (
    <dialog
      ref={dialog}
      className={css.overlay}
      aria-labelledby="overlay-title"
      open={isOverlayPath(drawnPath) || undefined}
      onCancel={cancel}
      data-overlay
    >
      {isOpen && (
        <>
          <OverlayBar chatHref={chatHref} />
          {category && state.status === "ready" && (
            <CategoryView
              category={category}
              products={state.data.products}
              selection={selection}
              isLost={address ? !address.isKnown || (isDrawnLost && path === drawnPath) : false}
            />
          )}
          {state.status === "loading" && <OverlayLoading />}
          {state.status === "failed" && <OverlayFailed onRetry={() => void store.load(categoryId)} />}
        </>
      )}
    </dialog>
  );
}
