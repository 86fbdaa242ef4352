import { chromium } from "@playwright/test";
import { findTestBrowser } from "../setup/find-chromium.ts";

interface Visit {
  /** Path and anchor. */
  address: string;
}

/**
 * For tests: errors and warnings in a browser's console during a first visit to each address, with a quote list from an
 * earlier visit.
 */
export async function consoleOf(origin: string, visits: readonly Visit[]): Promise<string[]> {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: findTestBrowser(chromium.executablePath()),
    args: isRoot ? ["--no-sandbox"] : [],
  });
  const messages: string[] = [];
  try {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    // Vite builds each file on its first request.
    page.setDefaultTimeout(100_000);
    // A service worker would serve pages from the previous visit; Playwright's own option against it logs a warning.
    await page.addInitScript(
      "if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {})",
    );
    await page.addInitScript(() => {
      const line = { kind: "product", key: "x", name: "A tool", designation: "", quantity: 1, remark: "" };
      try {
        localStorage.setItem("quote-list/1", JSON.stringify({ lines: [line], prompts: {} }));
      } catch {
        // The blank page between two visits has no storage.
      }
    });
    // No requests to the map's host.
    await page.route(
      (url) => url.origin !== new URL(origin).origin,
      (route) => route.fulfill({ body: "" }),
    );
    for (const { address } of visits) {
      const listen = (text: string): void => void messages.push(`${address}: ${text}`);
      const onConsole = (message: { type(): string; text(): string }): void => {
        if (message.type() === "error" || message.type() === "warning") listen(message.text());
      };
      const onError = (error: Error): void => listen(error.message);
      page.on("console", onConsole);
      page.on("pageerror", onError);
      // A new document each time, whatever the anchor.
      await page.goto("about:blank");
      await page.goto(origin + address, { waitUntil: "load" });
      // The search's code loads when it is used.
      for (const island of await page.locator("[data-island]:not(:empty, [data-island=search])").all())
        await island.locator(":scope[data-hydrated]").waitFor({ state: "attached" });
      // React reports during idle time, which never comes on some still pages.
      await page.evaluate("new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }))");
      page.off("console", onConsole);
      page.off("pageerror", onError);
    }
  } finally {
    await browser.close();
  }
  return messages;
}
