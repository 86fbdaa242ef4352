import "./styles/tokens.first.css";
import "./styles/base.first.css";
import "./styles/below.css";
import "./styles/base.css";
import "./styles/print.css";
// Second copies, for the other pages.
import "./styles/base.css?alone";
import "./styles/print.css?alone";
import { CatalogueStore } from "./browsing/catalogue-store.ts";
import { QueryClient } from "./browsing/query-client.ts";
import type { CategoryData } from "./browsing/shown-product.ts";
import { About, type AboutProps } from "./sections/about/about.tsx";
import { Chat, type ChatProps } from "./sections/chat/chat.tsx";
import { ContactForm } from "./sections/contact/contact-form.tsx";
import { ContactMap } from "./sections/contact/contact-map.tsx";
import { Contact, type ContactProps } from "./sections/contact/contact.tsx";
import { Customers, type CustomersProps } from "./sections/customers/customers.tsx";
import { Footer, type FooterProps } from "./sections/footer/footer.tsx";
import { Header } from "./sections/header/header.tsx";
import { Hero } from "./sections/hero/hero.tsx";
import { Loader } from "./sections/loader/loader.tsx";
import { Newsletter } from "./sections/newsletter/newsletter.tsx";
import { Partners } from "./sections/partners/partners.tsx";
import { MoreProducts } from "./sections/products/grid/more-products.tsx";
import { Overlay } from "./sections/products/overlay/overlay.tsx";
import { Products, type ProductsProps } from "./sections/products/grid/products.tsx";
import { SearchPanel } from "./sections/products/search/panel/search-panel.tsx";
import { Promo, type PromoProps } from "./sections/promo/promo.tsx";
import { Team, type TeamProps } from "./sections/team/team.tsx";
import { TopBar, type TopBarProps } from "./sections/top-bar/top-bar.tsx";
import { Island } from "./start/island.tsx";
import { contactFormProps } from "./start/contact-form-props.ts";
import type { PageData } from "./start/page-data.ts";
import { SkipLink } from "./ui/skip-link.tsx";

export interface PageProps {
  data: PageData;
  topBar: TopBarProps;
  about: AboutProps;
  customers: CustomersProps;
  team: TeamProps;
  products: Omit<ProductsProps, "children" | "finder" | "found">;
  promo: PromoProps;
  contact: Omit<ContactProps, "children" | "mapFrame">;
  footer: Omit<FooterProps, "children" | "strip">;
  chat: ChatProps;
  /** The category in the prerendered overlay, which covers the page. */
  drawn: CategoryData | undefined;
  /** Address of the style sheet for everything below the hero. */
  belowStyle?: string | undefined;
  /** Addresses of the style sheets that only the overlay needs. */
  overlayStyles?: string[] | undefined;
}

/** The one page: its sections, in order. */
export function Page(props: PageProps) {
  const { data, drawn, belowStyle, overlayStyles = [] } = props;
  const store = new CatalogueStore(data.catalogueFiles, drawn);
  const queries = new QueryClient({ categories: data.catalogueFiles, search: data.searchFile });
  return (
    <>
      <Loader company={data.header.company} />
      <div id="page" inert={drawn !== undefined}>
        {/* At this place, because the parser stops for it: the loading screen is painted first, and nothing is painted unstyled. */}
        {belowStyle && <link rel="stylesheet" href={belowStyle} fetchPriority="low" />}
        <SkipLink to="main">Skip to the content</SkipLink>
        <TopBar {...props.topBar} />
        <Island name="header">
          <Header {...data.header} />
        </Island>
        <main id="main" tabIndex={-1}>
          <Island name="hero">
            <Hero {...data.hero} />
          </Island>
          <About {...props.about} />
          {props.customers.customers.length > 0 && <Customers {...props.customers} />}
          {props.team.members.length > 0 && <Team {...props.team} />}
          <Products {...props.products} finder={<Island name="finder" />} found={<Island name="found" />}>
            <Island name="more-products">
              <MoreProducts {...data.moreProducts} store={store} />
            </Island>
          </Products>
          <Promo {...props.promo} />
          <Contact
            {...props.contact}
            mapFrame={
              <Island name="map">
                <ContactMap {...data.map} address={data.overlay.company.address} />
              </Island>
            }
          >
            <Island name="contact-form">
              <ContactForm {...contactFormProps(data)} />
            </Island>
          </Contact>
        </main>
        <Chat {...props.chat} />
        <Footer
          {...props.footer}
          strip={
            data.partners.partners.length > 0 && (
              <Island name="partners">
                <Partners {...data.partners} />
              </Island>
            )
          }
        >
          <Island name="newsletter">
            <Newsletter {...data.newsletter} />
          </Island>
        </Footer>
      </div>
      <Island name="quote" />
      <Island name="search">
        <SearchPanel
          queries={queries}
          examples={data.finder.examples}
          labels={data.overlay.labels}
          person={data.header}
        />
      </Island>
      {/* At this place and not in the head: the page above is painted without waiting for them. */}
      {drawn && overlayStyles.map((address) => <link key={address} rel="stylesheet" href={address} />)}
      <Island name="overlay">{drawn && <Overlay {...data.overlay} store={store} queries={queries} />}</Island>
    </>
  );
}
