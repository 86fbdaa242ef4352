import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Shared by the browser bundle, the prerender bundle and the development server (docs/decisions/001). */
export default defineConfig({
  appType: "custom",
  publicDir: false,
  plugins: [react({ compiler: true })],
  css: { modules: { localsConvention: "camelCaseOnly" } },
  build: {
    target: ["chrome120", "firefox121", "safari17"],
    modulePreload: { polyfill: false },
    // One sheet for all pages: it is inlined whole, so that nothing blocks the first paint.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
  },
});
