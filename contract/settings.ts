import * as v from "valibot";

/** What the operator can set, read from the environment (see `.env.example`). */
export interface Settings {
  /** PORT: TCP port to listen on, 0 to 65535; 0 takes any free one. */
  port: number;
  /** HOST: address to listen on. */
  host: string;
  /** DATA_DIR: folder of the message store, absolute or relative to the project. */
  dataDir: string;
  /** PUBLIC_URL: origin that visitors see, such as `https://www.example.com`. */
  publicUrl: string | undefined;
  /** API_HOST: origin that the form is posted to; undefined is the site's own. */
  apiHost: string | undefined;
  /** ALLOWED_ORIGINS: other origins whose pages may send messages here. */
  allowedOrigins: string[];
  /** TRUSTED_PROXIES: how many proxies stand in front; the outermost one's word on the visitor's address counts. */
  trustedProxies: number;
  /** RATE_LIMIT: messages that one address may send in an hour; 0 sets no limit. */
  rateLimit: number;
  /** MAX_STORED: messages kept at most. */
  maxStored: number;
  /** MAX_UNSENT: messages at most that wait for their mail. */
  maxUnsent: number;
}

/** One or more settings are wrong; the message has one sentence for each. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

const ORIGIN = "an http or https address without a path, such as https://www.example.com";

// URL takes `;` and quotes in a host name, but the origin ends up in a security header.
const HOST_OF_URL = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/;

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^https?:\/\//i.test(text)) return false;
  const hasMore = url.username + url.password + url.search + url.hash !== "" || url.pathname !== "/";
  return !hasMore && HOST_OF_URL.test(url.hostname);
}

const origin = v.optional(
  v.pipe(
    v.string(),
    v.check(isOrigin, ORIGIN),
    v.transform((text) => new URL(text).origin),
  ),
);

const originList = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  v.check((texts) => texts.every(isOrigin), `${ORIGIN}, or several with commas between them`),
  v.transform((texts) => texts.map((text) => new URL(text).origin)),
);

/** A whole number, written as one. */
function wholeNumber(from: number, to: number) {
  const expected = `a whole number from ${from} to ${to}`;
  const digits = new RegExp(`^\\d{1,${String(to).length}}$`);
  return v.pipe(
    v.string(),
    v.regex(digits, expected),
    v.transform(Number),
    v.minValue(from, expected),
    v.maxValue(to, expected),
  );
}

const environmentSchema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), "3000"),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9.:_%-]+$/i, "a host name or an IP address")),
    "127.0.0.1",
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.regex(/^\P{Cc}+$/u, "the path of a folder")), "./data"),
  PUBLIC_URL: origin,
  API_HOST: origin,
  ALLOWED_ORIGINS: v.optional(originList, ""),
  TRUSTED_PROXIES: v.optional(wholeNumber(0, 9), "0"),
  RATE_LIMIT: v.optional(wholeNumber(0, 1_000_000), "120"),
  MAX_STORED: v.optional(wholeNumber(1, 100_000_000), "100000"),
  MAX_UNSENT: v.optional(wholeNumber(1, 100_000_000), "10000"),
});

/**
 * Reads the settings from an environment; an empty value counts as unset.
 * @throws SettingsError naming each wrong setting, what is expected and what was found.
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined && value.trim() !== "") given[name] = value.trim();
  }
  const result = v.safeParse(environmentSchema, given, { abortPipeEarly: true });
  if (!result.success) {
    throw new SettingsError(
      result.issues
        .map(
          (issue) =>
            `${v.getDotPath(issue)}: expected ${issue.message}, found "${given[v.getDotPath(issue) ?? ""] ?? ""}".`,
        )
        .join("\n"),
    );
  }
  const {
    PORT: port,
    HOST: host,
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    API_HOST: apiHost,
    ALLOWED_ORIGINS: allowedOrigins,
    TRUSTED_PROXIES: trustedProxies,
    RATE_LIMIT: rateLimit,
    MAX_STORED: maxStored,
    MAX_UNSENT: maxUnsent,
  } = result.output;
  const guards = { allowedOrigins, trustedProxies, rateLimit, maxStored, maxUnsent };
  return { port, host, dataDir, publicUrl, apiHost, ...guards };
}
