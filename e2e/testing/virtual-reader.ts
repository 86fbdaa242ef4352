import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { virtual } from "@guidepup/virtual-screen-reader";
import type { Page } from "@playwright/test";

const PROGRAM = fileURLToPath(import.meta.resolve("@guidepup/virtual-screen-reader/browser.js"));

/**
 * Starts a virtual screen reader in a page whose context has `bypassCSP`. It speaks the focused element and the
 * announcements of live regions.
 * @returns the speech since the last step, and how the next step begins.
 */
export async function listenTo(
  page: Page,
): Promise<{ spoken: () => Promise<string[]>; forget: () => Promise<void> }> {
  await page.route("**/virtual-reader.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: readFileSync(PROGRAM, "utf8") }),
  );
  const reader = await page.evaluateHandle(async (address) => {
    const program = (await import(address)) as { virtual: typeof virtual };
    await program.virtual.start({ container: document.body });
    return program.virtual;
  }, "/virtual-reader.js");
  return {
    spoken: () =>
      reader.evaluate(async (it) => {
        // The program doesn't know that everything behind a modal dialog is silent.
        const modal = document.activeElement?.closest("dialog:modal");
        const silent = [...document.querySelectorAll("[role=status]")]
          .filter((status) => modal && !modal.contains(status))
          .map((status) => `polite: ${status.textContent}`);
        // It speaks a region twice: for its text, and for an attribute that changes with the text.
        return (await it.spokenPhraseLog()).filter(
          (phrase, at, all) => phrase !== all[at - 1] && !silent.includes(phrase),
        );
      }),
    forget: () => reader.evaluate((it) => it.clearSpokenPhraseLog()),
  };
}
