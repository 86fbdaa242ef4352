import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { contentTypeOf } from "#server/http/content-type.ts";
import { type DistIndex, readDistIndex } from "#server/http/dist-index.ts";
import type { DeskEnv, DeskParts } from "../http.ts";

/** Where the prepared site is looked at. */
const PLACE = "/preview";

/** Without `allow-scripts` also `noscript` is shown. Its own origin, since it loads its font. */
const POLICY = [
  "default-src 'none'",
  "script-src 'none'",
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
].join("; ");

const BAR = `<style>#desk-bar{display:flex;flex-wrap:wrap;gap:0 16px;align-items:center;padding:4px 16px;background:#fff;color:#0f1113;font:500 14px/1.4 system-ui,sans-serif}#desk-bar a{display:inline-flex;align-items:center;min-height:44px;color:inherit;text-decoration:underline}#desk-bar a:focus-visible{outline:2px solid #0f1113}</style><div id="desk-bar" role="region" aria-label="Preview"><a href="/publish">Back to Publish</a><span>Preview, not on the site: search, forms and other moving parts stand still.</span></div>`;

/** The prepared site as it will be read, without script, under a path of its own. */
export function previewRoute({ publisher }: DeskParts): Hono<DeskEnv> {
  const route = new Hono<DeskEnv>();
  /** Listed once for each build. */
  let listed: { id: string; index: DistIndex } | undefined;
  route.get(PLACE, (context) => context.redirect(`${PLACE}/`));
  route.get(`${PLACE}/*`, async (context) => {
    const prepared = publisher.prepared();
    if (prepared === undefined) return context.text("No site is prepared: see Publish.", 404);
    if (listed?.id !== prepared.id) listed = { id: prepared.id, index: readDistIndex(prepared.distDir) };
    const { index } = listed;
    const path = context.req.path.slice(PLACE.length);
    // Only what is listed is read, so that no path leads out of the folder.
    const file = index.isPublic(path) ? index.fileOf(path) : undefined;
    const moved = index.movedTo(path);
    if (file === undefined && moved !== undefined) return context.redirect(PLACE + moved);
    if (file === undefined) return context.text("The prepared site has no such page.", 404);
    const bytes = await readFile(join(prepared.distDir, file));
    const type = contentTypeOf(file);
    const text = /^text\/(?:html|css)/.test(type) ? rebased(bytes.toString()) : undefined;
    const body = type.startsWith("text/html") && text !== undefined ? asPreview(text) : (text ?? bytes);
    return context.body(typeof body === "string" ? body : Uint8Array.from(body), 200, {
      "Content-Type": type,
      "Content-Security-Policy": `${POLICY}; style-src 'self'${hashesOf(text === undefined ? "" : String(body))}`,
    });
  });
  return route;
}

/** Addresses from the root lead into the preview. */
function rebased(text: string): string {
  return text
    .replaceAll(
      /(\s(?:href|src|srcset|imagesrcset|poster|action|formaction|data)=")([^"]*)/gi,
      (_, before: string, value: string) =>
        before + value.replaceAll(/(^|,\s+)\/(?!\/)/g, (_sign, sign: string) => `${sign}${PLACE}/`),
    )
    .replaceAll(/url\((["']?)\/(?!\/)/g, (_, quote: string) => `url(${quote}${PLACE}/`);
}

/** A page without its scripts, below a line that says what it is; a list of tools covers the page that it is in. */
function asPreview(html: string): string {
  return html
    .replaceAll(/<script\b.*?<\/script>|<link rel="(?:manifest|modulepreload)"[^>]*>/gs, "")
    .replace(/<dialog\b[^>]* open="[^>]*>|<body[^>]*>(?!.*<dialog\b[^>]* open=")/s, (tag) => tag + BAR);
}

/** Of the sheets in a page, for its policy. */
function hashesOf(html: string): string {
  return [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)]
    .map(([, sheet = ""]) => ` 'sha256-${createHash("sha256").update(sheet).digest("base64")}'`)
    .join("");
}
