import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** For tests: a well-formed style hash. */
export const STYLE_HASH = `sha256-${"A".repeat(43)}=`;

/** For tests: a folder as the build leaves it, and an empty one for the store. */
export interface TemporarySite {
  /** Holds `dist/` and `.build/manifest.json`; `--root` of the server. */
  root: string;
  distDir: string;
  dataDir: string;
  remove(): void;
}

/** Makes a small built site. `files` are added to it (path below dist → text); pages get precompressed variants. */
export function makeTemporarySite(files: Record<string, string> = {}): TemporarySite {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  const distDir = join(root, "dist");
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write(
    ".build/manifest.json",
    JSON.stringify({ styleHashes: [STYLE_HASH], clocks: { timeZone: "Asia/Kolkata", language: "en-IN" } }),
  );
  for (const [path, text] of Object.entries({
    "index.html": "<!doctype html><title>Home</title>",
    ...files,
  })) {
    write(`dist/${path}`, text);
    if (!path.endsWith(".html") && !path.endsWith(".js")) continue;
    write(`dist/${path}.br`, brotliCompressSync(text));
    write(`dist/${path}.gz`, gzipSync(text));
  }
  return {
    root,
    distDir,
    dataDir: join(root, "data"),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
