import { describe, expect, it } from "vitest";
import { readLogo } from "./read-logo.ts";

const file = "art/logos/partners/a.svg";
const logo = (inside: string, root = 'width="160" height="40"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${root} viewBox="0 0 160 40">${inside}</svg>`);

describe("a logo", () => {
  it("is taken as it is, with its size", () => {
    const bytes = logo('<defs><path id="a" d="M0 0"/></defs><use href="#a" fill="url(#b)"/>');
    expect(readLogo(file, bytes)).toEqual({ svg: bytes.toString(), width: 160, height: 40 });
  });

  it.each([
    [
      "a PNG that is named .svg",
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]),
      "this is no SVG",
    ],
    ["an empty file", Buffer.alloc(0), "this is no SVG"],
    ["one with script", logo("<script>alert(1)</script>"), "script in a logo"],
    ["one that runs script when pressed", logo('<path onclick="a()" d="M0 0"/>'), "script in a logo"],
    ["one with a photo in it", logo('<image href="data:image/png;base64,AA"/>'), "a photo in a logo"],
    [
      "one that asks for another host's file",
      logo('<use href="https://a.example/b.svg#c"/>'),
      "links to other",
    ],
    ["one with a web page in it", logo("<foreignObject><p>a</p></foreignObject>"), "parts of a web page"],
    ["one of 9 MB", logo(`<path d="${"M0 0".repeat(2_250_000)}"/>`), "8790 kB are more than a logo's 100"],
    ["one without a size", logo("<path/>", ""), "needs width and height in pixels"],
    [
      "one as wide as its place",
      logo("<path/>", 'width="100%" height="40"'),
      "needs width and height in pixels",
    ],
  ])("is refused: %s", (_, bytes, words) => {
    expect(() => readLogo(file, bytes)).toThrow(new RegExp(`^art/logos/partners/a\\.svg: .*${words}`));
  });
});
