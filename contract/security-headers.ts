import { REPORTS_PATH } from "./reports.ts";
import type { Settings } from "./settings.ts";

/** The settings that the headers depend on. */
export interface SecurityHeadersOptions {
  /** Hashes of the pages' inline `<style>`, such as `sha256-…=`. */
  styleHashes: readonly string[];
  settings: Pick<Settings, "apiHost" | "publicUrl">;
}

/** Headers of every answer, files and errors included, as name and value. */
export function securityHeaders({ styleHashes, settings }: SecurityHeadersOptions): [string, string][] {
  // On plain http (a developer's machine) these two headers would send the browser to a port without TLS.
  const isSecure = settings.publicUrl?.startsWith("https://") ?? false;
  const selfAndApi = settings.apiHost === undefined ? "'self'" : `'self' ${settings.apiHost}`;
  // Without script, the API's host redirects the form back to the site; browsers apply form-action to that redirect
  // too.
  const isSplit = settings.apiHost !== undefined && settings.publicUrl !== undefined;
  const formTargets = isSplit ? `${selfAndApi} ${settings.publicUrl}` : selfAndApi;
  const reports = `${settings.apiHost ?? ""}${REPORTS_PATH}`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${selfAndApi}`,
    "manifest-src 'self'",
    // The embedded map.
    "frame-src https://www.google.com",
    "base-uri 'none'",
    `form-action ${formTargets}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types site",
    // For plain http, and for browsers from before March 2026; others leave it beside report-to.
    `report-uri ${reports}`,
    ...(isSecure ? ["report-to default", "upgrade-insecure-requests"] : []),
  ];
  return [
    ["Content-Security-Policy", policy.join("; ")],
    // Crashes, deprecations and interventions go to the endpoint of this name by themselves. Taken from https only.
    ...(isSecure ? [["Reporting-Endpoints", `default="${reports}"`] satisfies [string, string]] : []),
    // No includeSubDomains or preload: they would affect the company's other hosts, which may have no https.
    ...(isSecure ? [["Strict-Transport-Security", "max-age=63072000"] satisfies [string, string]] : []),
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=()"],
  ];
}
