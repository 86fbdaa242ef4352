import { nextTask } from "./next-task.ts";

/**
 * Has the sections laid out that the first layout left out (base.css), one a frame: none of it is a long task, and once
 * it is done every jump lands where it should.
 */
export async function layOutRest(): Promise<void> {
  for (const section of document.querySelectorAll("[data-later]")) {
    section.removeAttribute("data-later");
    await new Promise(requestAnimationFrame);
    await nextTask();
  }
}
