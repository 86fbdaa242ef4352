import type { Plugin } from "vite";

/*
 * A sheet says by its name when it loads: `x.first.module.css` is inlined, for what is first in sight; `x.module.css`
 * comes with one file for what stands below or opens over the page; `x.late.module.css` comes with the first script that
 * draws it. A test holds the names against the built pages (e2e/loading/late-styles.spec.ts).
 */

const isLate = (id: string): boolean => id.endsWith(".late.module.css");
const isFirst = (id: string): boolean => /\.first\.(?:module\.)?css$/.test(id);

/** The bundler's group of sheets that become one file besides the inlined ones. */
export const SHEET_GROUPS = [
  { name: "below", test: (id: string) => id.endsWith(".css") && !isFirst(id) && !isLate(id) },
];

/** Keeps either the late sheets' rules or those of all others; the names of the classes stay known in both. */
export function keepSheets(kind: "late" | "other"): Plugin {
  return {
    name: "keep-sheets",
    transform: {
      // Between Vite's own two steps: the first has compiled the sheet and knows its classes, the second collects.
      order: null,
      filter: { id: /\.css$/ },
      handler(_code, id) {
        return isLate(id) === (kind === "late") ? undefined : { code: "", map: null };
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
