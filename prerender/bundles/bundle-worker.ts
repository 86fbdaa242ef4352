import { createHash } from "node:crypto";
import { join } from "node:path";
import { build, type Rolldown } from "vite";

/** What the service worker of one version caches on a visitor's device. */
export interface KeptSite {
  /** The home page, cached once for all of its addresses. */
  html: string;
  /** The calculator's own page. */
  calculator: string;
  /** The page that stands in for one that isn't kept. */
  offline: string;
  /** The favicon. */
  icon: string;
  /** Addresses that show the page. */
  addresses: string[];
  /** Hashed files that are cached with it. */
  files: string[];
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

/** A page with the hash of its bytes, by which the worker refuses one of another version. */
function pageEntry(url: string, html: string) {
  const bytes = hash(html);
  return { url, revision: bytes, integrity: `sha256-${bytes}` };
}

/**
 * The service worker of a version: one script without imports. Without a version: a worker that deletes what earlier
 * ones cached.
 */
export async function bundleWorker(root: string, kept: KeptSite | undefined): Promise<string> {
  const define: Record<string, string> = {};
  if (kept) {
    const { icon: svg, addresses, files } = kept;
    const page = pageEntry("/", kept.html);
    const calculator = pageEntry("/calculator", kept.calculator);
    const offline = pageEntry("/offline", kept.offline);
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
        input: join(root, "site/offline/worker", kept ? "sw.ts" : "no-sw.ts"),
        output: { format: "iife", entryFileNames: "sw.js", codeSplitting: false },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput; // one input and no watching give one output
  return output[0].code;
}
