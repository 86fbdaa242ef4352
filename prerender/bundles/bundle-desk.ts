import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { type InlineConfig, build } from "vite";

/** Packages that the desk loads as they are; React comes with the bundle, which needs no other part of it. */
const PACKAGES = /^(?:node:|hono|@hono\/|kysely$|valibot$|sharp$|pdfkit$|openid-client$|@simplewebauthn\/)/;
/** Rooms that Node loads as they are. */
const ROOMS = /^#(?:server|contract)\//;

/** The fonts of offers as PDF, cut by `npm run font`. */
const FONTS = ["offer-400.woff", "offer-600.woff"];

/** Bundles the supplier's desk into `outDir`: its server, script, sheet and fonts. Nothing of it is in `dist/`. */
export async function bundleDesk(root: string, outDir: string): Promise<void> {
  // The site's own configuration is for the site's sheets.
  const shared: InlineConfig = { root, configFile: false, publicDir: false, logLevel: "warn" };
  await build({
    ...shared,
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(root, "desk/browser/desk.ts"),
        output: { entryFileNames: "desk.js", assetFileNames: "desk.[ext]" },
        external: ["/site-sans.woff2"],
      },
    },
  });
  await build({
    ...shared,
    // Else React's development build runs, slower and with more to say.
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, "desk/main.ts"),
      outDir,
      emptyOutDir: false,
      minify: false,
      rollupOptions: { external: [PACKAGES, ROOMS], output: { entryFileNames: "main.js" } },
    },
  });
  await Promise.all(FONTS.map((name) => copyFile(join(root, "art/font", name), join(outDir, name))));
}
