import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { madeUpProducts } from "#site/catalogue/testing/made-up-products.ts";
import { loadContent } from "../content/content.ts";
import { feedFiles } from "./feed.ts";
import { feedSchema } from "./feed-schema.ts";

const content = loadContent(TEST_CONTENT);
const picture = { sources: [], src: "/assets/a.webp", width: 1, height: 1, kind: "Illustration" as const };
const site = "https://www.example.com";

function feed(products = content.products, publicUrl: string | undefined = site) {
  const shown = products.map((product) => ({ ...product, picture, at: 0, sizeLabel: "" }));
  return new Map(
    [...feedFiles(content, shown, publicUrl)].map(([path, text]) => [
      path,
      v.parse(feedSchema, JSON.parse(text)),
    ]),
  );
}

describe("the feed of the range", () => {
  it("holds every product once, with its page, in the form that is described", () => {
    const files = feed();
    expect([...files.keys()]).toEqual(["feed/products.json"]);
    const first = files.get("feed/products.json");
    expect(first?.total).toBe(content.products.length);
    expect(first?.products.map(({ id }) => id)).toEqual(content.products.map(({ id }) => id));
    expect(first?.products[0]?.url).toBe(`${site}/product/${content.products[0]?.id}`);
    expect(first?.next).toBeUndefined();
  });

  it("of a large range is in files that lead from one to the next, and loses nothing at the seam", () => {
    const files = feed(madeUpProducts(2001));
    expect([...files.keys()]).toEqual(["feed/products.json", "feed/products-2.json", "feed/products-3.json"]);
    expect([...files.values()].map(({ next }) => next)).toEqual([
      `${site}/feed/products-2.json`,
      `${site}/feed/products-3.json`,
      undefined,
    ]);
    const ids = [...files.values()].flatMap(({ products }) => products.map(({ id }) => id));
    expect(new Set(ids).size).toBe(2001);
  });

  it("says no price, and no HSN code that nobody has confirmed", () => {
    const text = JSON.stringify([...feed().values()]);
    expect(text).not.toMatch(/price|offer|"toBeConfirmed"/i);
    expect(Object.values(content.hsn).some((known) => known?.toBeConfirmed)).toBe(true);
    const [product] = content.products;
    const own = product ? [{ ...product, hsn: "8207 19" }] : [];
    expect(feed(own).get("feed/products.json")?.products[0]?.hsn).toBe("8207 19");
  });

  it("of a site without products is empty, and there", () => {
    expect(feed([]).get("feed/products.json")).toMatchObject({ total: 0, products: [] });
  });

  it("names addresses from the site's root while nobody has said where it lives", () => {
    const files = feedFiles(content, [], undefined);
    expect(JSON.parse(files.get("feed/products.json") ?? "")).toMatchObject({ home: "/" });
  });
});

it("each field of the feed is described for its readers", () => {
  const words = readFileSync(join(import.meta.dirname, "../../docs/feed.md"), "utf8");
  const product = Object.keys(feedSchema.entries.products.item.entries);
  const missing = [...Object.keys(feedSchema.entries), ...product].filter(
    (name) => !words.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
});
