import type { CatalogueStore } from "../browsing/catalogue-store.ts";
import type { QueryClient } from "../browsing/query-client.ts";
import { ContactForm } from "../sections/contact/contact-form.tsx";
import { showOpening } from "../sections/contact/hours/show-opening.ts";
import { ContactMap } from "../sections/contact/contact-map.tsx";
import { Newsletter } from "../sections/newsletter/newsletter.tsx";
import { Partners } from "../sections/partners/partners.tsx";
import { Finder } from "../sections/products/grid/finder.tsx";
import { MoreProducts } from "../sections/products/grid/more-products.tsx";
import { latePart } from "../ui/part/late-part.tsx";
import { describeForms } from "../enquiry/assistants/describe-forms.ts";
import { askByForm } from "../enquiry/prefill.ts";
import { ASK_ANCHOR } from "../enquiry/ask-anchor.ts";
import { replaceAddress } from "../browsing/browser-history.ts";
import { hydrateIsland } from "./hydrate-island.tsx";
import { contactFormProps } from "./contact-form-props.ts";
import type { PageData } from "./page-data.ts";

const Bands = latePart("The list", async () => (await import("./overlay.tsx")).MixedBands, null);

/** Characters that an address may bring into a message. */
const LONGEST_WORDS = 1000;

interface RestParts {
  data: PageData;
  store: CatalogueStore;
  queries: QueryClient;
  /** Called once the contact form is hydrated. */
  onFormReady: (() => void) | undefined;
}

/** Opens the quote list for `#list`, and for `#list=…`, which carries one: the panel shows it. */
function openArrivedList(): void {
  if (!location.hash.startsWith("#list")) return;
  document.querySelector<HTMLElement>('[data-action="open-quote-list"]')?.click();
}

/** Takes the words of another page to the contact form; the visitor adds a photo there. */
function askArrived(): void {
  if (!location.hash.startsWith(ASK_ANCHOR)) return;
  const words = new URLSearchParams(location.hash.slice(1)).get("ask") ?? "";
  replaceAddress("/#contact");
  askByForm({ subject: "Technical support", message: words.slice(0, LONGEST_WORDS) });
}

/** Hydrates the islands below the hero. */
export function hydrateRest({ data, store, queries, onFormReady }: RestParts): void {
  hydrateIsland("finder", <Finder {...data.finder} />);
  hydrateIsland("more-products", <MoreProducts {...data.moreProducts} store={store} Bands={Bands} />);
  // React doesn't know the error that hold-submit.ts showed.
  document.querySelector("[data-unsent]")?.replaceChildren();
  hydrateIsland(
    "contact-form",
    <ContactForm
      {...contactFormProps(data)}
      queries={queries}
      onReady={() => {
        onFormReady?.();
        describeForms();
      }}
    />,
  );
  showOpening();
  // The page says the way once, beside the address: each byte of its data counts.
  const directions = document.querySelector<HTMLAnchorElement>("#contact address + a")?.href;
  hydrateIsland(
    "map",
    <ContactMap {...data.map} address={data.overlay.company.address} directions={directions} />,
  );
  if (data.partners.partners.length > 0) hydrateIsland("partners", <Partners {...data.partners} />);
  hydrateIsland("newsletter", <Newsletter {...data.newsletter} />);
  openArrivedList();
  addEventListener("hashchange", openArrivedList);
  askArrived();
}
