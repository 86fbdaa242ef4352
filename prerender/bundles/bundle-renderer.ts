import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { SHEET_GROUPS, keepSheets } from "./sheets.ts";

/** The style sheets of everything in the prerendered HTML. */
interface Sheets {
  /** Inlined in all pages. */
  shared: string;
  /** Inlined in the main page, after the shared one. */
  first: string;
  /** Inlined in all other pages, after the shared one. */
  alone: string;
  /** Linked by the main page. */
  below: string;
  /** Linked by the visitors' private pages. */
  enquiry: string;
}

/**
 * Bundles the renderer into a folder, so that Node can run components, with their style sheets.
 * @returns the sheets, and the path of the module that exports `renderOutputs`.
 */
export async function bundleRenderer(root: string, folder: string): Promise<{ module: string } & Sheets> {
  await build({
    root,
    logLevel: "warn",
    plugins: [keepSheets("other")],
    ssr: { noExternal: true, external: ["react", "react-dom", "react-dom/static", "react/jsx-runtime"] },
    build: {
      ssr: join(root, "prerender/pages/outputs.tsx"),
      outDir: folder,
      emitAssets: true,
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      rollupOptions: {
        // Chunks loaded lazily in the browser need not be lazy here.
        checks: { ineffectiveDynamicImport: false },
        output: {
          assetFileNames: "[name][extname]",
          codeSplitting: { groups: SHEET_GROUPS },
        },
      },
    },
  });
  const [shared = "", first = "", alone = "", below = "", enquiry = ""] = await Promise.all(
    ["shared", "outputs", "alone", "below", "enquiry"].map((name) =>
      readFile(join(folder, `${name}.css`), "utf8"),
    ),
  );
  return { module: join(folder, "outputs.js"), shared, first, alone, below, enquiry };
}
