import type { IncomingMessage } from "node:http";

// A registered name, an IPv4 address or an IPv6 one in brackets, and a port.
const HOST = /^(?:[\w.~!$&'()*+,;=-]|%[0-9a-f]{2})+(?::\d{0,5})?$|^\[[0-9a-f:.]+\](?::\d{0,5})?$/i;

/**
 * Whether a request says exactly one host that can be one, as HTTP/1.1 demands (RFC 9112, 3.2): two, none or nonsense
 * may be read differently by a proxy in front. HTTP/1.0 needs none.
 */
export function hasPlainHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === "host");
  if (hosts.length === 0) return httpVersion === "1.0";
  return hosts.length === 1 && HOST.test(hosts[0] ?? "");
}

/**
 * The path and query of a request target; of one in absolute form, as proxies send it, those without its host.
 * Undefined for `*` and everything else that names no path, or brings a fragment along.
 */
export function pathOf(target: string): string | undefined {
  const [whole, rest = ""] = /^https?:\/\/[^/?#]+(.*)$/is.exec(target) ?? [];
  const path = whole === undefined ? target : rest.startsWith("/") ? rest : `/${rest}`;
  return path.startsWith("/") && !path.includes("#") ? path : undefined;
}
