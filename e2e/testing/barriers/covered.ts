import type { Page } from "@playwright/test";
import { sidewaysScroll } from "./reflow.ts";

/** The zoom of 400 per cent, a small and a usual phone, an upright tablet, a laptop, a desk, a wide desk. */
const widths = [320, 360, 390, 768, 1280, 1920, 2560];

/**
 * The parts that a visitor can't reach or read in windows of several widths, one line each: parts that make the page or
 * a dialog scroll sideways, parts covered by the floating chat or a fixed bar, and headings that touch the text below
 * them.
 */
export async function coveredParts(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // The next frame has the layout for this width and its consequences.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const faults = [...(await sidewaysScroll(page)), ...(await page.evaluate(judgeRoom))];
    found.push(...faults.map((fault) => `${width} px: ${fault}`));
  }
  return found;
}

/**
 * Measures boxes instead of scrolling: floating elements have a column of their own, and bars leave space at the end.
 */
function judgeRoom(): string[] {
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error("There is no canvas to measure letters on.");

  /** The area of drawn letters, without the font's space above and below them. */
  function inkOf(text: Text): DOMRect[] {
    const parent = text.parentElement;
    if (!pen || !parent || !text.data.trim() || !parent.checkVisibility({ visibilityProperty: true }))
      return [];
    const style = getComputedStyle(parent);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = pen.measureText(text.data.trim());
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map((line) => {
        const above = ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent;
        const below = ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent;
        return new DOMRect(line.x, line.y + above, line.width, line.height - above - below);
      });
  }

  function textsOf(root: Element): Text[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    return texts;
  }

  /** Whether scrolling can move it out from under a floating element, or it is itself fixed. */
  function isMovable(element: Element | null): boolean {
    if (!element || element === document.body || element === modal) return false;
    const { overflowX, position, clipPath } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX) || position === "fixed" || position === "sticky") return true;
    return clipPath !== "none" || isMovable(element.parentElement);
  }

  /** Whether it is in a bar that stays while the text below scrolls under it. */
  function isInBar(element: Element | null): boolean {
    if (!element || element === modal) return false;
    return /sticky|fixed/.test(getComputedStyle(element).position) || isInBar(element.parentElement);
  }

  const root = modal ?? document.body;
  const texts = textsOf(root);
  const found: string[] = [];

  for (const heading of root.querySelectorAll("h1, h2, h3, h4")) {
    const own = textsOf(heading).flatMap(inkOf);
    const foot = Math.max(...own.map(({ bottom }) => bottom));
    const isBelow = (line: DOMRect) =>
      own.some(({ left, right }) => line.left < right && line.right > left) && line.bottom > foot + 1;
    const next = texts.find(
      (text) =>
        heading.compareDocumentPosition(text) === Node.DOCUMENT_POSITION_FOLLOWING &&
        inkOf(text).some(isBelow),
    );
    const gap = next
      ? Math.min(
          ...inkOf(next)
            .filter(isBelow)
            .map(({ top }) => top),
        ) - foot
      : Infinity;
    if (own.length > 0 && gap < 4 && !isInBar(heading))
      found.push(`“${heading.textContent}” is ${Math.round(gap)} px above “${next?.data.slice(0, 40)}”`);
  }

  const contact = document.querySelector("[aria-label='Quick contact']");
  const floating = contact?.getBoundingClientRect();
  if (!contact || !floating) return found;
  if (modal) {
    // Whatever is modal lies above it, its backdrop too.
    const { left, top, right, bottom } = floating;
    const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
      [top + 1, (top + bottom) / 2, bottom - 1].map((y) => document.elementFromPoint(x, y)),
    );
    return points.some((point) => point && contact.contains(point))
      ? [...found, "the chat lies over the dialog"]
      : found;
  }
  const isBar = floating.width > innerWidth / 2;
  // The bars of the hours are drawn.
  const seen = "a[href], button, input, select, textarea, summary, iframe, #contact dl svg";
  const controls = [...document.querySelectorAll(seen)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isMovable(control))
    .map((control) => ({
      box: control.getBoundingClientRect(),
      name: control.textContent || control.localName,
    }));
  const words = texts
    .filter((text) => !isMovable(text.parentElement))
    .flatMap((text) => inkOf(text).map((box) => ({ box, name: text.data })));
  const end = document.documentElement.scrollHeight - floating.height;
  for (const { box, name } of [...controls, ...words]) {
    const isUnder = isBar
      ? box.bottom + scrollY > end
      : box.right > floating.left && box.left < floating.right && box.width * box.height > 0;
    if (isUnder) found.push(`the chat lies over “${name.slice(0, 40)}”`);
  }
  return found;
}
