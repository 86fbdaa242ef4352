import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compressed } from "./compress.ts";

const text = new TextEncoder().encode("<p>insert</p>".repeat(200));

describe("the compressed forms of a file", () => {
  it("hold what the file holds", async () => {
    const forms = await compressed("index.html", text);
    expect(new Uint8Array(brotliDecompressSync(forms.get(".br") ?? ""))).toEqual(text);
    expect(new Uint8Array(gunzipSync(forms.get(".gz") ?? ""))).toEqual(text);
  });

  it("are left out for pictures and fonts, which are compressed already", async () => {
    expect((await compressed("a.avif", text)).size).toBe(0);
    expect((await compressed("a.woff2", text)).size).toBe(0);
  });

  it("are left out where they would be larger than the file", async () => {
    expect((await compressed("a.svg", new TextEncoder().encode("<svg/>"))).size).toBe(0);
  });
});
