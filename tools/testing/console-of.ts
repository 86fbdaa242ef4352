import { chromium } from "@playwright/test";
import { findTestBrowser } from "../setup/find-chromium.ts";

interface Visit {
  /** Path and anchor. */
  address: string;
}

/**
 * For tests: what a browser's console says, as errors and warnings, while it visits each address for the first time, with
 * a quote list from an earlier visit.
 */
export async function consoleOf(origin: string, visits: readonly Visit[]): Promise<string[]> {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: findTestBrowser(chromium.executablePath()),
    args: isRoot ? ["--no-sandbox"] : [],
  });
  const said: string[] = [];
  try {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    // Vite makes each file when it is first asked for.
    page.setDefaultTimeout(100_000);
    // A worker would keep pages of the visit before; Playwright's own bar against it warns in the console.
    await page.addInitScript(
      "if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {})",
    );
    await page.addInitScript(() => {
      const line = { kind: "product", key: "x", name: "A tool", designation: "", quantity: 1, remark: "" };
      try {
        localStorage.setItem("quote-list/1", JSON.stringify({ lines: [line], prompts: {} }));
      } catch {
        // The empty page between two visits has no storage.
      }
    });
    // The map's host is not asked.
    await page.route(
      (url) => url.origin !== new URL(origin).origin,
      (route) => route.fulfill({ body: "" }),
    );
    for (const { address } of visits) {
      const listen = (text: string): void => void said.push(`${address}: ${text}`);
      const onConsole = (message: { type(): string; text(): string }): void => {
        if (message.type() === "error" || message.type() === "warning") listen(message.text());
      };
      const onError = (error: Error): void => listen(error.message);
      page.on("console", onConsole);
      page.on("pageerror", onError);
      // Another document each time, whatever the anchor.
      await page.goto("about:blank");
      await page.goto(origin + address, { waitUntil: "load" });
      // The search's code comes once it is used.
      for (const island of await page.locator("[data-island]:not(:empty, [data-island=search])").all())
        await island.locator(":scope[data-hydrated]").waitFor({ state: "attached" });
      // React tells in its idle time, which does not come at all to some still pages.
      await page.evaluate("new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }))");
      page.off("console", onConsole);
      page.off("pageerror", onError);
    }
  } finally {
    await browser.close();
  }
  return said;
}
