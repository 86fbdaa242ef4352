import { nextFrame } from "./ui/next-task.ts";

/**
 * Has the sections laid out that the first layout left out (base.css), one after the other, each in three tasks: its
 * styles, its layout, its painting. Once it is done every jump lands where it should.
 */
export async function layOutRest(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>("[data-later]")) {
    const isLeftOut = getComputedStyle(section).visibility === "hidden";
    section.removeAttribute("data-later");
    // Laid out from the start, or brought back by time: a visitor may be writing in it.
    if (!isLeftOut) continue;
    section.style.visibility = "hidden";
    getComputedStyle(section).getPropertyValue("visibility");
    await nextFrame();
    // Asked for first: Chromium would leave an empty attribute behind.
    if (section.getAttribute("style") !== null) section.removeAttribute("style");
    await nextFrame();
  }
}
