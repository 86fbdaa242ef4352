import { Blob, Buffer as Letters, Face, Font, shape } from "harfbuzzjs";
import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { sourceFont } from "./font.ts";

/** The name beside the mark as in the page's header (header.module.css), where the mark is 28 px: here it is 32. */
const STYLE = { wght: 600, wdth: 110, size: 24, tracking: -0.03 };
/** From the mark's box to the name. */
const GAP = 11.5;
const HEIGHT = 32;

/** Colour of the outlines: on paper, and on the stage. As in tokens.css. */
const COLOURS = { paper: "#0f1113", stage: "#f4f5f5" };

/** The mark on its grid of 32 (site/ui/dial.tsx). */
const ring = '<path d="M23.17 4.44A13.6 13.6 0 1 0 27.56 8.83L25.21 11.17A10.4 10.4 0 1 1 20.83 6.79Z"/>';
const needle = "M15.4 16.6 26 6";

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** The name's font at one weight and width; the page's own is cut to the page's words, a name may need more. */
async function fontFor(name: string): Promise<Font> {
  const file = await subsetFont(readFileSync(sourceFont), `${name}H`, {
    targetFormat: "sfnt",
    variationAxes: { wght: STYLE.wght, wdth: STYLE.wdth },
    keepFeatures: ["kern"],
  });
  const { buffer, byteOffset, byteLength } = new Uint8Array(file);
  return new Font(new Face(new Blob(buffer.slice(byteOffset, byteOffset + byteLength))));
}

function shaped(font: Font, text: string) {
  const letters = new Letters();
  letters.addText(text);
  letters.guessSegmentProperties();
  shape(font, letters);
  return letters.getGlyphInfosAndPositions();
}

const rounded = (value: number): string => `${Math.round(value * 100) / 100}`;

/** The name as the data of one path, and how wide it is; undefined where the font lacks one of its letters. */
async function outlines(name: string): Promise<{ path: string; width: number } | undefined> {
  const font = await fontFor(name);
  const scale = STYLE.size / font.face.upem;
  const [capital] = shaped(font, "H");
  const capHeight = font.glyphExtents(capital?.codepoint ?? 0)?.yBearing ?? 0;
  // The middle of the capitals stands on the middle of the mark.
  const baseLine = HEIGHT / 2 + (capHeight * scale) / 2;
  const glyphs = shaped(font, name);
  if (glyphs.some(({ codepoint }) => codepoint === 0)) return undefined;
  let left = HEIGHT + GAP;
  let path = "";
  for (const { codepoint, xAdvance = 0 } of glyphs) {
    for (const { type, values } of font.glyphToJson(codepoint)) {
      const places = values.map((value, at) =>
        rounded(at % 2 === 0 ? left + value * scale : baseLine - value * scale),
      );
      path += type + places.join(" ");
    }
    left += xAdvance * scale + STYLE.tracking * STYLE.size;
  }
  return { path, width: left - STYLE.tracking * STYLE.size };
}

/**
 * The company's mark and name as an SVG of outlines, for wherever its font isn't: search engines, letters, partners'
 * pages. `ground` is what it stands on. A name that the font can't write stands in it as text.
 */
export async function buildWordmark(name: string, ground: keyof typeof COLOURS): Promise<string> {
  const colour = COLOURS[ground];
  const drawn = await outlines(name);
  const words = drawn
    ? `<path d="${drawn.path}"/>`
    : `<text x="${HEIGHT + GAP}" y="24.6" font-family="sans-serif" font-weight="600" font-size="${STYLE.size}">${escape(name)}</text>`;
  // Text of an unknown font: half as wide as high, and some air, a letter.
  const width = Math.ceil(drawn?.width ?? HEIGHT + GAP + name.length * STYLE.size * 0.7);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width * 4}" height="${HEIGHT * 4}" role="img" fill="${colour}">`,
    `<title>${escape(name)}</title>${ring}`,
    `<path d="${needle}" fill="none" stroke="${colour}" stroke-width="3.2"/>${words}</svg>\n`,
  ].join("");
}
