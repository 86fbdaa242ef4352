import { securityHeaders, type SecurityHeadersOptions } from "./security-headers.ts";
import { settingsInPages } from "./settings-in-pages.ts";
import type { Settings } from "./settings.ts";

/** How long hashed files are kept: for ever, as far as a cache is concerned. Seconds. */
const FOR_EVER = 31_536_000;

/** Folders whose files are named after their content. */
const hashed = ["assets", "data"];

/**
 * The server's headers as a file `_headers`, which several static hosts read. Nothing is said of how long pages are
 * kept: such hosts ask again for them by themselves, and some would join two answers.
 */
export function headersFile(options: SecurityHeadersOptions): string {
  const lines = securityHeaders(options).map(([name, value]) => `  ${name}: ${value}`);
  const kept = hashed.flatMap((folder) => [
    `/${folder}/*`,
    `  Cache-Control: public, max-age=${FOR_EVER}, immutable`,
  ]);
  return ["/*", ...lines, ...kept, ""].join("\n");
}

/** The same for nginx, to be included in a `server` that serves `dist/`, with the addresses that have moved. */
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

/** What the build writes down for the server: the hash of the sheet, and the settings that stand in the pages. */
export function manifestText({
  styleHash,
  settings,
  clocks: { timeZone, language },
}: {
  styleHash: string;
  settings: Settings;
  /** Where the supplier's clocks stand, and his language. */
  clocks: { timeZone: string; language: string };
}): string {
  return JSON.stringify({ styleHash, settings: settingsInPages(settings), clocks: { timeZone, language } });
}
