import type { Page } from "@playwright/test";

/**
 * Targets that are too small: one line for each link, button or field smaller than `least` CSS pixels in either
 * direction. Measured by hit testing, so that padding around the letters counts and a covered area doesn't. Links in
 * a sentence may be as small as their words (WCAG 2.5.8).
 */
export async function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
    const top = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    // An explained word in a text may be as small as the word.
    const controls =
      'a[href], button:not([popovertarget]:not([aria-label])), input, select, textarea, summary, [role="button"], [role="option"]';

    /** The label of a checkbox or radio button, which is its larger target. */
    function labelOf(element: HTMLElement): HTMLElement | undefined {
      return element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type)
        ? element.labels?.[0]
        : undefined;
    }

    function isMeasured(element: HTMLElement): boolean {
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.matches(":disabled") &&
        !element.closest("[inert], [aria-hidden=true]") &&
        !(getComputedStyle(element).display.startsWith("inline") && isInSentence(element))
      );
    }

    function isInSentence(element: HTMLElement): boolean {
      const others = [...(element.parentElement?.childNodes ?? [])].filter((node) => node instanceof Text);
      return others.some(({ data }) => /\p{L}{2}|\d/u.test(data));
    }

    function answers(element: HTMLElement, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || Boolean(labelOf(element)?.contains(hit)));
    }

    /** Number of consecutive pixels through a point that hit the element. */
    function length(element: HTMLElement, x: number, y: number, dx: number, dy: number): number {
      if (!answers(element, x, y)) return 0;
      let pixels = 1;
      for (const sign of [-1, 1])
        for (let way = 1; way <= size && answers(element, x + sign * dx * way, y + sign * dy * way); way += 1)
          pixels += 1;
      return pixels;
    }

    return [...top.querySelectorAll<HTMLElement>(controls)].filter(isMeasured).flatMap((element) => {
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      // The first line of a wrapped link; for a tile's link, which covers the tile, its words.
      const box = (labelOf(element) ?? element).getClientRects()[0];
      // A skip link is hidden until it has the focus.
      if (!box || box.bottom < 0 || getComputedStyle(element).clipPath !== "none") return [];
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const reach = size / 2 - 1;
      const square = [
        [-reach, 0],
        [reach, 0],
        [0, -reach],
        [0, reach],
      ] as const;
      if (square.every(([dx, dy]) => answers(element, x + dx, y + dy))) return [];
      const [width, height] = [length(element, x, y, 1, 0), length(element, x, y, 0, 1)];
      // Rounding may cost one pixel.
      if (Math.min(width, height) >= size - 1) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
      return [`${width} × ${height} px: ${element.localName} “${name.slice(0, 60)}”`];
    });
  }, least);
}
