import { join } from "node:path";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { drawTool } from "#engineering/drawing/draw-tool.ts";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { Assets } from "../bundles/assets.ts";
import { loadContent } from "../content/content.ts";
import { renderOutputs } from "./outputs.tsx";
import { withFamily } from "#site/catalogue/testing/with-family.ts";

const content = loadContent(TEST_CONTENT);
const site = "https://www.example.com";
const id = "tur-st-cnmg120408-p25";
const product = content.products.find((each) => each.id === id);

const nodeSchema = v.looseObject({ "@type": v.string() });
const dataSchema = v.object({ "@graph": v.tuple([nodeSchema, nodeSchema]) });

/** The product's page, of a range with these products. */
async function pageOf(products: typeof content.products): Promise<string> {
  const pages = await renderOutputs({
    content: { ...content, products },
    art: join(import.meta.dirname, "../../art"),
    assets: new Assets(),
    style: "a{}",
    ownStyle: "b{}",
    script: "/assets/boot.js",
    apiHost: "",
    publicUrl: site,
    retentionDays: 730,
    now: new Date("2026-01-02T03:04:05Z"),
    sharePictures: new Map([[product?.picture ?? "", new Uint8Array([1])]]),
    only: [`product/${id}.html`],
  });
  return pages.get(`product/${id}.html`) ?? "";
}

let html: string;
beforeAll(async () => {
  html = await pageOf(content.products);
});

describe("the page of a product", () => {
  it("has a title, a description and the address that a search engine keeps", () => {
    expect(html).toContain(`<title>${product?.name} | Calivane</title>`);
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]?.length).toBeLessThanOrEqual(161);
    expect(html).toContain(`<link rel="canonical" href="${site}/product/${id}">`);
    expect(html).not.toContain("noindex");
  });

  it("is shared with its own picture, made for that", () => {
    expect(html).toMatch(
      /<meta property="og:image" content="https:\/\/www\.example\.com\/assets\/share\/[\w.-]+\.jpg">/,
    );
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    expect(html).toContain(`<meta property="og:image:alt" content="${product?.name}">`);
    expect(html).not.toContain("/share.jpg");
  });

  it("says everything that the content knows of it", () => {
    for (const value of Object.values(product?.specifications ?? {})) expect(html).toContain(value);
    expect(html).toContain(product?.description);
    expect(html).toContain(product?.orderCode);
    for (const feature of product?.features ?? []) expect(html).toContain(feature);
  });

  it("shows the start values in the cells of the sheet, in its words", () => {
    const values = product?.startValues ?? [];
    expect(values.length).toBeGreaterThan(0);
    for (const { group, vc, fn } of values) {
      expect(html).toContain(`>${group}</span> `);
      expect(html).toContain(`<b>${vc.start}</b>`);
      expect(html).toContain(`fn ${fn?.start}`);
    }
    expect(html).toContain("starting range, not maker&#x27;s data");
    expect(html.match(/not for this tool/g)).toHaveLength(6 - new Set(values.map(({ group }) => group)).size);
  });

  it("says how its code reads, as the sheet does, with the way to the guide", () => {
    expect(html).toContain("How CNMG 120408 reads</h2>");
    expect(html.match(/href="\/guides\/turning-inserts"/g)).toHaveLength(1);
  });

  it("shows the drawing with all of its dimensions, and lists those that the specification doesn't state", () => {
    const svg = /<svg[^>]*role="img".*?<\/svg>/s.exec(html)?.[0] ?? "";
    const drawing = drawTool(withFamily({ specifications: product?.specifications ?? {} }));
    expect(svg).toContain(`aria-label="${drawing?.title} of CNMG 120408"`);
    const dimensions = drawing?.views.flatMap((view) => view.dimensions);
    expect(dimensions?.length).toBeGreaterThan(3);
    for (const { text } of dimensions ?? []) expect(svg).toContain(`>${text}</text>`);
    expect(html).toContain("<dt>Edge length l</dt><dd>12.9</dd>");
    expect(html).not.toContain("<dt>Inscribed circle IC</dt><dd>Ø12.7</dd>");
  });

  it("names spare parts with the torque of their screws and the code to ask with", async () => {
    const spares = [
      { part: "screw" as const, name: "Screw M4 for the shim", torque: 3.5 },
      { part: "key" as const, name: "Key T15" },
    ];
    const some = await pageOf(content.products.map((each) => ({ ...each, spares })));
    expect(some).toContain(">Spare parts</h2>");
    expect(some).toMatch(/Screw M4 for the shim<span[^>]*> 3\.5 N·m<\/span>/);
    expect(some).toContain(`Ask for them with ${product?.orderCode}`);
  });

  it("leaves out what the content doesn't know", async () => {
    const bare = await pageOf(
      content.products.map(({ startValues: _values, spares: _spares, ...each }) => ({
        ...each,
        specifications: { type: "Negative turning insert" },
      })),
    );
    expect(bare).toContain(">Specification</h2>");
    for (const title of ["Cuts", "Drawing", "Spare parts"]) expect(bare).not.toContain(`>${title}`);
  });

  it("says so where the picture is of a similar tool, and only there", async () => {
    const similar = await pageOf(content.products.map((each) => ({ ...each, picture: "wnmg" })));
    expect(html).not.toContain("Similar tool shown");
    expect(similar).toContain("Similar tool shown");
    expect(similar).toContain('alt="Illustration of a similar tool: ');
  });

  it("needs no script, is small, and waits for no other file to be painted", () => {
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(html).toContain("<style>b{}</style>");
    expect(html).not.toContain('rel="stylesheet"');
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });

  it("leads into the catalogue, to its place there, and to what goes with it", () => {
    expect(html).toContain(`href="/products/turning/grade/steel#${id}"`);
    expect(html).toContain('href="/products/turning/grade">');
    expect(html).toMatch(/href="\/product\/tur-ho-/);
  });

  it("tells search engines what it is, without an offer, a rating or a maker that nobody named", () => {
    const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "";
    const [breadcrumbs, described] = v.parse(dataSchema, JSON.parse(text))["@graph"];
    expect(breadcrumbs["@type"]).toBe("BreadcrumbList");
    expect(described).toMatchObject({
      "@type": "Product",
      name: product?.name,
      url: `${site}/product/${id}`,
      sku: product?.orderCode,
      productID: id,
    });
    expect(Object.keys(described)).not.toEqual(expect.arrayContaining(["offers"]));
    expect(text).not.toMatch(/"(?:offers|aggregateRating|review|brand|manufacturer|price)"/);
  });

  it("tells machines its series and what its sizes differ in, and makes no series of a single tool", async () => {
    const groupIn = (page: string): unknown => {
      const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? "";
      return v.parse(dataSchema, JSON.parse(text))["@graph"][1].isVariantOf;
    };
    const key = `${product?.category}/${product?.series}`;
    const sizes = content.products.filter(({ category, series }) => `${category}/${series}` === key);
    expect(sizes.length).toBeGreaterThan(1);
    expect(groupIn(html)).toEqual({
      "@type": "ProductGroup",
      productGroupID: key,
      name: content.series.get(key)?.title,
      // What all sizes share tells none apart.
      variesBy: ["Application", "Grade", "Coating", "Size / designation", "Depth of cut", "Cutting edge"],
    });
    expect(groupIn(await pageOf(content.products.filter((each) => each.id === id)))).toBeUndefined();
  });
});
