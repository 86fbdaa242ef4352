import { securityHeaders, type SecurityHeadersOptions } from "./security-headers.ts";
import { settingsInPages } from "./settings-in-pages.ts";
import type { Settings } from "./settings.ts";

/** Seconds for which hashed files are cached; caches take this for ever. */
const FOR_EVER = 31_536_000;

/** Folders whose files are named after their content. */
const hashed = ["assets", "data"];

/** Folders of pages that lead to others of their kind, which a browser may fetch as soon as a link is pointed at. */
const aheadFolders = ["product", "guides"];

/** The rules for it, of the Speculation Rules API: a file of the site, and its media type. */
export const AHEAD = { file: "/ahead.speculationrules", type: "application/speculationrules+json" };

/** The header by which those pages name the rules. */
export const AHEAD_HEADER = ["Speculation-Rules", `"${AHEAD.file}"`] as const;

/** Paths of those pages, as a regular expression's text. */
export const AHEAD_PAGES = `^/(?:${aheadFolders.join("|")})(?:/|$)`;

/** The file's text. */
export function rulesAhead(): string {
  const pages = aheadFolders.map((folder) => `/${folder}/*`);
  return JSON.stringify({ prefetch: [{ where: { href_matches: pages }, eagerness: "moderate" }] });
}

/**
 * The server's headers as a file `_headers`, which several static hosts read. It doesn't say how long pages are cached:
 * such hosts revalidate them anyway, and some would send two such headers.
 */
export function headersFile(options: SecurityHeadersOptions): string {
  const lines = securityHeaders(options).map(([name, value]) => `  ${name}: ${value}`);
  const cacheLines = hashed.flatMap((folder) => [
    `/${folder}/*`,
    `  Cache-Control: public, max-age=${FOR_EVER}, immutable`,
  ]);
  const aheadLines = aheadFolders.flatMap((folder) => [`/${folder}/*`, `  ${AHEAD_HEADER.join(": ")}`]);
  const typeLines = [AHEAD.file, `  Content-Type: ${AHEAD.type}`];
  return ["/*", ...lines, ...cacheLines, ...aheadLines, ...typeLines, ""].join("\n");
}

/** The same for nginx, to be included in a `server` that serves `dist/`, with redirects for moved addresses. */
export function nginxHeaders(
  options: SecurityHeadersOptions,
  moved: ReadonlyMap<string, string> = new Map(),
): string {
  const lines = securityHeaders(options).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll(/["\\$]/g, String.raw`\$&`)}" always;`,
  );
  return [
    "# Written by the build: the headers that the server sends. A location with an add_header of its own has none of them.",
    ...lines,
    // An empty value sends no header.
    'set $ahead "";',
    `if ($uri ~ "${AHEAD_PAGES}") { set $ahead '${AHEAD_HEADER[1]}'; }`,
    `add_header ${AHEAD_HEADER[0]} $ahead always;`,
    `location = ${AHEAD.file} { types {} default_type ${AHEAD.type}; }`,
    "expires -1;",
    `location ~ ^/(?:${hashed.join("|")})/ { expires 1y; }`,
    ...[...moved].map(([from, to]) => `location = ${from} { return 308 ${to}; }`),
    "",
  ].join("\n");
}

/** The build's data for the server: hashes of the inline style sheets, the settings built into the pages, the content's commit. */
export function manifestText({
  styleHashes,
  settings,
  company: { timeZone, language, legalName, address, phone, email },
  commit,
}: {
  styleHashes: readonly string[];
  settings: Settings;
  company: {
    timeZone: string;
    language: string;
    legalName: string;
    address: { lines: readonly string[] };
    phone: string;
    email: string;
  };
  /** The content's, as far as git knows it. */
  commit: string | undefined;
}): string {
  return JSON.stringify({
    styleHashes,
    settings: settingsInPages(settings),
    /** The supplier's time zone and language. */
    clocks: { timeZone, language },
    /** What stands on an offer. */
    seller: { legalName, lines: address.lines, phone, email },
    commit,
  });
}
