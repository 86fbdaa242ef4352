import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderDocument, type DocumentParts } from "./document.ts";

const parts: DocumentParts = {
  language: "en-IN",
  title: "Milling | Calivane",
  description: "End mills.",
  body: "<main>Body</main>",
  style: "a{color:red}",
};

describe("an HTML document", () => {
  it("gives no address to keep where search engines should not come", () => {
    const html = renderDocument({ ...parts, publicUrl: "https://www.example.com" });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain("canonical");
  });

  it("names the address to keep, absolute", () => {
    const html = renderDocument({
      ...parts,
      publicUrl: "https://www.example.com",
      canonicalPath: "/products/pcd",
    });
    expect(html).toContain('<link rel="canonical" href="https://www.example.com/products/pcd">');
  });

  it("names no address to keep while nobody has said where the site lives", () => {
    expect(renderDocument({ ...parts, canonicalPath: "/" })).not.toContain("canonical");
  });

  it("has a picture, by its whole address, where a link to it is shared", () => {
    const shared = { ...parts, canonicalPath: "/products/pcd", siteName: "Calivane" };
    const html = renderDocument({ ...shared, publicUrl: "https://www.example.com" });
    expect(html).toContain('<meta property="og:image" content="https://www.example.com/share.jpg">');
    expect(html).toContain('<meta property="og:url" content="https://www.example.com/products/pcd">');
    expect(renderDocument(shared)).toContain('<meta property="og:title" content="Milling | Calivane">');
    expect(renderDocument(shared)).not.toContain("og:image");
  });

  it("escapes title and description", () => {
    const html = renderDocument({ ...parts, title: "</title><script>", description: '">&<' });
    expect(html).toContain("<title>&lt;/title>&lt;script></title>");
    expect(html).toContain('content="&quot;>&amp;&lt;"');
  });

  it("holds its data as they were, and no text in them can end the block", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, text) => {
        const data = { value, text: `${text}</script><!--<script>` };
        const html = renderDocument({ ...parts, data });
        const [, block = "", after] = html.split(
          /<script type="application\/json" id="page-data">|<\/script>/,
        );
        expect(after).toBe("</body>\n</html>\n");
        expect(block).not.toContain("<");
        expect(JSON.parse(block)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });

  it("has no script where none is given", () => {
    expect(renderDocument(parts)).not.toContain("<script");
  });
});
