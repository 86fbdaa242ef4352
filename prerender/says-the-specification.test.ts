import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { SUBJECTS } from "#contract/contact.ts";
import { categoriesSchema } from "#site/catalogue/model/schema.ts";
import { specificationKeys } from "#engineering/values/specification-keys.ts";
import { companySchema } from "#site/copy/company.ts";
import { pageSchema } from "#site/copy/page.ts";
import { customersSchema, partnersSchema, teamSchema } from "#site/copy/people.ts";
import { withYear } from "./content/check-facts.ts";
import { TEST_CONTENT } from "#testing/test-site.ts";

/*
 * The texts and figures that the specification prescribes literally, in the delivered content and in the content of the
 * other tests. Only this test reads content/: whoever changes one of these there changes the specification, and this
 * list with it. Everything else in content/ belongs to the owner.
 */
const shipped = join(import.meta.dirname, "../content");

/** A category, subcategory or item, with what is below it. */
type Place = [id: string, below?: Place[]];

const tree: Place[] = [
  ["all"],
  ["turning", [["grade", [["aluminum"], ["steel"], ["stainless"], ["cast-iron"]]], ["inserts"], ["holders"]]],
  [
    "milling",
    [
      ["solid-carbide", [["endmill"], ["ball-nose"], ["threading-mill"]]],
      ["indexable", [["inserts"], ["cutters"]]],
    ],
  ],
  [
    "threading",
    [
      ["internal", [["tools"], ["inserts"]]],
      ["external", [["tools"], ["inserts"]]],
    ],
  ],
  [
    "drilling",
    [
      ["solid-carbide", [["drills"], ["step-drills"], ["micro-drills"]]],
      ["indexable", [["inserts"], ["u-drill-cutters"], ["spot-chamfering"]]],
    ],
  ],
  [
    "grooving-parting",
    [
      ["grooving-tools", [["external"], ["internal"]]],
      ["parting-tools", [["blades"], ["inserts"]]],
    ],
  ],
  ["pcbn", [["hardened-steel"], ["cast-iron"], ["high-speed"]]],
  ["pcd", [["aluminum"], ["non-ferrous"], ["composite"]]],
];

describe.each([
  ["content/", shipped],
  ["testing/content/", TEST_CONTENT],
])("%s says what the specification says", (_, folder) => {
  const read = <S extends v.GenericSchema>(name: string, schema: S): v.InferOutput<S> =>
    v.parse(schema, JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")));
  const company = read("company", companySchema);
  const page = withYear(read("page", pageSchema), company);

  it("of the company: Gurugram, since 2010, three social links, three legal ones without a destination", () => {
    expect([company.city, company.established]).toEqual(["Gurugram", 2010]);
    expect(page.about.statement).toMatch(/\b2010\b.*\bGurugram\b|\bGurugram\b.*\b2010\b/);
    expect(company.social).toHaveLength(3);
    expect(company.social.filter((link) => "url" in link || "href" in link)).toEqual([]);
    expect(company.legalPages.map(({ name }) => name)).toEqual(["Terms", "Privacy", "Compliances"]);
  });

  it("of the hours, in both readings", () => {
    expect(company.workingHours).toBe("10:00 AM - 6:00 PM");
    expect(company.businessHours.map(({ days, hours }) => `${days} ${hours}`)).toEqual([
      "Monday-Friday 9:00 AM - 6:00 PM",
      "Saturday 10:00 AM - 2:00 PM",
      "Sunday closed",
    ]);
    expect(page.contact.hoursNote).not.toMatch(/\d/);
  });

  it("of the hero: five slides, and its three figures", () => {
    expect(page.hero.slides).toHaveLength(5);
    expect(page.hero.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "1000+ customers",
      "13+ years experience",
      "24/7 support",
    ]);
  });

  it("of the catalogue: edition, size, pages, format, language", () => {
    const { title, subtitle, description, size, pages, format, language } = page.catalogue;
    expect(`${title} ${subtitle}`).toContain("2025 edition");
    expect(description).not.toBe("");
    expect([size, pages, format.toLowerCase(), language]).toEqual([
      "15.2 MB",
      "250+",
      "interactive pdf",
      "English",
    ]);
  });

  it("of people: five customers, eight partners, a team that can be reached", () => {
    expect(read("customers", customersSchema)).toHaveLength(5);
    expect(page.customers.note).toBe("Five automotive manufacturers");
    expect(read("partners", partnersSchema)).toHaveLength(8);
    expect(read("team", teamSchema).length).toBeGreaterThan(0);
  });

  it("of the categories, their groups and their items", () => {
    const placeOf = (id: string, below: Place[]): Place => (below.length > 0 ? [id, below] : [id]);
    const found = read("categories", categoriesSchema).map(({ id, subCategories }) =>
      placeOf(
        id,
        subCategories.map((group) =>
          placeOf(
            group.id,
            group.items.map((item): Place => [item.id]),
          ),
        ),
      ),
    );
    expect(found).toEqual(tree);
  });

  it("of each category, group and item in its label", () => {
    const inLetters = (label: string) =>
      label
        .toLowerCase()
        .replaceAll(/&|\band\b/g, " ")
        .trim()
        .replaceAll(/[^a-z]+/g, "-");
    const places = read("categories", categoriesSchema).flatMap((category) => [
      category,
      ...category.subCategories.flatMap((group) => [group, ...group.items]),
    ]);
    expect(places.filter(({ id, label }) => inLetters(label) !== id)).toEqual([]);
  });

  it("of the names of its parts", () => {
    const { about, customers, team, products, contact, footer } = page;
    const titles = [about, customers, team, products, contact].map(({ title }) => title);
    expect(titles).toEqual(["About", "Customers", "Leadership team", "Products", "Contact"]);
    expect(contact.hoursTitle).toBe("Business hours");
    expect(footer.partnersTitle).toMatch(/tool brands/i);
    expect(page.products.help.title).toBe("Need Help Choosing?");
  });

  it("of the same figures wherever a text repeats them", () => {
    const texts = JSON.stringify(page);
    const said = (pattern: RegExp) => [...new Set([...texts.matchAll(pattern)].map(([, figure]) => figure))];
    expect(said(/([\d.]+ MB)/g)).toEqual(["15.2 MB"]);
    expect(said(/(?:since|established) (\d{4})/gi)).toEqual(["2010"]);
    expect(said(/\b(20\d\d) (?:catalogue|edition)/gi)).toEqual(["2025"]);
    expect(said(/\b(\d+\/7|24\/\d)\b/g)).toEqual(["24/7"]);
    expect(said(/\b(Gur[a-z]+)/gi)).toEqual(["Gurugram"]);
  });
});

it("the five subjects and the nineteen keys are the specification's too", () => {
  expect(SUBJECTS).toEqual([
    "Just saying hi",
    "Product inquiry",
    "Technical support",
    "Business proposal",
    "Other",
  ]);
  expect(specificationKeys.toSorted()).toEqual(
    "type application material finish grade shank length coolant diameter flutes coating size insert threadPitch threadStandards width depth hardness edge"
      .split(" ")
      .toSorted(),
  );
});
