import { CONTACT_PATH } from "#contract/contact.ts";
import { addressOf } from "#site/catalogue/places/address.ts";
import { countWithUnit } from "#site/catalogue/places/counts.ts";
import { groupsIn } from "#engineering/values/material.ts";
import { type WorkpieceGroup, workpieceLetters } from "#engineering/values/workpiece-groups.ts";
import type { Selection } from "#site/catalogue/places/selection.ts";
import type { PageProps } from "#site/page.tsx";
import type { CategoryData, ShownPicture, ShownProduct } from "#site/browsing/shown-product.ts";
import { CASE_PATH } from "#site/catalogue/worked-case/worked-case.ts";
import type { KnowHowLink } from "#site/sections/products/grid/know-how.tsx";
import type { Content } from "../content/content.ts";
import { legalAddress } from "../content/legal-pages.ts";
import { ContentError } from "../reading/parse-content.ts";
import type { FilledPrivacy } from "./privacy.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { scaleBar } from "../pictures/scale-bar.ts";

/** The picture with its files from `least` to `most` px wide, and those without a width. */
function between(least: number, most: number, picture: ShownPicture): ShownPicture {
  const isWanted = (file: string): boolean => {
    const width = / (\d+)w$/.exec(file)?.[1];
    return width === undefined || (Number(width) >= least && Number(width) <= most);
  };
  const sources = picture.sources.map((source) => ({
    ...source,
    srcSet: source.srcSet.split(", ").filter(isWanted).join(", "),
  }));
  return { ...picture, sources };
}

/** A row draws its picture 80 px wide, so it needs no file for the sheet. */
function asRow(product: ShownProduct): ShownProduct {
  return { ...product, picture: between(0, 400, product.picture) };
}

/** The data that all pages share; computed once. */
export interface PageMaterial {
  content: Content;
  pictures: Pictures;
  /** Every product with its picture's files. */
  products: ShownProduct[];
  /** Each category's data, as in its data file. */
  categories: Map<string, CategoryData>;
  /** Address of each category's data file. */
  catalogueFiles: Record<string, string>;
  /** Address of the search index. */
  searchFile: string;
  /** Origin that the form is posted to; empty means the site's own. */
  apiHost: string;
  privacy: FilledPrivacy;
  /** The guides that the home page shows. */
  guides: KnowHowLink[];
}

/** A state in which the page is rendered. */
export interface PageState {
  selection: Selection;
  /** Whether this page is the answer to an address that is not in the catalogue. */
  isLost: boolean;
}

/** Letters of the ISO 513 groups that have products, in the standard's order. */
function groupsServed(products: readonly ShownProduct[]): string {
  const served = new Set(products.flatMap(({ specifications }) => groupsIn(specifications.material)));
  return workpieceLetters
    .filter((letter) => served.has(letter as WorkpieceGroup)) // Object.keys loses the literal type
    .join("");
}

/** The first choice of each category, in the order of the tree. */
function firstProducts({ categories }: PageMaterial): ShownProduct[] {
  return [...categories].flatMap(
    ([id, { products }]) => products.find(({ category }) => category === id) ?? [],
  );
}

function moreProducts(material: PageMaterial): PageProps["data"]["moreProducts"] {
  return {
    shown: firstProducts(material).length,
    total: material.products.length,
    categories: [...material.categories.keys()],
  };
}

/** How many products are had from stock, if any is. */
function stockWords(products: readonly ShownProduct[]): string[] {
  const count = products.filter(({ leadTime }) => leadTime === "stock").length;
  return count > 0 ? [`${count} from stock`] : [];
}

/** Turns content into the page's props for one state. */
export function pageProps(material: PageMaterial, { selection, isLost }: PageState): PageProps {
  const { content, pictures, products, categories } = material;
  const { company, page, workedCase } = content;
  const chatHref = `https://wa.me/${company.chat.replaceAll(/\D/g, "")}`;
  const shownCategories = [...categories.values()].map(({ category, products: own }) => {
    const tile = page.products.tiles.find((entry) => entry.category === category.id);
    if (!tile)
      throw new ContentError({
        file: "content/page.json",
        field: "products.tiles",
        sentence: `expected an entry for the category "${category.id}", found none.`,
      });
    const span = pictures.span(tile.picture);
    return {
      ...category,
      count: own.length,
      // A tile needs at least 216 px, so no file for a row.
      picture: between(400, Infinity, pictures.tool(tile.picture)),
      caption: tile.caption,
      runsOut: tile.runsOut,
      scaleBar: span === undefined ? undefined : scaleBar(span),
    };
  });
  return {
    data: {
      header: {
        company: company.name,
        phone: company.phone,
        chatHref,
        support: page.footer.support,
        productCount: products.length,
      },
      hero: {
        headline: page.hero.headline,
        lead: page.hero.lead,
        stats: page.hero.stats,
        slides: page.hero.slides.map(({ name, caption, alt, keep, picture }, index) => ({
          name,
          caption,
          alt,
          keep,
          files: index === 0 ? pictures.hero(picture) : pictures.laterHero(picture),
        })),
      },
      finder: { examples: page.products.examples, groups: groupsServed(products) },
      moreProducts: moreProducts(material),
      map: {
        src: company.map.embedUrl,
        ...(page.contact.map === "on press" && { isOnPress: true }),
      },
      contactForm: { action: material.apiHost + CONTACT_PATH },
      partners: {
        title: page.footer.partnersTitle,
        partners: content.partners.map(({ name, url, logo }) => ({
          name,
          url,
          logo: pictures.logo("partners", logo),
        })),
      },
      newsletter: {
        title: page.footer.newsletterTitle,
        example: page.footer.newsletterExample,
        email: company.email,
      },
      overlay: {
        company: {
          name: company.name,
          phone: company.phone,
          email: company.email,
          address: company.address.lines.join(", "),
        },
        chatHref,
        labels: Object.fromEntries(shownCategories.map(({ id, label }) => [id, label])),
        homeTitle: homeTitle(content),
        // Any address below a place that is not in the catalogue is also unknown, so its notice is shown.
        drawnAddress: selection.category ? `${addressOf(selection)}${isLost ? "/404" : ""}` : "/",
      },
      chat: company.chat,
      catalogueFiles: material.catalogueFiles,
      searchFile: material.searchFile,
    },
    topBar: { city: company.city, phone: company.phone, email: company.email, social: company.social },
    about: {
      copy: page.about,
      picture: pictures.about(page.about.picture.name),
      facts: [
        { label: "Established", value: String(company.established) },
        { label: "Headquarters", value: `${company.city}, ${company.region}, ${company.country}` },
        {
          label: "Range",
          value: [
            `${categories.size} categories`,
            countWithUnit(products.length, "product"),
            ...stockWords(products),
          ].join(", "),
        },
        { label: "Codes", value: page.about.codes },
        ...(workedCase ? [{ label: "Worked case", value: workedCase.part, href: CASE_PATH }] : []),
        ...page.hero.stats
          .filter(({ label }) => !/\byears\b/i.test(label))
          .map(({ value, label }) => ({ label: label.charAt(0).toUpperCase() + label.slice(1), value })),
      ],
    },
    customers: {
      copy: page.customers,
      customers: content.customers.map(({ name, description, logo }) => ({
        name,
        description,
        logo: pictures.logo("customers", logo),
      })),
    },
    team: {
      copy: page.team,
      members: content.team.map(({ name, position, phone, email, picture, answers }) => ({
        name,
        answers,
        position,
        phone,
        email,
        picture: picture === undefined ? undefined : pictures.person(picture),
      })),
    },
    products: {
      copy: page.products,
      allLabel: content.categories[0]?.label ?? "All",
      categories: shownCategories,
      firstProducts: firstProducts(material).map(asRow),
      productCount: products.length,
      guides: material.guides,
      helpPicture: pictures.named(`help-${page.products.help.picture.name}`),
      isLost: isLost && !selection.category,
    },
    promo: {
      copy: page.catalogue,
      company: company.name,
      cover: pictures.named(`promo-${page.catalogue.cover.name}`),
    },
    contact: { copy: page.contact, company, privacy: material.privacy.note },
    footer: {
      company: {
        ...company,
        legalPages: company.legalPages.map((link) => ({
          name: link.name,
          url: legalAddress(link, content.legal),
        })),
      },
      support: page.footer.support,
      leftOut: (["customers", "team"] as const).filter((section) => content[section].length === 0),
      categories: shownCategories.map(({ id, label }) => ({ label, href: addressOf({ category: id }) })),
    },
    chat: { chatHref, phone: company.phone },
    drawn: selection.category ? categories.get(selection.category) : undefined,
  };
}

/** Title of the home page. */
export function homeTitle({ company, page }: Content): string {
  return `${company.name}: ${page.title}`;
}
