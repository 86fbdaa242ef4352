/** Parts of an HTML document. */
export interface DocumentParts {
  /** For example `en-IN`. */
  language: string;
  title: string;
  description: string;
  /** The page's content, rendered. */
  body: string;
  /** Inlined style sheet of the first screen; the same text on every page, so that the CSP needs one hash. May be empty. */
  style: string;
  /** Addresses of style sheets that the first paint waits for. */
  sheets?: string[];
  /** Path of the canonical address; undefined for pages that search engines must not index. */
  canonicalPath?: string;
  /** Origin that visitors see, for absolute addresses. */
  publicUrl?: string | undefined;
  /** Address of the boot script; undefined for pages without script. */
  script?: string | undefined;
  /** The islands' data. */
  data?: unknown;
  /** Structured data for search engines: JSON-LD. */
  structuredData?: unknown;
  /** The picture in link previews; the site's own if undefined. In px. */
  picture?: { src: string; width: number; height: number; alt?: string };
  /** The site's name in link previews. */
  siteName?: string;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** JSON escaped so that it can't close its script element. */
function inertJson(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** Open Graph tags: the preview of a shared link. The picture's address must be absolute. */
function sharing({
  language,
  title,
  description,
  canonicalPath,
  publicUrl,
  siteName,
  picture = { src: "/share.jpg", width: 1200, height: 630 },
}: DocumentParts): string[] {
  if (canonicalPath === undefined || siteName === undefined) return [];
  const properties = [
    ["og:type", "website"],
    ["og:locale", language.replace("-", "_")],
    ["og:site_name", siteName],
    ["og:title", title],
    ["og:description", description],
    ...(publicUrl === undefined
      ? []
      : [
          ["og:url", publicUrl + canonicalPath],
          ["og:image", publicUrl + picture.src],
          ["og:image:width", String(picture.width)],
          ["og:image:height", String(picture.height)],
          ...(picture.alt === undefined ? [] : [["og:image:alt", picture.alt]]),
        ]),
  ];
  return [
    ...properties.map(([name = "", text = ""]) => `<meta property="${name}" content="${escape(text)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Renders an HTML document without inline script; nothing in its head blocks the first paint. */
export function renderDocument(parts: DocumentParts): string {
  const {
    language,
    title,
    description,
    body,
    style,
    canonicalPath,
    publicUrl,
    script,
    data,
    structuredData,
  } = parts;
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
    // Early: it is on its way before the first layout asks for it, and less text shifts.
    font && `<link rel="preload" href="${font}" as="font" crossorigin>`,
    style && `<style>${style}</style>`,
    ...(parts.sheets ?? []).map((address) => `<link rel="stylesheet" href="${address}">`),
    // Low priority: the first paint doesn't need it, and the hero's picture goes first.
    script && `<script type="module" src="${script}" fetchpriority="low"></script>`,
  ];
  const blocks = [
    data !== undefined && `<script type="application/json" id="page-data">${inertJson(data)}</script>`,
    structuredData !== undefined &&
      `<script type="application/ld+json">${inertJson(structuredData)}</script>`,
  ];
  return [
    "<!doctype html>",
    `<html lang="${language}">`,
    `<head>${head.filter(Boolean).join("")}</head>`,
    `<body>${body}${blocks.filter(Boolean).join("")}</body>`,
    "</html>",
    "",
  ].join("\n");
}
