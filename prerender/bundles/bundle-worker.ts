import { createHash } from "node:crypto";
import { join } from "node:path";
import { build, type Rolldown } from "vite";

/** The files that the service worker of one version caches on a visitor's device. */
export interface KeptSite {
  /** The home page, cached once for all of its addresses. */
  html: string;
  /** The calculator's page. */
  calculator: string;
  /** The page shown in place of one that isn't cached. */
  offline: string;
  /** The favicon. */
  icon: string;
  /** Addresses that show the home page. */
  addresses: string[];
  /** Hashed files that are cached with it. */
  files: string[];
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

/** A page with the hash of its bytes, with which the worker rejects a page of another version. */
function pageEntry(url: string, html: string) {
  const bytes = hash(html);
  return { url, revision: bytes, integrity: `sha256-${bytes}` };
}

/**
 * The service worker of a version: one script without imports. Without a version: a worker that deletes the caches of
 * earlier ones.
 */
export async function bundleWorker(root: string, site: KeptSite | undefined): Promise<string> {
  const define: Record<string, string> = {};
  if (site) {
    const { icon: svg, addresses, files } = site;
    const page = pageEntry("/", site.html);
    const calculator = pageEntry("/calculator", site.calculator);
    const offline = pageEntry("/offline", site.offline);
    const icon = { url: "/favicon.svg", revision: hash(svg) };
    const version = hash(JSON.stringify([page, calculator, offline, icon, files, addresses]))
      .replaceAll(/\W/g, "")
      .slice(0, 10);
    define.KEPT = JSON.stringify({ version, page, calculator, offline, icon, files, addresses });
  }
  const result = await build({
    root,
    logLevel: "warn",
    define,
    build: {
      write: false,
      rollupOptions: {
        input: join(root, "site/offline/worker", site ? "sw.ts" : "no-sw.ts"),
        output: { format: "iife", entryFileNames: "sw.js", codeSplitting: false },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput; // one input and no watching give one output
  return output[0].code;
}
