import type { IncomingMessage } from "node:http";

// A registered name, an IPv4 address or a bracketed IPv6 address, with an optional port.
const HOST = /^(?:[\w.~!$&'()*+,;=-]|%[0-9a-f]{2})+(?::\d{0,5})?$|^\[[0-9a-f:.]+\](?::\d{0,5})?$/i;

/**
 * Whether a request names exactly one valid host, as HTTP/1.1 requires (RFC 9112, 3.2). A proxy in front may read two,
 * none or an invalid one differently. HTTP/1.0 needs none.
 */
export function hasPlainHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === "host");
  if (hosts.length === 0) return httpVersion === "1.0";
  return hosts.length === 1 && HOST.test(hosts[0] ?? "");
}

/**
 * Path and query of a request target, also of one in absolute form as proxies send it. Undefined for `*`, and for any
 * target without a path or with a fragment.
 */
export function pathOfTarget(target: string): string | undefined {
  const [whole, rest = ""] = /^https?:\/\/[^/?#]+(.*)$/is.exec(target) ?? [];
  const path = whole === undefined ? target : rest.startsWith("/") ? rest : `/${rest}`;
  return path.startsWith("/") && !path.includes("#") ? path : undefined;
}
