import type { Page } from "@playwright/test";

/**
 * Lays out the whole page, including parts that the browser skips until they are near, so that everything is checked.
 */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** The parts that make the page or an open dialog scroll sideways in the current window, one line each. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("dialog[open]")]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => {
        const side = box.getBoundingClientRect().left + box.clientWidth;
        const wide = [...box.querySelectorAll("*")].filter(
          (each) => each.checkVisibility() && each.getBoundingClientRect().right > side + 1,
        );
        const causes = wide.filter((each) => !wide.some((other) => other !== each && each.contains(other)));
        const names = causes
          .slice(0, 5)
          .map((each) => `${each.localName} “${each.textContent?.slice(0, 30)}”`);
        return `${box.localName} by ${box.scrollWidth - box.clientWidth} px: ${names.join(", ")}`;
      }),
  );
}

/**
 * Applies the text spacing of WCAG 1.4.12 and returns one line for each text that a box then cuts off, and for each box
 * that then scrolls sideways. Restores the page.
 */
export async function lostByTextSpacing(page: Page): Promise<string[]> {
  /** Texts cut off by a box that doesn't scroll, each with the box's name. */
  const cut = (): Promise<string[]> =>
    page.evaluate(() => {
      const top = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
      const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
      const boxes = new Map<Element, Element[]>();

      /** The ancestors that clip an element, up to one that scrolls or is for screen readers only. */
      function clippersOf(element: Element): Element[] {
        const known = boxes.get(element);
        if (known) return known;
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const isLast = clipPath !== "none" || /auto|scroll/.test(overflowX + overflowY);
        const outer = isLast || !element.parentElement ? [] : clippersOf(element.parentElement);
        const all = !isLast && /hidden|clip/.test(overflowX + overflowY) ? [element, ...outer] : outer;
        boxes.set(element, all);
        return all;
      }

      const found = [];
      while (walker.nextNode()) {
        const text = walker.currentNode;
        const parent = text.parentElement;
        if (!parent || !text.nodeValue?.trim() || !parent.checkVisibility({ visibilityProperty: true }))
          continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const words = range.getBoundingClientRect();
        for (const box of clippersOf(parent)) {
          const edge = box.getBoundingClientRect();
          const isOver =
            words.right > edge.right + 1 || words.left < edge.left - 1 || words.bottom > edge.bottom + 1;
          if (isOver && words.width > 0)
            found.push(`${box.className} cuts “${text.nodeValue.trim().slice(0, 40)}”`);
        }
      }
      return found;
    });
  const before = new Set(await cut());
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    const spacing =
      "line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important";
    sheet.replaceSync(`* { ${spacing} } p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
  const newlyCut = (await cut()).filter((each) => !before.has(each));
  const wide = await sidewaysScroll(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return [...newlyCut, ...wide];
}
