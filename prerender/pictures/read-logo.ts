import { ContentError } from "../reading/parse-content.ts";

/** Maximum size of a logo in bytes: typical logos have a tenth of it; larger ones contain a photo or a whole page. */
const LARGEST = 100 * 1024;

/** Forbidden contents of a picture that visitors load, with their names. */
const foreign: [pattern: RegExp, words: string][] = [
  [/<script\b|\son\w+\s*=|javascript:/i, "script"],
  [/<(?:foreignObject|iframe|audio|video)\b/i, "parts of a web page"],
  [/<image\b/i, "a photo"],
  [/(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import|<!ENTITY/i, "links to other files"],
];

/** An SVG logo with the size of its root element in pixels. Throws a ContentError with the remedy. */
export function readLogo(file: string, bytes: Uint8Array): { svg: string; width: number; height: number } {
  const refuse = (words: string): never => {
    throw new ContentError({ file, sentence: words });
  };
  const svg = new TextDecoder().decode(bytes);
  const [root] = /<svg\b[^>]*>/.exec(svg) ?? [];
  if (root === undefined || !/^\s*</.test(svg)) {
    return refuse(
      "this is no SVG drawing, whatever its name says. Save the logo as SVG from a drawing program.",
    );
  }
  if (bytes.length > LARGEST) {
    refuse(
      `${Math.ceil(bytes.length / 1024)} kB are more than a logo's ${LARGEST / 1024}. Save it as "optimised" or "plain" SVG, without photos.`,
    );
  }
  const found = foreign.find(([pattern]) => pattern.test(svg));
  if (found) refuse(`${found[1]} in a logo can't be shown. Save it as "plain" SVG of shapes only.`);
  const side = (name: string): number =>
    Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1] ?? 0);
  const [width, height] = [side("width"), side("height")];
  if (!(width > 0 && height > 0)) {
    refuse('its first element, <svg>, needs width and height in pixels, such as width="160" height="40".');
  }
  return { svg, width, height };
}
