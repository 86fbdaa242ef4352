import type { Page } from "@playwright/test";

/** A drawn thing, with a stable name and its contrast to its background. */
type Drawn = Record<string, number>;

/** The minimum contrast of graphics (WCAG 1.4.11); anything below it counts as invisible. */
const SEEN = 1.5;
const CLEAR = 3;

/**
 * Things that are visible in the page's colours but not in the system's (forced colours), dark or light, one line each:
 * lines and areas of drawings and icons, and boxes without text that only a background draws.
 */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  const own = await page.evaluate(drawnParts);
  const invisible = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const forced = await page.evaluate(drawnParts);
    for (const [part, contrast] of Object.entries(own))
      if (contrast >= SEEN && (forced[part] ?? CLEAR) < CLEAR)
        invisible.push(`${colorScheme}, ${forced[part]?.toFixed(1)}:1: ${part}`);
  }
  await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
  return invisible;
}

function drawnParts(): Drawn {
  type Colour = [number, number, number, number];
  const drawn: Drawn = {};
  let count = document.querySelectorAll("[data-drawn]").length;
  const canvas = Object.assign(document.createElement("div"), { hidden: true });
  canvas.style.backgroundColor = "Canvas";
  document.body.append(canvas);

  function read(text: string): Colour {
    const [red = 0, green = 0, blue = 0, alpha = 1] = [...text.matchAll(/[\d.]+/g)].map(Number);
    return text.startsWith("rgb") ? [red, green, blue, alpha] : [0, 0, 0, 0];
  }
  function luminance([red, green, blue]: Colour): number {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
      value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
  function contrast(colour: Colour, behind: Colour): number {
    const over = ([0, 1, 2] as const).map((at) => colour[at] * colour[3] + behind[at] * (1 - colour[3]));
    const [dark = 0, light = 0] = [
      luminance([over[0] ?? 0, over[1] ?? 0, over[2] ?? 0, 1]),
      luminance(behind),
    ].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }
  function backgroundOf(element: Element | null): Colour {
    for (let each = element; each; each = each.parentElement) {
      const colour = read(getComputedStyle(each).backgroundColor);
      if (colour[3] > 0.5) return colour;
    }
    return read(getComputedStyle(canvas).backgroundColor);
  }
  /** A name that stays the same while the colours change. */
  function nameOf(element: Element): string {
    const { dataset } = element instanceof SVGElement || element instanceof HTMLElement ? element : canvas;
    dataset["drawn"] ??= String((count += 1));
    const words = element.closest("button, a, figure, label, p, li")?.textContent?.trim().slice(0, 24) ?? "";
    const { localName, parentElement } = element;
    return `${parentElement?.localName} ${localName}.${element.getAttribute("class")} “${words}” ${dataset["drawn"]}`;
  }
  function edgeOf(style: CSSStyleDeclaration, behind: Colour): number {
    const sides = ["Top", "Right", "Bottom", "Left"] as const;
    const contrasts = sides
      .filter((side) => style[`border${side}Style`] !== "none" && style[`border${side}Width`] !== "0px")
      .map((side) => contrast(read(style[`border${side}Color`]), behind));
    return Math.max(1, ...contrasts);
  }

  for (const element of document.querySelectorAll("*")) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]")) continue;
    const { width, height } = element.getBoundingClientRect();
    if (element.closest("svg")) {
      if (!element.matches("path, line, circle, rect, polyline, polygon, ellipse, text")) continue;
      if (element.closest("defs, clipPath, pattern, mask") || width + height === 0) continue;
      const { fill, stroke } = getComputedStyle(element);
      const behind = backgroundOf(element.closest("svg"));
      const paints = [fill, stroke].map((paint) => contrast(read(paint), behind));
      drawn[nameOf(element)] = Math.max(...paints);
      continue;
    }
    if (element.matches("html, body, dialog, img, picture, source, video, canvas, iframe")) continue;
    for (const part of ["", "::before", "::after"]) {
      const style = getComputedStyle(element, part);
      if (part !== "" && (style.content === "none" || style.display === "none")) continue;
      const isEmpty = part === "" ? element.childNodes.length === 0 : style.content === '""';
      // Drawn by the system.
      if (element.localName === "input" && style.appearance !== "none") continue;
      if (!isEmpty || width * height < 2 || Number(style.opacity) < 0.1) continue;
      const behind = backgroundOf(part === "" ? element.parentElement : element);
      const area = contrast(read(style.backgroundColor), behind);
      drawn[`${nameOf(element)}${part}`] = Math.max(area, edgeOf(style, behind));
    }
  }
  canvas.remove();
  return drawn;
}
