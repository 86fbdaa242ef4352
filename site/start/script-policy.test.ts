import { afterEach, describe, expect, it, vi } from "vitest";

/** The policy as the page creates it, in a browser that knows Trusted Types. */
async function policy(): Promise<{ take: (address: string) => string; serviceWorker: string }> {
  let take: (address: string) => string = (address) => address;
  vi.stubGlobal("trustedTypes", {
    createPolicy: (_: string, rules: { createScriptURL: typeof take }) => {
      take = rules.createScriptURL;
      return rules;
    },
  });
  vi.resetModules();
  const { serviceWorkerAddress } = await import("./script-policy.ts");
  return { take, serviceWorker: serviceWorkerAddress() };
}

afterEach(() => vi.unstubAllGlobals());

describe("the page starts", () => {
  it("its service worker", async () => {
    expect((await policy()).serviceWorker).toBe("/sw.js");
  });

  it("no script from another address", async () => {
    const { take } = await policy();
    for (const address of ["https://example.com/sw.js", "/assets/other.js", "//example.com/sw.js"])
      expect(() => take(address)).toThrow(TypeError);
  });

  it("the same where a browser has no Trusted Types", async () => {
    vi.stubGlobal("trustedTypes", undefined);
    vi.resetModules();
    const { serviceWorkerAddress } = await import("./script-policy.ts");
    expect(serviceWorkerAddress()).toBe("/sw.js");
  });
});
