import type { Page } from "@playwright/test";

/** A word or line of text in the window. */
interface Line {
  text: string;
  /** Its computed colour, e.g. `rgb(244, 245, 245)`. */
  color: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Every line of text that is completely in the window and not covered; its box is that of its letters. */
function readLines(below: number): Line[] {
  const ruler = new OffscreenCanvas(1, 1).getContext("2d");
  if (!ruler) throw new Error("No canvas to measure on.");
  const isFree = (x: number, y: number, element: Element): boolean => {
    const over = document.elementFromPoint(x, y);
    return over !== null && (over.contains(element) || element.contains(over));
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim() ?? "";
    if (!element || text === "" || !element.checkVisibility({ opacityProperty: true })) continue;
    const style = getComputedStyle(element);
    // For screen readers only.
    if (style.clipPath !== "none") continue;
    ruler.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const {
      fontBoundingBoxAscent,
      fontBoundingBoxDescent,
      actualBoundingBoxAscent,
      actualBoundingBoxDescent,
    } = ruler.measureText(text);
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const { left, top, width, height, right } of range.getClientRects()) {
      const scale = height / (fontBoundingBoxAscent + fontBoundingBoxDescent);
      const first = top + (fontBoundingBoxAscent - actualBoundingBoxAscent) * scale;
      const last = first + (actualBoundingBoxAscent + actualBoundingBoxDescent) * scale;
      if (width < 2 || left < 0 || first < below || right > innerWidth || last > innerHeight) continue;
      const corners = [first + 1, last - 1].flatMap((y) => [left + 1, right - 1].map((x) => [x, y] as const));
      if (!corners.every(([x, y]) => isFree(x, y, element))) continue;
      lines.push({ text, color: style.color, left, top: first, width, height: Math.max(1, last - first) });
    }
  }
  return lines;
}

/** The lowest contrast in each line's box with the pixels behind it, ignoring the worst hundredth of them. */
async function measure({
  lines,
  png,
}: {
  lines: Line[];
  png: string;
}): Promise<{ text: string; contrast: number }[]> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d", {
    willReadFrequently: true,
  });
  if (!canvas) throw new Error("No canvas to measure on.");
  canvas.drawImage(picture, 0, 0);
  const linear = (level: number): number =>
    level <= 10.31475 ? level / 3294.6 : ((level / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = (red: number, green: number, blue: number): number =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return lines.map(({ text, color, left, top, width, height }) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const ink = luminance(red, green, blue);
    const { data } = canvas.getImageData(left, top, width, height);
    const contrasts: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      contrasts.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
    }
    contrasts.sort((one, other) => one - other);
    return { text, contrast: contrasts[Math.floor(contrasts.length / 100)] ?? 0 };
  });
}

/**
 * Every line of text in the window whose contrast to its background is below 4.5 : 1. A screenshot without texts shows
 * the background.
 * @param below only texts lower than this many px.
 * @returns texts with their contrast.
 */
export async function faintWords(page: Page, below = 0): Promise<string[]> {
  // Finishes colour transitions, such as those after a change of the window's width.
  await page.evaluate(() => {
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  });
  const lines = await page.evaluate(readLines, below);
  const show = await page.evaluateHandle(() => {
    // The policy forbids inline styles, but not style sheets created by script.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*, *::before, *::after { color: transparent !important; text-shadow: none !important; text-decoration: none !important; transition: none !important }",
    );
    document.adoptedStyleSheets = [sheet];
    return () => (document.adoptedStyleSheets = []);
  });
  const png = (await page.screenshot()).toString("base64");
  await show.evaluate((bringBack) => bringBack());
  const measured = await page.evaluate(measure, { lines, png });
  if (measured.length === 0) throw new Error("No words in the window: nothing was measured.");
  return measured
    .filter(({ contrast }) => contrast < 4.5)
    .map(({ text, contrast }) => `${contrast.toFixed(2)} "${text}"`);
}
