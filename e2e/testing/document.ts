import type { APIResponse, Page } from "@playwright/test";

/** The catalogue's content in the HTML of a response, before any script has run. */
export interface ReadDocument {
  title: string;
  description: string;
  isForSearchEngines: boolean;
  /** Title of the overlay; undefined without overlay. */
  heading: string | undefined;
  /** Names of the selected tabs and the pressed items, without their counts. */
  selected: string[];
  pressed: string[];
  /** Ids of the products that the tables of the overlay name, in alphabetical order. */
  productIds: string[];
  /** The notice about an address that is not in the catalogue. */
  notice: string | undefined;
}

/** Parses a response with the browser's parser, without opening it, in a blank page, which has no policy against that. */
export async function readDocument(page: Page, answer: APIResponse): Promise<ReadDocument> {
  if (page.url() !== "about:blank") await page.goto("about:blank");
  return page.evaluate(
    (html) => {
      const document = new DOMParser().parseFromString(html, "text/html");
      const meta = (name: string): string =>
        document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";
      const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
      const name = (element: Element): string => element.firstChild?.textContent?.trim() ?? "";
      return {
        title: document.title,
        description: meta("description"),
        isForSearchEngines: !meta("robots").includes("noindex"),
        heading: document.querySelector("dialog[open] h2")?.textContent ?? undefined,
        selected: all('dialog [role="tab"][aria-selected="true"]').map(name),
        pressed: all('dialog [role="button"][aria-pressed="true"]').map(name),
        productIds: [
          ...new Set(
            all('dialog [role="tabpanel"] th a[href^="/product/"]').map((link) =>
              (link.getAttribute("href") ?? "").replace("/product/", ""),
            ),
          ),
        ].toSorted(),
        notice: all("dialog p, #products p").find((element) => element.textContent.startsWith("That address"))
          ?.textContent,
      };
    },
    await answer.text(),
  );
}
