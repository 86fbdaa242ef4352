import react from "@vitejs/plugin-react";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig } from "vite";
import { namedMedia } from "./prerender/bundles/named-media.ts";
import { compilerOptions } from "./prerender/bundles/react-compiler.ts";

const sheets = new Map<string, string>();

/**
 * Names a class after its sheet: readable, the same while developing as when built, and without a hash, which no
 * compression makes smaller. @throws Error when two sheets have the same name.
 */
function className(name: string, file: string): string {
  const [path = ""] = file.split("?");
  const sheet = basename(path).replace(/(?:\.\w+)?\.module\.css$/, "");
  const first = sheets.get(sheet) ?? path;
  if (first !== path)
    throw new Error(`${path}: expected a name of its own for the sheet, found that of ${first}.`);
  sheets.set(sheet, path);
  return `${sheet}_${name}`;
}

/** Shared by the browser bundle, the prerender bundle and the development server (docs/decisions/001). */
export default defineConfig({
  appType: "custom",
  publicDir: false,
  // Left to themselves are packages, and what Vite makes of them while developing: React is not written for its compiler.
  plugins: [react({ compiler: compilerOptions, exclude: [/\/node_modules\//, /\/\.build\//] })],
  css: {
    modules: { localsConvention: "camelCaseOnly", generateScopedName: className },
    postcss: {
      plugins: [namedMedia(readFileSync(new URL("site/styles/media.css", import.meta.url), "utf8"))],
    },
  },
  build: {
    target: ["chrome120", "firefox121", "safari17"],
    modulePreload: { polyfill: false },
    // One sheet for all pages: it is inlined whole, so that nothing blocks the first paint.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // It warns wherever plugins take longer than bundling, as React's compiler always does.
    rollupOptions: { checks: { pluginTimings: false } },
  },
});
