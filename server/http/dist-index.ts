import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { ENQUIRY_TEMPLATES } from "#contract/enquiry-page.ts";

// Templates that the server sends inside other answers, and files for static hosts: never served under their own
// address.
const TEMPLATES = ["404.html", "message-error.html", ...Object.values(ENQUIRY_TEMPLATES)];
const PRIVATE_PAGE = new RegExp(
  String.raw`/(?:${TEMPLATES.map((file) => file.replace(".html", "")).join("|")})(?:\.html)?$|^/_(?:headers|redirects|machines\.js(?:on)?)$`,
);
const VARIANT = /\.(?:br|gz)$/;

/** Files of a built site, listed once. */
export interface DistIndex {
  /** Whether a decoded path (`/products/milling`, `/assets/a.css`) names a page or file for visitors. */
  isPublic(path: string): boolean;
  /** The file for a public path, relative to the folder, with `/` in front. */
  fileOf(path: string): string | undefined;
  /** The path to which a product or place has moved. */
  movedTo(path: string): string | undefined;
  /** Whether this exact file exists; the path is relative to the folder, with `/` in front. */
  hasFile(path: string): boolean;
}

/** Lists `distDir`. */
export function readDistIndex(distDir: string): DistIndex {
  const files = new Set<string>();
  for (const entry of readdirSync(distDir, { recursive: true, withFileTypes: true })) {
    const path = relative(distDir, join(entry.parentPath, entry.name));
    if (entry.isFile()) files.add("/" + path.split(sep).join("/").normalize());
  }
  // Lines such as "/product/old /product/new 308", written by the build.
  const lines = files.has("/_redirects") ? readFileSync(join(distDir, "_redirects"), "utf8").split("\n") : [];
  const moved = new Map(
    lines.flatMap((line): [string, string][] => {
      const [from, to] = line.split(" ");
      return from?.startsWith("/") && /^\/[^/]/.test(to ?? "") ? [[from, to ?? ""]] : [];
    }),
  );
  return {
    isPublic(path) {
      if (PRIVATE_PAGE.test(path) || VARIANT.test(path) || /\/\.(?!well-known\/)/.test(path)) return false;
      if (path.endsWith("/")) return path === "/" && files.has("/index.html");
      return files.has(path) || files.has(`${path}.html`) || files.has(`${path}/index.html`);
    },
    fileOf: (path) =>
      [path, `${path}.html`, path === "/" ? "/index.html" : `${path}/index.html`].find((file) =>
        files.has(file),
      ),
    movedTo: (path) => moved.get(path),
    hasFile: (path) => files.has(path),
  };
}
