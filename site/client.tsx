import { type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { addressOf, PRODUCTS_PATH } from "./catalogue/address.ts";
import { everything } from "./catalogue/selection.ts";
import { watchClicks } from "./clicks.ts";
import { startQuoteStore } from "./enquiry/use-quote.ts";
import type { IslandName } from "./island.tsx";
import { dropLoader } from "./drop-loader.ts";
import type { PageData } from "./page-data.ts";
import { currentPath, isOverlayPath } from "./sections/products/browser-address.ts";
import { CatalogueStore } from "./sections/products/catalogue-store.ts";
import { SearchSource } from "./sections/products/search-source.ts";
import { Header } from "./sections/header/header.tsx";
import { Hero } from "./sections/hero/hero.tsx";
import { nextTask } from "./next-task.ts";

/** The block that the build writes into each page; both come from one build, so its shape is known. */
function readPageData(): PageData {
  return JSON.parse(document.getElementById("page-data")?.textContent ?? "") as PageData;
}

function island(name: IslandName): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (!found) throw new Error(`The page has no island "${name}".`);
  return found;
}

/** Brings an island to life when the visitor nears it; when its code can't be had, tries again after a scroll. */
function whenNear(name: IslandName, load: () => Promise<ReactNode>): void {
  const element = island(name);
  // The island itself has no box.
  const box = element.firstElementChild ?? element;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.unobserve(box);
      load().then(
        (node) => {
          observer.disconnect();
          hydrateRoot(element, node);
        },
        () => addEventListener("scrollend", () => observer.observe(box), { once: true }),
      );
    },
    { rootMargin: "800px" },
  );
  observer.observe(box);
}

async function start(): Promise<void> {
  const data = readPageData();
  const store = new CatalogueStore(data.catalogueFiles);
  const search = new SearchSource(data.searchFile);
  const listedIds = async () => new Set((await search.open()).data.rows.map(([id]) => id));
  dropLoader();
  // "/products" is the page itself: from here on its address is the section's.
  if (currentPath() === PRODUCTS_PATH) history.replaceState(null, "", addressOf(everything));
  const isUncovered = data.overlay.drawnPath === "/";
  if (isUncovered && (location.hash === "#products" || isOverlayPath(currentPath()))) {
    // Also for an address that the catalogue doesn't know: the notice stands there.
    document.getElementById("products")?.scrollIntoView({ behavior: "instant" });
  }

  let overlay: Promise<void> | undefined;
  /** Draws the overlay, or takes over the one that the HTML brought along; once. */
  const startOverlay = (): Promise<void> => {
    overlay ??= import("./sections/products/overlay.tsx").then(async ({ Overlay }) => {
      const element = island("overlay");
      const node = <Overlay {...data.overlay} store={store} search={search} />;
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
      hydrateRoot(island("quote"), <QuotePanel {...data.quote} listedIds={listedIds} />);
    });
    quote.catch(() => (quote = undefined));
    await quote;
    const dialog = island("quote").querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  };
  startQuoteStore();
  watchClicks({ store, startOverlay, openQuote });
  addEventListener("popstate", () => {
    if (isOverlayPath(currentPath())) startOverlay().catch(() => location.reload());
  });

  // One root each, a task of its own each: no long task, and what is first in sight comes first.
  hydrateRoot(island("header"), <Header {...data.header} />);
  await nextTask();
  hydrateRoot(island("hero"), <Hero {...data.hero} />);
  await nextTask();
  if (isOverlayPath(currentPath())) startOverlay().catch(() => undefined);

  whenNear("more-products", async () => {
    const { MoreProducts } = await import("./sections/products/more-products.tsx");
    return <MoreProducts {...data.moreProducts} store={store} />;
  });
  whenNear("contact-form", async () => {
    const { ContactForm } = await import("./sections/contact/contact-form.tsx");
    return <ContactForm {...data.contactForm} listedIds={listedIds} />;
  });
  whenNear("partners", async () => {
    const { Partners } = await import("./sections/partners/partners.tsx");
    return <Partners {...data.partners} />;
  });
  whenNear("newsletter", async () => {
    const { Newsletter } = await import("./sections/newsletter/newsletter.tsx");
    return <Newsletter {...data.newsletter} />;
  });
}

void start();
