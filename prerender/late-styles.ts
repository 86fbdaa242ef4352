import type { Plugin } from "vite";

/**
 * Sheets of what the page itself doesn't hold when it arrives: only a script draws it there. They come as files with
 * the first code that draws it; Vite's loader waits for both. Pages that arrive with the overlay open link to its files.
 * All other sheets stand in the one that each page brings along. A test holds the list against the built pages
 * (e2e/late-styles.spec.ts).
 */
const LATE = [
  "ui/(?:explain|quantity|remark-field|skip-button)",
  "enquiry/line-name",
  "sections/contact/quote-block",
  "sections/products/(?:active-filters|add-to-quote|ask-for-leaf|card-foot|category-view|empty-leaf)",
  "sections/products/(?:explained-pairs|filter-panel|filters|finder|item-keys|overlay|overlay-bar|product-card)",
  "sections/products/(?:rest-without-script|subcategory-tabs|tool-outline)",
  "sections/products/search/(?:found-tool|search-results)",
  "sections/products/sheet/[\\w-]+",
  "sections/quote/[\\w-]+",
];
const late = sheetsOf(LATE);

/**
 * Sheets of what stands below the hero, or opens over the page: one file that the page links to between the two. What
 * is first in sight waits for none of it, and the HTML fits into the first round trip. All others are inlined.
 */
const BELOW = [
  "ui/(?:busy-key|field|readout)",
  "sections/(?:about|chat|contact|customers|footer|newsletter|partners|promo|team)/[\\w-]+",
  "sections/header/menu",
  "styles/print",
  "sections/products/(?:search/)?[\\w-]+",
];
const below = sheetsOf(BELOW);

/** Sheets of the pages beside the page: a file that only those link to. */
const plain = sheetsOf(["sections/plain-page/plain-page"]);

function sheetsOf(names: readonly string[]): RegExp {
  return new RegExp(`/site/(?:${names.join("|")})(?:\\.module)?\\.css$`);
}

/** The bundler's groups of sheets that become a file each. */
export const SHEET_GROUPS = [
  { name: "below", test: (id: string) => isOf(below, id) && !isOf(late, id) },
  { name: "plain", test: (id: string) => isOf(plain, id) },
];

function isOf(sheets: RegExp, id: string): boolean {
  return sheets.test(id.replaceAll("\\", "/"));
}

/** Keeps either the late sheets' rules or those of all others; the names of the classes stay known in both. */
export function keepStyles(kind: "late" | "early"): Plugin {
  return {
    name: "keep-styles",
    transform: {
      // Between Vite's own two steps: the first has compiled the sheet and knows its classes, the second collects.
      order: null,
      filter: { id: /\.css$/ },
      handler(_code, id) {
        return isOf(late, id) === (kind === "late") ? undefined : { code: "", map: null };
      },
    },
    generateBundle: {
      // Before Vite notes which files a late script needs: a sheet that was emptied would be asked for, too.
      order: "pre",
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== "asset" || !name.endsWith(".css")) continue;
          if (file.source.toString().includes("{")) continue;
          delete bundle[name];
          for (const other of Object.values(bundle)) {
            if (other.type === "chunk") other.viteMetadata?.importedCss.delete(name);
          }
        }
      },
    },
  };
}
