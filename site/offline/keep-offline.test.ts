import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepOffline } from "./keep-offline.ts";

const register = vi.fn<(address: unknown) => Promise<void>>();
const serviceWorker = Object.assign(new EventTarget(), { register, controller: null });

beforeEach(() => {
  register.mockReset().mockResolvedValue(undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe("the device keeps the site", () => {
  it("where the browser can", () => {
    vi.stubGlobal("navigator", { serviceWorker });
    keepOffline("/sw.js");
    expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js");
  });

  it("not for a visitor who asks to save data", () => {
    vi.stubGlobal("navigator", { serviceWorker, connection: { saveData: true } });
    keepOffline("/sw.js");
    expect(register).not.toHaveBeenCalled();
  });

  it("nowhere else, and nothing is said about it", () => {
    vi.stubGlobal("navigator", {});
    expect(() => keepOffline("/sw.js")).not.toThrow();
  });

  it("even though it could not be had this time", async () => {
    register.mockRejectedValue(new Error("no network"));
    vi.stubGlobal("navigator", { serviceWorker });
    keepOffline("/sw.js");
    await expect(register.mock.results[0]?.value).rejects.toThrow("no network");
  });

  it("with the pictures that were seen before it was ready", () => {
    const fetchMock = vi.fn<typeof fetch>().mockResolvedValue(new Response());
    vi.stubGlobal("fetch", fetchMock);
    vi.stubGlobal("navigator", { serviceWorker });
    // Only the names are read; a whole entry can't be constructed.
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([
      { name: "https://shop.example/assets/pictures/hero-turning-phone-720.a1.avif" },
      { name: "https://shop.example/assets/client.b2.js" },
    ] as unknown as PerformanceEntryList);
    keepOffline("/sw.js");
    expect(fetchMock).not.toHaveBeenCalled();
    serviceWorker.dispatchEvent(new Event("controllerchange"));
    expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([
      "https://shop.example/assets/pictures/hero-turning-phone-720.a1.avif",
    ]);
  });
});
