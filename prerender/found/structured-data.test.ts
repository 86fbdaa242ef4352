import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { addressOf, allSelections } from "#site/catalogue/places/address.ts";
import { loadContent, type Content } from "../content/content.ts";
import { findSamples } from "../launch/find-samples.ts";
import { structuredData } from "./structured-data.ts";

const content = loadContent(TEST_CONTENT);
const site = "https://www.example.com";

/** An absolute address on the site. */
const address = v.pipe(v.string(), v.url(), v.startsWith(`${site}/`));

/** Entries numbered from 1, without a gap. */
function listOf<Entry extends v.ObjectEntries>(entries: Entry) {
  const entry = v.strictObject({ "@type": v.literal("ListItem"), position: v.number(), ...entries });
  return v.pipe(
    v.array(entry),
    v.check((list) =>
      list.every((each, at) => Object.entries(each).some(([k, n]) => k === "position" && n === at + 1)),
    ),
  );
}

const breadcrumbSchema = v.strictObject({
  "@type": v.literal("BreadcrumbList"),
  itemListElement: v.pipe(listOf({ name: v.string(), item: address }), v.minLength(2)),
});

const itemListSchema = v.strictObject({
  "@type": v.literal("ItemList"),
  numberOfItems: v.number(),
  itemListElement: listOf({ url: v.pipe(address, v.regex(/\/product\/[a-z0-9-]+$/)) }),
});

const webSiteSchema = v.strictObject({
  "@type": v.literal("WebSite"),
  name: v.string(),
  url: address,
});

const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const day = v.picklist(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]);

const businessSchema = v.strictObject({
  "@type": v.literal("LocalBusiness"),
  name: v.string(),
  legalName: v.string(),
  description: v.string(),
  url: address,
  image: address,
  logo: address,
  telephone: v.pipe(v.string(), v.regex(/^\+[\d ]+$/)),
  email: v.pipe(v.string(), v.email()),
  foundingDate: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  address: v.strictObject({
    "@type": v.literal("PostalAddress"),
    streetAddress: v.pipe(v.string(), v.nonEmpty()),
    addressLocality: v.string(),
    addressRegion: v.string(),
    addressCountry: v.string(),
  }),
  hasMap: v.pipe(v.string(), v.url()),
  openingHoursSpecification: v.array(
    v.strictObject({
      "@type": v.literal("OpeningHoursSpecification"),
      dayOfWeek: v.pipe(v.array(day), v.minLength(1)),
      opens: clock,
      closes: clock,
    }),
  ),
});

function documentOf<const Nodes extends v.TupleItems>(nodes: Nodes) {
  return v.strictObject({ "@context": v.literal("https://schema.org"), "@graph": v.strictTuple(nodes) });
}

/** A page's structured data as a search engine reads it: JSON. */
function dataOf(from: Content, selection: Parameters<typeof structuredData>[1], publicUrl?: string): unknown {
  const picture = { sources: [], src: "/assets/a.webp", width: 1, height: 1, kind: "Illustration" as const };
  const products = from.products.map((product) => ({ ...product, picture, at: 0, sizeLabel: "" }));
  return JSON.parse(JSON.stringify(structuredData({ content: from, products }, selection, publicUrl)));
}

/** The content with all invented values replaced. */
function filledIn(): Content {
  const text = JSON.stringify({ ...content, team: [], customers: [], partners: [] })
    .replaceAll("calivane.example", "calivane.test")
    .replaceAll("+91 124 000 0000", "+91 124 555 0100")
    .replaceAll('"sample":true', '"sample":false')
    .replaceAll('"toBeConfirmed":true', '"toBeConfirmed":false')
    .replaceAll("Sample", "Own");
  // The same content with other words in it.
  const filled = { ...(JSON.parse(text) as Content), fileOf: content.fileOf };
  return {
    ...filled,
    company: {
      ...filled.company,
      address: { lines: ["Plot 1, Street 2"] },
      map: {
        ...filled.company.map,
        embedUrl: "https://www.google.com/x",
        directionsUrl: "https://www.google.com/y",
      },
    },
  };
}

describe("what search engines are told", () => {
  it.each(allSelections(content.categories).filter(({ category }) => category))(
    "of $category $subcategory $item: the way there and its tools",
    (selection) => {
      const read = v.parse(documentOf([breadcrumbSchema, itemListSchema]), dataOf(content, selection, site));
      const [breadcrumbs, list] = read["@graph"];
      expect(breadcrumbs.itemListElement.at(0)?.item).toBe(`${site}/`);
      expect(breadcrumbs.itemListElement.at(-1)?.item).toBe(site + addressOf(selection));
      expect(list.itemListElement.length).toBe(Math.min(60, list.numberOfItems));
    },
  );

  it("of the page itself: the site and its name", () => {
    const read = v.parse(documentOf([webSiteSchema]), dataOf(content, {}, site));
    expect(read["@graph"][0]).toMatchObject({ name: content.company.name, url: `${site}/` });
  });

  it("is nothing about the business while invented values stand in the content", () => {
    expect(findSamples(content)).not.toEqual([]);
    expect(JSON.stringify(dataOf(content, {}, site))).not.toContain("LocalBusiness");
  });

  it("is the business with the hours of the contact section once its owner has filled it in", () => {
    const ready = filledIn();
    expect(findSamples(ready)).toEqual([]);
    const read = v.parse(documentOf([webSiteSchema, businessSchema]), dataOf(ready, {}, site));
    expect(
      read["@graph"][1].openingHoursSpecification.map(({ dayOfWeek, opens, closes }) => ({
        dayOfWeek,
        opens,
        closes,
      })),
    ).toEqual([
      {
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "09:00",
        closes: "18:00",
      },
      { dayOfWeek: ["Saturday"], opens: "10:00", closes: "14:00" },
    ]);
  });

  it("names addresses from the site's root while nobody has said where it lives", () => {
    expect(JSON.stringify(dataOf(content, { category: "milling" }))).toContain('"item":"/products/milling"');
  });
});
