import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { madeUpProducts } from "../../../catalogue/testing/made-up-products.ts";
import { RestWithoutScript } from "./rest-without-script.tsx";

const picture = { sources: [], src: "/cut.webp", width: 4, height: 4, kind: "Illustration" as const };
const products = madeUpProducts(1_000).map((product) => ({ ...product, picture, at: 0, sizeLabel: "" }));
const html = renderToStaticMarkup(<RestWithoutScript products={products} />);

test("without script every product beyond the cards is named, with its size, and leads to its own page", () => {
  const items = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text);
  expect(items).toHaveLength(1_000);
  expect(items[0]).toBe(
    `<a href="/product/${products[0]?.id}">2-flute solid carbide end mill Ø3, TiAlN, 3 × 10 × 50 mm</a>`,
  );
});

test("a size that the name holds already isn't said twice", () => {
  const [first] = products;
  if (!first) throw new Error("There is no product.");
  const named = { ...first, name: "CNMG 120408 insert", specifications: { size: "CNMG 120408" } };
  expect(renderToStaticMarkup(<RestWithoutScript products={[named]} />)).toContain(">CNMG 120408 insert</a>");
});

test("with script the list costs nothing to draw: it stands in noscript", () => {
  expect(html).toMatch(/^<noscript>.*<\/noscript>$/);
});

test("a thousand more products are less than 120 KiB of HTML", () => {
  expect(Buffer.byteLength(html)).toBeLessThan(120 * 1024);
});

test("a list that the cards show whole has no more", () => {
  expect(renderToStaticMarkup(<RestWithoutScript products={[]} />)).toBe("");
});
