import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "#testing/any-character.ts";
import { clientNetworks } from "./client-network.ts";

const PEER = "192.0.2.1";

function behind(trustedProxies: number, forwardedFor?: string, peer = PEER): string {
  return clientNetworks({ peer, forwardedFor }, trustedProxies)[0]?.name ?? "";
}

test("without a proxy the connection counts, whatever a request claims", () => {
  expect(behind(0, "203.0.113.9")).toBe(PEER);
  expect(behind(0)).toBe(PEER);
});

test("behind one proxy the address that it wrote counts", () => {
  expect(behind(1, "203.0.113.9")).toBe("203.0.113.9");
});

test("what a visitor writes into the header himself is not believed", () => {
  expect(behind(1, "198.51.100.1, 198.51.100.2, 203.0.113.9")).toBe("203.0.113.9");
  expect(behind(2, "198.51.100.1, 203.0.113.9, 10.0.0.1")).toBe("203.0.113.9");
});

test("a request that came past a proxy is counted by its connection", () => {
  expect(behind(2, "203.0.113.9")).toBe(PEER);
  expect(behind(1)).toBe(PEER);
  expect(behind(1, "")).toBe(PEER);
});

test("an entry that is no address is counted by its connection", () => {
  const entries = ["unknown", "_hidden", "example.com", "999.1.1.1", "1.2.3", "2001:db8::g", "<script>"];
  expect(new Set(entries.map((entry) => behind(1, entry)))).toEqual(new Set([PEER]));
});

test("an address written with its port counts without it", () => {
  expect(behind(1, "203.0.113.9:4711")).toBe("203.0.113.9");
  expect(behind(1, "[2001:db8:1:2::5]:443")).toBe("2001:db8:1:2::/64");
});

test("all addresses of a household with IPv6 count as one", () => {
  const addresses = ["2001:db8:1:2::5", "2001:0DB8:0001:0002:ffff:1:2:3", "2001:db8:1:2:0:0:192.0.2.7"];
  expect(new Set(addresses.map((peer) => behind(0, undefined, peer)))).toEqual(
    new Set(["2001:db8:1:2::/64"]),
  );
  expect(behind(0, undefined, "2001:db8:1:3::5")).toBe("2001:db8:1:3::/64");
  expect(behind(0, undefined, "::1")).toBe("0:0:0:0::/64");
  expect(behind(0, undefined, "fe80::1%eth0")).toBe("fe80:0:0:0::/64");
});

test("who rotates through the networks of a /56 or /48 is counted by these too, with more than one share", () => {
  const networks = (peer: string) => clientNetworks({ peer, forwardedFor: undefined }, 0);
  expect(networks("2001:db8:1:2ff::5")).toEqual([
    { name: "2001:db8:1:2ff::/64", times: 1 },
    { name: "2001:db8:1:200::/56", times: 2 },
    { name: "2001:db8:1::/48", times: 5 },
  ]);
  expect(networks("2001:db8:1:2fe::5").slice(1)).toEqual(networks("2001:db8:1:2ff::5").slice(1));
  expect(networks("203.0.113.9")).toEqual([{ name: "203.0.113.9", times: 1 }]);
  expect(networks("::ffff:203.0.113.9")).toEqual([{ name: "203.0.113.9", times: 1 }]);
});

test("an IPv4 address looks the same through a socket for both families", () => {
  expect(behind(0, undefined, "::ffff:203.0.113.9")).toBe("203.0.113.9");
});

test("a connection that is already gone is still counted somewhere", () => {
  expect(clientNetworks({ peer: undefined, forwardedFor: undefined }, 0)).toEqual([
    { name: "unknown", times: 1 },
  ]);
});

test("every address is in its own network, however it is written", () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(behind(1, address)).toBe(address);
    }),
  );
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      expect(behind(1, address)).toMatch(/^(?:[0-9a-f]{1,4}:){4}:\/64$|^\d+\.\d+\.\d+\.\d+$/);
    }),
  );
});

test("no header makes the counting fail", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.nat(5), (header, proxies) => {
      expect(behind(proxies, header)).not.toBe("");
    }),
  );
});
