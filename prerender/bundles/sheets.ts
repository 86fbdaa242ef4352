import type { Plugin } from "vite";

/*
 * The file name of a style sheet determines when it loads. `x.first.module.css` is inlined (first screen).
 * `x.module.css` is in one file with all parts below the first screen or over the page. `x.late.module.css` loads with
 * the first script that draws it. `x.alone.module.css` is for the pages other than the main one: it is inlined there,
 * with those first sheets that all pages share (in `styles/` and `ui/`). `x.both.module.css` loads with the script and
 * is also inlined in those pages. `x.css?alone` is a copy of any other sheet for them. The visitors' private pages link
 * their own. A test compares the names with the built pages (e2e/loading/late-styles.spec.ts).
 */

const isLate = (id: string): boolean => id.endsWith(".late.module.css");
const isAlone = (id: string): boolean => /\.(?:(?:alone|both)\.module\.css|css\?alone)$/.test(id);
const isBoth = (id: string): boolean => id.endsWith(".both.module.css");
const isFirst = (id: string): boolean => /\.first\.(?:module\.)?css$/.test(id);
const isShared = (id: string): boolean => isFirst(id) && /\/site\/(?:styles|ui)\//.test(id);

/**
 * Names of the bundler's chunks of style sheets: first ones of all pages, those of private pages, those of all pages
 * other than the main one, and those that the main one links. Its own first ones are in no group.
 */
export const SHEET_GROUPS = [
  { name: "shared", test: isShared },
  { name: "enquiry", test: /\/sections\/enquiry\/[^/]+\.alone\.module\.css$/ },
  { name: "alone", test: isAlone },
  {
    name: "below",
    test: (id: string) => id.endsWith(".css") && !isFirst(id) && !isLate(id) && !isAlone(id),
  },
];

/** Keeps either the rules of the late sheets or those of all others; class names stay available in both. */
export function keepSheets(kind: "late" | "other"): Plugin {
  return {
    name: "keep-sheets",
    transform: {
      // Between Vite's two CSS plugins: the first has compiled the sheet and exported its classes, the second collects CSS.
      order: null,
      filter: { id: /\.css$/ },
      handler(_code, id) {
        return isBoth(id) || isLate(id) === (kind === "late") ? undefined : { code: "", map: null };
      },
    },
    generateBundle: {
      // Before Vite records the CSS files of each dynamic import: otherwise it would also request the emptied sheet.
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
