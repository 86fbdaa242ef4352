import { join } from "node:path";
import { build, type Rolldown } from "vite";
import type { Assets } from "./assets.ts";
import { keepSheets } from "./sheets.ts";

/** Addresses of the bundled files that the pages link to. */
export interface ClientBundle {
  /** The boot script. */
  script: string;
  /** Style sheets of the overlay's chunk: a page prerendered with an open overlay links to them. */
  overlayStyles: string[];
}

/**
 * V8 compiles a script with this first line beside the main thread as it arrives, not function by function under the
 * first press. Only for the overlay and what comes with it: React's would take the processor while the page loads.
 */
const COMPILE_AT_ONCE = "//# allFunctionsCalledOnLoad\n";

/** Bundles boot.ts and everything it imports. */
export async function bundleClient(root: string, assets: Assets): Promise<ClientBundle> {
  const result = await build({
    root,
    logLevel: "warn",
    plugins: [keepSheets("late")],
    build: {
      write: false,
      cssCodeSplit: true,
      rollupOptions: {
        input: join(root, "site/start/boot.ts"),
        output: {
          entryFileNames: "assets/[name].[hash].js",
          chunkFileNames: "assets/[name].[hash].js",
          assetFileNames: "assets/[name].[hash][extname]",
          // Few requests in the first load: each group includes its imports. Vite's helper for dynamic imports stays in
          // the boot chunk; elsewhere the boot chunk would import the client statically.
          codeSplitting: {
            groups: [
              { name: "boot", test: /site\/start\/boot\.ts|preload-helper/, priority: 2 },
              // Other libraries load with the code that uses them, all of it late.
              { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
              { name: "client", test: /site\/start\/client\.tsx/ },
              // Small files that the overlay needs, in one chunk: fewer names in the client's preload list.
              {
                name: "words",
                test: /catalogue\/cards\/bind-words|ordering-words|ui\/save-text|cam-formats/,
              },
              // Decoders of codes and shapes, for sheet, search and drawing, and what the calculator asks: one chunk, as above.
              {
                name: "tools",
                test: /engineering\/(reading\/read-designation|drawing\/tool-shape|calculator\/operations\/operations)/,
              },
            ],
          },
        },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput; // one input and no watching give one output
  const chunks = output.filter((file) => file.type === "chunk");
  const boot = chunks.find(({ isEntry }) => isEntry);
  const client = chunks.find(({ name }) => name === "client");
  const overlay = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith("/overlay.tsx"));
  if (!boot || !client || !overlay)
    throw new Error("The bundle lacks the script of boot, client or overlay.");
  const early = new Set([client.fileName, ...client.imports]);
  const late = new Set([overlay.fileName, ...overlay.imports.filter((name) => !early.has(name))]);
  // The pages' style sheet comes from the renderer's bundle: it contains all sections, not only the islands.
  for (const file of output) {
    const first = late.has(file.fileName) ? COMPILE_AT_ONCE : "";
    const content = file.type === "chunk" ? first + file.code : file.source;
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    assets.files.set(`/${file.fileName}`, bytes);
  }
  const withOverlay = [
    ...overlay.imports.flatMap((name) => chunks.find(({ fileName }) => fileName === name) ?? []),
    overlay,
  ];
  return {
    script: `/${boot.fileName}`,
    overlayStyles: withOverlay.flatMap(({ viteMetadata }) =>
      [...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
    ),
  };
}

/** The script of pages other than the main one and its style sheets. */
interface PageBundle {
  script: string;
  styles: string[];
}

/** The scripts of the pages other than the main one: the calculator's, with React, and that of all others. */
export async function bundlePages(
  root: string,
  assets: Assets,
): Promise<{ calculator: PageBundle; ownScript: string }> {
  const [calculator, { script: ownScript }] = await Promise.all([
    bundlePage(root, assets, { name: "calculator-page", input: "site/start/calculator.tsx" }),
    bundlePage(root, assets, { name: "own-page", input: "site/start/own-page.ts" }),
  ]);
  return { calculator, ownScript };
}

/**
 * Bundles a script of pages other than the main one separately. An entry beside boot.ts would share modules with the client: the first load of the home page would get further files,
 * or the client would run here.
 */
async function bundlePage(
  root: string,
  assets: Assets,
  { name, input }: { name: string; input: string },
): Promise<PageBundle> {
  const result = await build({
    root,
    logLevel: "warn",
    plugins: [keepSheets("late")],
    build: {
      write: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(root, input),
        output: {
          entryFileNames: `assets/${name}.[hash].js`,
          // What the visitor opens: the program of a thread.
          chunkFileNames: `assets/${name}-[name].[hash].js`,
          assetFileNames: `assets/${name}.[hash][extname]`,
        },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput; // one input and no watching give one output
  for (const file of output) {
    const content = file.type === "chunk" ? file.code : file.source;
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    assets.files.set(`/${file.fileName}`, bytes);
  }
  const names = output.map(({ fileName }) => `/${fileName}`);
  const entry = output.find((file) => file.type === "chunk" && file.isEntry);
  if (!entry) throw new Error(`The bundle of ${input} has no script.`);
  return { script: `/${entry.fileName}`, styles: names.filter((name) => name.endsWith(".css")) };
}
