import { join } from "node:path";
import { build, type Rolldown } from "vite";
import type { Assets } from "./assets.ts";
import { keepSheets } from "./sheets.ts";

/** Addresses of what the pages have to name. */
export interface ClientBundle {
  /** The boot script. */
  script: string;
  /** The sheets that come with the overlay's code: a page that arrives with the overlay open links to them itself. */
  overlayStyles: string[];
}

/** Bundles boot.ts and all it leads to. */
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
          // The first load asks for few scripts: each group brings along all that it imports. Vite's own loader of late
          // code stays with the boot script, or that would pull the client in at once.
          codeSplitting: {
            groups: [
              { name: "boot", test: /site\/start\/boot\.ts|preload-helper/, priority: 2 },
              { name: "react", test: /node_modules/, priority: 1 },
              { name: "client", test: /site\/start\/client\.tsx/ },
            ],
          },
        },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput; // one input and no watching give one output
  // The pages' sheet comes from the renderer's bundle, which knows all sections and not only those that react.
  for (const file of output) {
    const content = file.type === "chunk" ? file.code : file.source;
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    assets.files.set(`/${file.fileName}`, bytes);
  }
  const chunks = output.filter((file) => file.type === "chunk");
  const boot = chunks.find(({ isEntry }) => isEntry);
  const overlay = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith("/overlay.tsx"));
  if (!boot || !overlay) throw new Error("The bundle has no boot script, or no chunk of the overlay.");
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
