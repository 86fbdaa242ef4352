import { type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { PRODUCTS_PATH } from "./catalogue/address.ts";
import { watchClicks } from "./clicks.ts";
import { startQuoteStore } from "./enquiry/use-quote.ts";
import { findIsland } from "./find-island.ts";
import type { IslandName } from "./island.tsx";
import { dropLoader } from "./drop-loader.ts";
import type { PageData } from "./page-data.ts";
import { afterLoad } from "./offline/after-load.ts";
import { currentPath, isOverlayPath } from "./sections/products/browser-address.ts";
import { CatalogueStore } from "./sections/products/catalogue-store.ts";
import { drawAhead } from "./draw-ahead.ts";
import { holdPlace } from "./hold-place.ts";
import { holdEarlySubmit } from "./hold-early-submit.ts";
import { SearchSource } from "./sections/products/search-source.ts";
import { Header } from "./sections/header/header.tsx";
import { Hero } from "./sections/hero/hero.tsx";
import { layOutRest } from "./lay-out-rest.ts";
import { nextTask } from "./ui/next-task.ts";
import { isSlashKey, openSearchDialog } from "./search-dialog.ts";

/** The block that the build writes into each page; both come from one build, so its shape is known. */
function readPageData(): PageData {
  return JSON.parse(document.getElementById("page-data")?.textContent ?? "") as PageData;
}

/** So long after the load event comes what a click may need next; a first visit's requests are counted for a second. */
const AHEAD_MS = 1500;
/** And so long after it what keeps the site for a visit without network. */
const OFFLINE_MS = 3000;

/** Brings an island to life when the visitor nears it; when its code can't be had, tries again after a scroll. */
function whenNear(name: IslandName, load: () => Promise<ReactNode>): void {
  const element = findIsland(name);
  // The island itself has no box; one that the HTML left empty lies in the room kept for it.
  const box = element.firstElementChild ?? element.parentElement ?? element;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.unobserve(box);
      load().then(
        (node) => {
          observer.disconnect();
          if (element.firstElementChild) hydrateRoot(element, node);
          else createRoot(element).render(node);
        },
        () => {
          // WebKit of 2025 doesn't tell of a scroll's end.
          const event = "onscrollend" in globalThis ? "scrollend" : "scroll";
          addEventListener(event, () => observer.observe(box), { once: true });
        },
      );
    },
    { rootMargin: "800px" },
  );
  observer.observe(box);
}

async function start(): Promise<void> {
  const goToPlace = holdPlace();
  const data = readPageData();
  const store = new CatalogueStore(data.catalogueFiles);
  const source = new SearchSource(data.searchFile);
  const listedIds = async () => new Set((await source.open()).data.rows.map(([id]) => id));
  dropLoader();
  // "/products" is the page itself: from here on its address is the section's.
  if (currentPath() === PRODUCTS_PATH) history.replaceState(null, "", `/${location.search}#products`);
  const isUncovered = data.overlay.drawnPath === "/";
  if (isUncovered && (location.hash === "#products" || isOverlayPath(currentPath()))) {
    // Also for an address that the catalogue doesn't know: the notice stands there.
    document.getElementById("products")?.scrollIntoView({ behavior: "instant" });
  }

  let overlay: Promise<void> | undefined;
  /** Draws the overlay, or takes over the one that the HTML brought along; once. */
  const startOverlay = (): Promise<void> => {
    overlay ??= import("./sections/products/overlay.tsx").then(async ({ Overlay }) => {
      const element = findIsland("overlay");
      const node = <Overlay {...data.overlay} store={store} source={source} />;
      if (!element.firstElementChild) {
        element.dataset.alive = "";
        createRoot(element).render(node);
        return;
      }
      // What was drawn with a category's data must be hydrated with the same data.
      const category = data.overlay.drawnPath.split("/")[2] ?? "";
      await store.load(category);
      // Without the data the HTML goes on serving by plain links; the next intent tries again.
      if (store.stateOf(category).status !== "ready") {
        overlay = undefined;
        return;
      }
      element.dataset.alive = "";
      hydrateRoot(element, node);
    });
    // Without its code the link that was pressed leads to the prerendered page instead; intent may try again.
    overlay.catch(() => (overlay = undefined));
    return overlay;
  };
  let quote: Promise<void> | undefined;
  /** Opens the quote list; its code comes with the first press. */
  const openQuote = async (): Promise<void> => {
    quote ??= import("./sections/quote/quote-panel.tsx").then(({ QuotePanel }) => {
      const root = createRoot(findIsland("quote"));
      // Drawn at once: what was pressed opens it.
      flushSync(() => root.render(<QuotePanel {...data.quote} listedIds={listedIds} />));
    });
    quote.catch(() => (quote = undefined));
    await quote;
    const dialog = findIsland("quote").querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  };
  let search: Promise<() => void> | undefined;
  /** Brings the search to life; its code comes with the first intent, and with an address that searches or filters. */
  const startSearch = (): Promise<() => void> => {
    search ??= import("./start-search.tsx").then((code) =>
      code.startSearch(source, store, data.finder.examples),
    );
    search.catch(() => (search = undefined));
    return search;
  };
  /** Shows the page's list of what the address asks for. */
  const showFound = async (): Promise<void> => (await startSearch())();
  const openSearch = (): void => {
    openSearchDialog(findIsland("search").querySelector("dialog"));
    void startSearch();
  };
  const isSearching = (): boolean => /[?&](?:q|material)=/.test(location.search);
  const followSearch = (): void => {
    if (isSearching()) void startSearch();
  };
  startQuoteStore();
  const prepare = watchClicks({ store, startOverlay, openQuote, startSearch, openSearch, showFound });
  addEventListener("keydown", (event) => {
    if (!isSlashKey(event)) return;
    event.preventDefault();
    openSearch();
  });
  addEventListener("popstate", () => {
    if (isOverlayPath(currentPath())) startOverlay().catch(() => location.reload());
    followSearch();
  });

  // React's own code is read in a task before the first island's, with nothing to draw.
  createRoot(document.createElement("div")).render(null);
  await nextTask();
  // One root each, a task of its own each: no long task, and what is first in sight comes first.
  hydrateRoot(findIsland("header"), <Header {...data.header} />);
  await nextTask();
  hydrateRoot(findIsland("hero"), <Hero {...data.hero} />);
  await nextTask();
  if (isOverlayPath(currentPath())) startOverlay().catch(() => undefined);
  followSearch();
  const form = document.forms.namedItem("contact");
  const letGo = form ? holdEarlySubmit(form) : undefined;
  await layOutRest();
  // What a search found comes into sight by itself.
  if (!isSearching()) goToPlace();

  whenNear("finder", async () => {
    const { Finder } = await import("./sections/products/finder.tsx");
    return <Finder {...data.finder} />;
  });
  whenNear("more-products", async () => {
    const { MoreProducts } = await import("./sections/products/more-products.tsx");
    return <MoreProducts {...data.moreProducts} store={store} />;
  });
  whenNear("contact-form", async () => {
    const { ContactForm } = await import("./sections/contact/contact-form.tsx").catch((error: unknown) => {
      // Without its code the form goes on as it does without script.
      letGo?.();
      throw error;
    });
    return <ContactForm {...data.contactForm} listedIds={listedIds} onAlive={letGo} />;
  });
  whenNear("partners", async () => {
    const { Partners } = await import("./sections/partners/partners.tsx");
    return <Partners {...data.partners} />;
  });
  whenNear("newsletter", async () => {
    const { Newsletter } = await import("./sections/newsletter/newsletter.tsx");
    return <Newsletter {...data.newsletter} />;
  });

  afterLoad(AHEAD_MS, () => {
    if (navigator.connection?.saveData || !navigator.onLine) return;
    import("./sections/products/overlay.tsx")
      .then(() => store.fetchAhead())
      .then(() => drawAhead(prepare))
      .catch(() => undefined);
  });
  afterLoad(OFFLINE_MS, () => {
    if (!navigator.onLine) return;
    import("./offline/keep-offline.ts")
      .then(({ keepOffline }) => keepOffline())
      // Without its code nothing is kept, this time.
      .catch(() => undefined);
  });
}

// Reading the code was a task: this is another.
setTimeout(() => void start());
