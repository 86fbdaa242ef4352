import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { madeUpProducts } from "#site/catalogue/testing/made-up-products.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { Assets } from "../bundles/assets.ts";
import { loadContent } from "../content/content.ts";
import { renderOutputs } from "./outputs.tsx";

const root = join(import.meta.dirname, "../..");
const content = loadContent(TEST_CONTENT);

/** The home page with other products; nothing else of its first load depends on content. */
async function homePage(products = content.products): Promise<string> {
  const shell = {
    style: "a{}",
    ownStyle: "b{}",
    script: "/assets/boot.js",
    apiHost: "",
    publicUrl: undefined,
    retentionDays: 730,
    now: new Date(),
    only: ["index.html"],
  };
  const parts = { content: { ...content, products }, art: join(root, "art"), assets: new Assets(), ...shell };
  return (await renderOutputs(parts)).get("index.html") ?? "";
}

/** Addresses of the files that the page may load on its own. */
function filesIn(html: string): string[] {
  return [...html.matchAll(/\/assets\/[^" ,)]+/g)].map(([address]) => address);
}

describe("with 10,000 products the first load", () => {
  let real: string;
  let big: string;
  beforeAll(async () => {
    real = await homePage();
    const { products } = content;
    big = await homePage([...products, ...madeUpProducts(10_000 - products.length)]);
  });

  it("has less than 1 KiB more of HTML than with our own range", () => {
    expect(big).toContain("10000 products");
    expect(Buffer.byteLength(big) - Buffer.byteLength(real)).toBeLessThan(1024);
    expect(brotliCompressSync(big).length - brotliCompressSync(real).length).toBeLessThan(1024);
  });

  it("is of the very same files", () => {
    expect(filesIn(real).length).toBeGreaterThan(10);
    expect(filesIn(big)).toEqual(filesIn(real));
  });
});
