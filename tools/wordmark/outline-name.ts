import { Blob, Buffer as Letters, Face, Font, shape } from "harfbuzzjs";
import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { NAME_LEFT, NAME_SIZE, type Outlines, WORDMARK_HEIGHT } from "#prerender/pictures/wordmark.ts";
import { sourceFont } from "../font/build-font.ts";

/** As in the page's header (header.first.module.css). */
const STYLE = { wght: 600, wdth: 110, tracking: -0.03 };

/** The original font at one weight and width: a name may need glyphs that the page's subset lacks. */
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

/** The name as path data, and its width; undefined if the font lacks one of its letters. */
export async function outlineName(name: string): Promise<Outlines | undefined> {
  const font = await fontFor(name);
  const scale = NAME_SIZE / font.face.upem;
  const [capital] = shaped(font, "H");
  const capHeight = font.glyphExtents(capital?.codepoint ?? 0)?.yBearing ?? 0;
  // Centres the capitals on the mark.
  const baseLine = WORDMARK_HEIGHT / 2 + (capHeight * scale) / 2;
  const glyphs = shaped(font, name);
  if (glyphs.some(({ codepoint }) => codepoint === 0)) return undefined;
  let left = NAME_LEFT;
  let path = "";
  for (const { codepoint, xAdvance = 0 } of glyphs) {
    for (const { type, values } of font.glyphToJson(codepoint)) {
      const places = values.map((value, at) =>
        rounded(at % 2 === 0 ? left + value * scale : baseLine - value * scale),
      );
      path += type + places.join(" ");
    }
    left += xAdvance * scale + STYLE.tracking * NAME_SIZE;
  }
  return { path, width: left - STYLE.tracking * NAME_SIZE };
}
