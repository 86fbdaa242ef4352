/** What one HTML document needs around its body. */
export interface DocumentParts {
  title: string;
  description: string;
  /** The page's content, rendered. */
  body: string;
  /** The sheet of what is first in sight, inlined; the same text on every page, so that one hash allows it. */
  style: string;
  /** Addresses of sheets that are waited for, on pages that don't link to them where they need them. */
  sheets?: string[];
  /** Path of the address that search engines should keep; none for pages that they should not. */
  canonicalPath?: string;
  /** Origin that visitors see, for absolute addresses. */
  publicUrl?: string | undefined;
  /** Address of the boot script; none for pages that need no script. */
  script?: string;
  /** The islands' data. */
  data?: unknown;
  /** What the page says to search engines: JSON-LD. */
  structuredData?: unknown;
  /** The site's name for shared links. */
  siteName?: string;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** JSON that can't end its own script element. */
function inertJson(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** What a link to this page shows where it is shared. Its picture's address must be absolute. */
function sharing({ title, description, canonicalPath, publicUrl, siteName }: DocumentParts): string[] {
  if (canonicalPath === undefined || siteName === undefined) return [];
  const properties = [
    ["og:type", "website"],
    ["og:locale", "en_IN"],
    ["og:site_name", siteName],
    ["og:title", title],
    ["og:description", description],
    ...(publicUrl === undefined
      ? []
      : [
          ["og:url", publicUrl + canonicalPath],
          ["og:image", `${publicUrl}/share.jpg`],
          ["og:image:width", "1200"],
          ["og:image:height", "630"],
        ]),
  ];
  return [
    ...properties.map(([name = "", text = ""]) => `<meta property="${name}" content="${escape(text)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Writes an HTML document. Nothing in it blocks the first paint and no script stands in it. */
export function renderDocument(parts: DocumentParts): string {
  const { title, description, body, style, canonicalPath, publicUrl, script, data, structuredData } = parts;
  const font = /url\(([^)]+\.woff2)\)/.exec(style)?.[1];
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    canonicalPath === undefined
      ? '<meta name="robots" content="noindex">'
      : publicUrl && `<link rel="canonical" href="${escape(publicUrl + canonicalPath)}">`,
    ...sharing(parts),
    '<meta name="theme-color" content="#0b0c0d">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    // On a desk it is there with the first layout, and no word moves. A phone's line has the hero's picture to bring first.
    font &&
      `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin media="(min-width:900px)">`,
    `<style>${style}</style>`,
    ...(parts.sheets ?? []).map((address) => `<link rel="stylesheet" href="${address}">`),
    // Nothing of it is needed for the first paint: the hero's picture comes first.
    script && `<script type="module" src="${script}" fetchpriority="low"></script>`,
  ];
  const blocks = [
    data !== undefined && `<script type="application/json" id="page-data">${inertJson(data)}</script>`,
    structuredData !== undefined &&
      `<script type="application/ld+json">${inertJson(structuredData)}</script>`,
  ];
  return [
    "<!doctype html>",
    '<html lang="en-IN">',
    `<head>${head.filter(Boolean).join("")}</head>`,
    `<body>${body}${blocks.filter(Boolean).join("")}</body>`,
    "</html>",
    "",
  ].join("\n");
}
