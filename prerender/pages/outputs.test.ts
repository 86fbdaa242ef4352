import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { ENQUIRY_TEMPLATES } from "#contract/enquiry-page.ts";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { addressOf, allSelections } from "#site/catalogue/places/address.ts";
import type { CategoryPart } from "#site/browsing/data-files.ts";
import { Assets } from "../bundles/assets.ts";
import { walkLinks } from "../testing/walk-links.ts";
import { loadContent, type Content } from "../content/content.ts";
import { type OutputParts, renderOutputs } from "./outputs.tsx";

const own = loadContent(TEST_CONTENT);

function render(content: Content, others: Partial<OutputParts> = {}): Promise<Map<string, string>> {
  return renderOutputs({
    content,
    art: join(import.meta.dirname, "../../art"),
    assets: new Assets(),
    style: "a{}",
    ownStyle: "b{}",
    script: "/assets/boot.js",
    apiHost: "",
    publicUrl: undefined,
    retentionDays: 730,
    now: new Date("2026-01-02T03:04:05Z"),
    ...others,
  });
}

describe("the pages that are built", () => {
  const assets = new Assets();
  /** All files except the product pages, the feed and the guides, which have their own tests. */
  let pages: Map<string, string>;
  let products: string[];
  let guides: string[];
  let all: [path: string, text: string][];
  let walk: ReturnType<typeof walkLinks>;
  beforeAll(async () => {
    const rendered = await render(own, { assets });
    walk = walkLinks(rendered);
    all = [...rendered];
    pages = new Map(all.filter(([path]) => !/^(?:product|feed|guides)\//.test(path)));
    products = all.map(([path]) => path).filter((path) => path.startsWith("product/"));
    guides = all.map(([path]) => path).filter((path) => path.startsWith("guides/"));
  });

  it("are one for each product too, at an address that names its id alone", () => {
    expect(products).toEqual(own.products.map(({ id }) => `product/${id}.html`));
  });

  it("are all reached by links from the home page, without script: no product, guide or calculator is lost", () => {
    const ways = [...products, ...guides, "calculator.html", "accessibility.html"];
    expect(ways.length).toBeGreaterThan(own.products.length + 10);
    expect(ways.filter((path) => !walk.reached.has(path))).toEqual([]);
  });

  it("lead to guides and calculator from the home page itself, and to each product from a list and from others", () => {
    for (const path of ["guides/index.html", "calculator.html"])
      expect(walk.from.get(path)).toContain("index.html");
    const guidePages = guides.filter((path) => path !== "guides/index.html");
    expect(guidePages.filter((path) => !walk.from.get(path)?.has("guides/index.html"))).toEqual([]);
    const listed = products.filter((path) =>
      [...(walk.from.get(path) ?? [])].some((from) => from.startsWith("products/")),
    );
    expect(listed).toEqual(products);
  });

  it("have no link that leads nowhere", () => {
    expect(walk.dead).toEqual([]);
  });

  it("each lead on to the four sections, the categories, the guides and the calculator", () => {
    const wanted = ["/#home", "/#products", "/#contact", "/products/pcd", "/guides", "/calculator"];
    const deadEnds = all.filter(
      ([path, html]) => path.endsWith(".html") && wanted.some((href) => !html.includes(`href="${href}"`)),
    );
    expect(deadEnds.map(([path]) => path)).toEqual([]);
  });

  it("each name their tables, for who goes from table to table by ear", () => {
    const nameless = all.filter(([, html]) =>
      [...html.matchAll(/<table\b([^>]*)>(<caption)?/g)].some(
        ([, attributes = "", caption]) => !caption && !/aria-label(?:ledby)?="[^"]/.test(attributes),
      ),
    );
    expect(nameless.map(([path]) => path)).toEqual([]);
  });

  /** Names of the pages that match the pattern. */
  const having = (pattern: RegExp) =>
    [...pages].filter(([, html]) => pattern.test(html)).map(([path]) => path);

  const filled = ["message-error.html", ...Object.values(ENQUIRY_TEMPLATES)];
  const plain = ["index.html", "offline.html", "message-sent.html", "enquiry-deleted.html"];
  const besides = ["accessibility.html", "calculator.html", "worked-case.html"];

  it("are one for each address of the tree, with the page itself and the pages beside it", () => {
    const ofTree = allSelections(own.categories).map((selection) =>
      selection.category ? `${addressOf(selection).slice(1)}/index.html` : "products/index.html",
    );
    expect([...pages.keys()].toSorted()).toEqual(
      [
        ".well-known/security.txt",
        "_machines.json",
        "robots.txt",
        "manifest.webmanifest",
        ...plain,
        ...filled,
        ...besides,
        ...ofTree,
        ...[...pages.keys()].filter((path) => path.endsWith("404.html")),
      ].toSorted(),
    );
    expect(pages.has("products/milling/solid-carbide/endmill/index.html")).toBe(true);
  });

  it("have an answer for what isn't there on each level", () => {
    for (const path of [
      "404.html",
      "products/404.html",
      "products/pcd/404.html",
      "products/milling/indexable/404.html",
    ]) {
      expect(pages.get(path)).toContain('<meta name="robots" content="noindex">');
    }
  });

  it("each have a title of their own", () => {
    const titles = [...pages]
      .filter(([path]) => path.endsWith("index.html") && path !== "products/index.html")
      .map(([, html]) => /<title>(.*?)<\/title>/.exec(html)?.[1]);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).toContain("Endmill · Solid Carbide · Milling | Calivane");
  });

  it("have a title of their own too where an address is lost", () => {
    const title = (path: string) => /<title>(.*?)<\/title>/.exec(pages.get(path) ?? "")?.[1];
    expect(title("products/pcd/404.html")).toBe("Not in the catalogue · PCD | Calivane");
    expect(title("products/404.html")).toBe("Not in the catalogue | Calivane");
  });

  it("tell search engines what is on them, unless they should not come", () => {
    const described = having(/<script type="application\/ld\+json">{"@context":"https:\/\/schema.org"/);
    const sharedWell = having(/<meta property="og:title"/);
    const places = [...pages.keys()].filter((path) => path.endsWith("index.html"));
    const empty = ["products/pcd/composite/index.html"];
    expect(empty.filter((path) => described.includes(path))).toEqual([]);
    expect(having(/<meta name="robots" content="noindex">/)).toEqual(expect.arrayContaining(empty));
    expect(having(/No products listed here yet/).filter((path) => described.includes(path))).toEqual([]);
    expect(described.length).toBeGreaterThan(places.length - 12);
    expect(sharedWell.toSorted()).toEqual([...besides, ...described].toSorted());
  });

  it("hold no script but inert data and the one file", () => {
    const inline =
      /<script(?! type="application\/json" id="page-data")(?! type="application\/ld\+json")(?! type="module" src="\/assets\/boot\.js" fetchpriority="low"><\/script>)/;
    expect(having(inline)).toEqual([]);
    expect(having(/ on[a-z]+="/)).toEqual([]);
    expect(having(/javascript:/)).toEqual([]);
  });

  it("hold no style attribute, which the policy would block", () => {
    expect(having(/<[^>]* style="/)).toEqual([]);
  });

  it("hold nothing in a template, from which only a script could bring it back", () => {
    expect(having(/<template/)).toEqual([]);
  });

  it("hold every product of their category, for those without script", () => {
    const milling = own.products.filter(({ category }) => category === "milling");
    const page = pages.get("products/milling/index.html") ?? "";
    expect(milling.filter(({ id }) => !page.includes(`href="/product/${id}"`))).toEqual([]);
  });

  it("point only at files that are built", () => {
    const all = [...pages.values()].join("");
    const pointed = new Set(all.match(/\/(?:assets|data)\/[\w./-]+\.(?:avif|webp|svg|json)/g));
    expect([...pointed].filter((address) => !assets.files.has(address))).toEqual([]);
    expect(pointed.size).toBeGreaterThan(100);
  });

  it("bring the workpieces of each holder's inserts with the data of its category", () => {
    const data = [...assets.files].filter(([path]) => path.startsWith("/data/turning"));
    const stored = data.flatMap(([, file]) => {
      const { products: list } = JSON.parse(new TextDecoder().decode(file)) as CategoryPart; // as the build wrote it
      return list;
    });
    const holders = stored.filter(({ specifications }) => specifications.insert && !specifications.material);
    expect(holders.length).toBeGreaterThan(0);
    expect(holders.filter(({ insertGroups }) => /^[PMKNSH]+$/.test(insertGroups ?? ""))).not.toEqual([]);
    expect(
      stored.filter(({ specifications, insertGroups }) => specifications.material && insertGroups),
    ).toEqual([]);
  });

  it("says the two readings of the hours, and no third", () => {
    const times = pages.get("index.html")?.matchAll(/\d+(?::\d\d)? ?[AP]M/gi) ?? [];
    expect(new Set([...times].map(([time]) => time))).toEqual(
      new Set(["10:00 AM", "6:00 PM", "9:00 AM", "2:00 PM"]),
    );
  });

  it("post the form to the site itself", () => {
    expect(pages.get("index.html")).toContain('action="/api/notifications/contact"');
  });

  it("post the form to the API host where one is set", async () => {
    const apiHost = "https://api.example.com";
    const elsewhere = await render(own, { apiHost, only: ["index.html"] });
    expect(elsewhere.get("index.html")).toContain(`action="${apiHost}/api/notifications/contact"`);
  });

  it("leave slots for the server only where it fills them", () => {
    expect(having(/%%\w+%%/).toSorted()).toEqual(filled.toSorted());
  });
});

describe("a product whose own body isn't rendered yet", () => {
  it("says that its picture shows a similar tool; the others don't", async () => {
    const series = "end-mills-4-flute-long";
    const products = own.products
      .filter(({ subcategory }) => subcategory === "solid-carbide")
      .map((product) => (product.series === series ? { ...product, picture: "endmill-6" } : product));
    const path = "products/milling/solid-carbide/index.html";
    const page = (await render({ ...own, products }, { only: [path] })).get(path) ?? "";
    const bands = page.split(/aria-labelledby="band-category-(?=milling-\w)/).slice(1);
    const telling = bands.filter((band) => band.includes("Similar tool shown"));
    expect(bands.length).toBeGreaterThan(5);
    expect(telling.map((band) => band.split('"', 1)[0])).toEqual([`milling-${series}`]);
    expect(telling[0]).toContain('alt="Illustration of a similar tool: ');
  });
});

describe("content that looks like HTML", () => {
  it("stays text, in the page and in its data", async () => {
    const evil = '</script><script>alert("x")</script>';
    // For the smallest category, which has the fewest pages.
    const first = own.products.at(-1);
    if (!first) throw new Error("There are no products.");
    const pages = await render({
      ...own,
      company: { ...own.company, name: evil },
      categories: own.categories.filter(({ id }) => id === "all" || id === first.category),
      products: [{ ...first, name: evil, description: evil }],
    });
    const html = [...pages].filter(([path]) => path.endsWith(".html"));
    expect(html.filter(([, text]) => text.includes("<script>alert")).map(([path]) => path)).toEqual([]);
  });
});
