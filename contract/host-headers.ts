import { securityHeaders, type SecurityHeadersOptions } from "./security-headers.ts";
import { settingsInPages } from "./settings-in-pages.ts";
import type { Settings } from "./settings.ts";

/** Seconds for which hashed files are cached; caches take this for ever. */
const FOR_EVER = 31_536_000;

/** Folders whose files are named after their content. */
const hashed = ["assets", "data"];

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
  return ["/*", ...lines, ...cacheLines, ""].join("\n");
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
