import type { ContactFormProps } from "../sections/contact/contact-form.tsx";
import type { ContactMapProps } from "../sections/contact/contact-map.tsx";
import type { HeaderProps } from "../sections/header/header.tsx";
import type { HeroProps } from "../sections/hero/hero.tsx";
import type { NewsletterProps } from "../sections/newsletter/newsletter.tsx";
import type { PartnersProps } from "../sections/partners/partners.tsx";
import type { FinderProps } from "../sections/products/grid/finder.tsx";
import type { MoreProductsProps } from "../sections/products/grid/more-products.tsx";
import type { OverlayProps } from "../sections/products/overlay/overlay.tsx";

/** Props of the islands: one JSON block in the page, so that script bundles contain no content. */
export interface PageData {
  header: HeaderProps;
  hero: HeroProps;
  finder: FinderProps;
  moreProducts: MoreProductsProps;
  contactForm: Pick<ContactFormProps, "action">;
  map: Omit<ContactMapProps, "address" | "directions">;
  partners: PartnersProps;
  newsletter: NewsletterProps;
  overlay: OverlayProps;
  /** Telephone number of the chat that can receive the quote list. */
  chat: string;
  /** Address of each category's data file. */
  catalogueFiles: Record<string, string>;
  /** Address of the search index. */
  searchFile: string;
}

/** Reads the JSON block. It isn't validated: page and script come from the same build. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById("page-data")?.textContent ?? "") as PageData;
}
