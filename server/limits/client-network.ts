import { isIPv4, isIPv6 } from "node:net";

/** The known facts about a request's origin. */
export interface RequestOrigin {
  /** Address of the connection's other end; undefined when it has closed already. */
  peer: string | undefined;
  /** `X-Forwarded-For`; several headers are joined by commas. */
  forwardedFor: string | undefined;
}

/** A network whose requests are counted together. */
export interface Network {
  /** For example `192.0.2.1` or `2001:db8:0:1::/64`. */
  name: string;
  /** Its limit as a multiple of a single address's limit. */
  times: number;
}

/** An IPv6 household or phone owns a whole /64; some own a /56, and companies a /48. Others share these. */
const WIDTHS = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 5 },
];

/**
 * The networks that a request counts towards: an IPv4 address, or the {@link WIDTHS} around an IPv6 address.
 * @param trustedProxies how many proxies stand in front. Each appends its caller to `X-Forwarded-For`, so the outermost
 * proxy's entry is that many from the right; anyone may have made up what is left of it.
 */
export function clientNetworks(
  { peer = "", forwardedFor = "" }: RequestOrigin,
  trustedProxies: number,
): Network[] {
  const entries = forwardedFor.split(",");
  const client = trustedProxies === 0 ? undefined : entries.at(-trustedProxies);
  // Fewer entries than proxies: the request bypassed a proxy, and only the connection's own address is reliable.
  return networksOf(client ?? "") ?? networksOf(peer) ?? [{ name: "unknown", times: 1 }];
}

function networksOf(entry: string): Network[] | undefined {
  // Some proxies add the port: 192.0.2.1:1234, [2001:db8::1]:1234.
  const address = entry
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");
  if (isIPv4(address)) return [{ name: address, times: 1 }];
  if (!isIPv6(address)) return undefined;
  const groups = groupsOf(address);
  // An IPv4 address in a dual-stack socket's notation: ::ffff:192.0.2.1.
  if (groups.slice(0, 6).join() === "0,0,0,0,0,65535") {
    const name = groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join(".");
    return [{ name, times: 1 }];
  }
  return WIDTHS.map(({ bits, times }) => ({ name: `${firstBits(groups, bits)}::/${bits}`, times }));
}

function firstBits(groups: number[], bits: number): string {
  const prefix = groups.slice(0, Math.ceil(bits / 16));
  return prefix
    .map((group, index) => group & (0xffff << Math.max(0, 16 * (index + 1) - bits)))
    .map((group) => group.toString(16))
    .join(":");
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical
    .split("::")
    .map((half) => (half === "" ? [] : half.split(":").map((group) => Number.parseInt(group, 16))));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}
