import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type SyntheticEvent,
} from "react";
import { addressOfState, readState } from "../../catalogue/browser-state.ts";
import { pageTitle } from "../../catalogue/page-title.ts";
import {
  closeOverlay,
  closeSheet,
  currentAddress,
  isOverlayPath,
  pathOf,
  subscribeToAddress,
  wantedAddress,
} from "./browser-address.ts";
import type { CatalogueStore } from "./catalogue-store.ts";
import { CategoryView } from "./category-view.tsx";
import { OverlayBar } from "./overlay-bar.tsx";
import { OverlayFailed, OverlayLoading } from "./overlay-waiting.tsx";
import type { SearchSource } from "./search-source.ts";
import type { SheetCompany } from "./sheet/print-foot.tsx";
import { ProductSheet } from "./sheet/product-sheet.tsx";
import { useFound } from "./use-found.ts";
import { useModal } from "./use-modal.ts";
import { useReturnPoint } from "./use-return-point.ts";
import { useShownCounts } from "./use-shown-counts.ts";
import css from "./overlay.module.css";

export interface OverlayProps {
  company: SheetCompany;
  chatHref: string;
  /** Label of each category, by its id: it heads the overlay before the category's data is there. */
  labels: Readonly<Record<string, string>>;
  /** Title of the page without overlay. */
  homeTitle: string;
  /** Path that the HTML was drawn for. */
  drawnPath: string;
  /** Whether the HTML was drawn for an address that is not in the catalogue. */
  isDrawnLost: boolean;
}

/** An address (path, query, anchor) in the parts that the product browser's state is read from. */
function partsOf(address: string): URL {
  return new URL(address, "https://site.example");
}

/** The full-screen product browser: a modal dialog whose state is the address. */
export function Overlay(props: OverlayProps & { store: CatalogueStore; source: SearchSource }) {
  const { company, chatHref, labels, homeTitle, drawnPath, isDrawnLost, store, source } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  // What is read from outside is drawn at once and in one go. Deferred, it is drawn in pieces: no task is long.
  const address = useDeferredValue(
    useSyncExternalStore(subscribeToAddress, wantedAddress, () => drawnPath),
    drawnPath,
  );
  const now = useSyncExternalStore(subscribeToAddress, currentAddress, () => drawnPath);
  const path = pathOf(address);
  const categoryId = isOverlayPath(path) ? path.split("/")[2] : undefined;
  const isDrawn = categoryId !== undefined && store.categories.includes(categoryId);
  // It opens with what was asked for: something else may have been drawn on intent.
  const [isAsked, setIsAsked] = useState(isOverlayPath(drawnPath));
  const isThere = isOverlayPath(pathOf(now));
  if (isAsked !== isThere && (!isThere || now === address)) setIsAsked(isThere);
  const isOpen = isDrawn && isAsked;
  const loaded = useDeferredValue(
    useSyncExternalStore(
      store.subscribe,
      () => store.stateOf(categoryId ?? ""),
      () => store.stateOf(categoryId ?? ""),
    ),
  );
  const data = isDrawn && loaded.status === "ready" ? loaded.data : undefined;
  const read = data && readState([data.category], partsOf(address));
  const state = read?.state;
  const product = data?.products.find(({ id }) => id === state?.product);
  const list = state ? addressOfState({ ...state, product: undefined }) : "/#products";
  const found = useFound(source, state?.query ?? "");
  const { shownOf, showMore } = useShownCounts(drawnPath);
  const title =
    isOpen && data && state
      ? `${product ? `${product.name} · ` : ""}${pageTitle([data.category], state.selection, company.name)}`
      : isOpen
        ? `${labels[categoryId]} | ${company.name}`
        : homeTitle;

  // The address may name a category that nothing has asked for yet (Back, Forward, a shared link).
  useEffect(() => {
    if (isDrawn && categoryId) void store.load(categoryId);
  }, [isDrawn, categoryId, store]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useModal(dialog, isOpen);
  useReturnPoint(dialog, isOpen ? address : now);
  // A sheet begins at its top, with its name. What is drawn in place of something that had the focus takes it over.
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // A page that was drawn with the list has scrolled to the card that the anchor names.
    if (product?.id) element.scrollTop = 0;
    if (!element.matches(":modal")) return;
    if (!product?.id && element.contains(document.activeElement)) return;
    element.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, [categoryId, loaded.status, product?.id]);

  function cancel(event: SyntheticEvent): void {
    event.preventDefault();
    if (product) closeSheet(list);
    else closeOverlay();
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
      {isDrawn && (
        <>
          <OverlayBar
            chatHref={chatHref}
            list={product && data && { href: list, label: data.category.label }}
          />
          {data && state && product && (
            <ProductSheet
              key={product.id}
              product={product}
              category={data.category}
              fits={data.fits}
              listHref={list}
              company={company}
            />
          )}
          {data && state && !product && (
            <CategoryView
              data={data}
              state={state}
              found={found}
              notice={noticeFor(!read.isKnown || (isDrawnLost && path === drawnPath), state.product)}
              shown={shownOf(list)}
              onMore={isOpen ? () => showMore(list) : undefined}
            />
          )}
          {loaded.status === "loading" && <OverlayLoading label={labels[categoryId]} />}
          {loaded.status === "failed" && (
            <OverlayFailed
              label={labels[categoryId]}
              phone={company.phone}
              onRetry={() => void store.load(categoryId)}
            />
          )}
        </>
      )}
    </dialog>
  );
}

function noticeFor(isLost: boolean, product: string | undefined): string | undefined {
  if (product !== undefined) return `The product “${product}” is not in this list any more. Here is what is.`;
  return isLost ? "That address is not in the catalogue. This is the nearest place that is." : undefined;
}
