import * as v from "valibot";
import { folder, listenAddress, origin } from "../origin.ts";

/** Settings of the supplier's desk. */
export interface DeskSettings {
  /** DESK_ADDRESS: where it listens. */
  host: string;
  port: number;
  /** DESK_URL: the origin that its people see. */
  url: string;
  /** DESK_WEBHOOK, DESK_WEBHOOK_KEY: where another program hears of enquiries, and what it knows them by. */
  webhook: { url: string; key: string } | undefined;
  /** DESK_OIDC_ISSUER, DESK_OIDC_CLIENT, DESK_OIDC_SECRET: the firm's OpenID provider. */
  oidc: { issuer: string; clientId: string; clientSecret: string } | undefined;
}

/** The desk's part of the settings. */
export interface DeskSettingsOrNone {
  /** Undefined without DESK_ADDRESS: no desk runs. */
  desk: DeskSettings | undefined;
  /** DESK_CONTENT: folder that the site is built from, and that the desk changes; absolute or relative to the project. */
  contentDir: string;
}

/** Browsers know passkeys on such origins alone: by https, or on this machine, and by a name. */
function isSecureOrigin(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  return (protocol === "https:" && !/^\[|^[\d.]+$/.test(hostname)) || hostname === "localhost";
}

/** Cookies and passkeys know no ports: what another port serves under the same name has them too. */
function isSameHost(a: string, b: string): boolean {
  const { hostname } = new URL(a);
  return hostname === new URL(b).hostname && hostname !== "localhost";
}

/** What goes there is personal or secret. */
function isSecureUrl(text: string): boolean {
  return URL.canParse(text) && /^https:\/\/|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/.test(text);
}

/** As standardwebhooks.com has it. */
const WEBHOOK_KEY = /^whsec_(?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2,3}={0,2})?$/;

const secureUrl = v.pipe(v.string(), v.check(isSecureUrl, "an https address, or one of localhost"));

/** Schema entries of the desk's settings, by environment variable. */
export const deskEntries = {
  DESK_ADDRESS: v.optional(listenAddress),
  DESK_URL: v.optional(
    v.pipe(origin, v.check(isSecureOrigin, "an https address with a name, or one of localhost")),
  ),
  DESK_CONTENT: v.optional(folder, "./content"),
  DESK_WEBHOOK: v.optional(secureUrl),
  DESK_WEBHOOK_KEY: v.optional(
    v.pipe(v.string(), v.regex(WEBHOOK_KEY, '"whsec_" and at least 24 random bytes in base64')),
  ),
  DESK_OIDC_ISSUER: v.optional(secureUrl),
  DESK_OIDC_CLIENT: v.optional(v.string()),
  DESK_OIDC_SECRET: v.optional(v.string()),
};

const deskSchema = v.object(deskEntries);

/** Converts parsed environment variables to the desk's settings, or says which are missing. */
export function toDeskSettings(
  input: v.InferOutput<typeof deskSchema>,
  publicUrl: string | undefined,
): DeskSettingsOrNone | { missing: string[] } {
  const {
    DESK_ADDRESS: address,
    DESK_URL: url,
    DESK_CONTENT: contentDir,
    DESK_WEBHOOK: hook,
    DESK_WEBHOOK_KEY: key,
    DESK_OIDC_ISSUER: issuer,
    DESK_OIDC_CLIENT: clientId,
    DESK_OIDC_SECRET: clientSecret,
  } = input;
  const oidc = issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined;
  const missing = [
    address && url === undefined
      ? "DESK_ADDRESS: expected DESK_URL beside it, the origin that the desk's people see."
      : "",
    (hook === undefined) === (key === undefined)
      ? ""
      : "DESK_WEBHOOK: expected DESK_WEBHOOK_KEY beside it, and none without it.",
    !oidc && (issuer ?? clientId ?? clientSecret) !== undefined
      ? "DESK_OIDC_ISSUER: expected DESK_OIDC_CLIENT and DESK_OIDC_SECRET beside it, and none without it."
      : "",
    url !== undefined && publicUrl !== undefined && isSameHost(url, publicUrl)
      ? `DESK_URL: expected another host than that of PUBLIC_URL, found "${url}".`
      : "",
  ].filter((sentence) => sentence !== "");
  if (missing.length > 0) return { missing };
  const webhook = hook === undefined || key === undefined ? undefined : { url: hook, key };
  return { desk: address && url !== undefined ? { ...address, url, webhook, oidc } : undefined, contentDir };
}
