import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as BrowserHistory from "./browser-history.ts";

/** The part of a browser's history that the page uses: at most 50 entries with their states. */
class FakeHistory {
  entries: { href: string; state: unknown }[];
  at = 0;
  readonly window = new EventTarget();

  constructor(href: string) {
    this.entries = [{ href, state: null }];
  }
  get state(): unknown {
    return this.entries[this.at]?.state;
  }
  get href(): string {
    return this.entries[this.at]?.href ?? "";
  }
  pushState(state: unknown, _: string, address: string): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { href: this.#whole(address), state }].slice(-50);
    this.at = this.entries.length - 1;
  }
  replaceState(state: unknown, _: string, address: string): void {
    this.entries[this.at] = { href: this.#whole(address), state };
  }
  go(steps: number): void {
    if (!this.entries[this.at + steps]) return;
    this.at += steps;
    this.window.dispatchEvent(new Event("popstate"));
  }
  #whole(address: string): string {
    return new URL(address, this.href).href;
  }
}

let fake: FakeHistory;
let browser: typeof BrowserHistory;

async function arriveAt(address: string): Promise<void> {
  fake = new FakeHistory(`https://shop.example${address}`);
  vi.stubGlobal("history", fake);
  vi.stubGlobal("location", new Proxy({}, { get: (_, key) => Reflect.get(new URL(fake.href), key) }));
  vi.stubGlobal("addEventListener", fake.window.addEventListener.bind(fake.window));
  vi.stubGlobal("document", { querySelectorAll: () => [], getElementById: () => null });
  vi.resetModules();
  browser = await import("./browser-history.ts");
  browser.subscribeToAddress(() => undefined);
}

function address(): string {
  return fake.href.replace("https://shop.example", "");
}

beforeEach(() => arriveAt("/"));
afterEach(() => vi.unstubAllGlobals());

describe("closing the overlay", () => {
  it("goes back to the page in one step, however many there were", () => {
    browser.openAddress("/products/milling");
    browser.openAddress("/products/milling/solid-carbide");
    browser.openAddress("/products/milling/solid-carbide#mil-em-4f-10");
    browser.closeOverlay();
    expect([address(), fake.at]).toEqual(["/", 0]);
  });

  it("goes back to the page after more steps than a browser keeps", () => {
    for (let step = 0; step < 120; step += 1) browser.openAddress(`/products/milling/${step}`);
    browser.closeOverlay();
    expect([address(), fake.at]).toEqual(["/", 0]);
  });

  it("goes back to the page after many steps and some of them back", () => {
    for (let step = 0; step < 60; step += 1) browser.openAddress(`/products/milling/${step}`);
    for (let step = 0; step < 20; step += 1) fake.go(-1);
    browser.closeOverlay();
    expect(address()).toBe("/");
  });

  it("goes back to the page though the visitor came from other sites in this tab", () => {
    for (let site = 0; site < 45; site += 1) fake.pushState(null, "", `https://site-${site}.example/`);
    fake.pushState(null, "", "https://shop.example/");
    for (let step = 0; step < 60; step += 1) browser.openAddress(`/products/milling/${step}`);
    browser.closeOverlay();
    expect(address()).toBe("/");
  });

  it("leads on to the products where a link opened it, and can be undone", async () => {
    await arriveAt("/products/milling");
    browser.closeOverlay();
    expect(address()).toBe("/#products");
    fake.go(-1);
    expect(address()).toBe("/products/milling");
  });

  it("goes back once for two presses of Escape", () => {
    fake.pushState(null, "", "/#about");
    browser.openAddress("/products/milling");
    const back = vi.spyOn(fake, "go").mockReturnValue();
    browser.closeOverlay();
    browser.closeOverlay();
    expect(back).toHaveBeenCalledTimes(1);
  });
});

describe("closing a sheet", () => {
  it("goes back to the list that it was opened over", () => {
    browser.openAddress("/products/milling?q=m8");
    browser.openAddress("/products/milling?q=m8#mil-em-4f-10");
    browser.closeSheet("/products/milling?q=m8");
    expect([address(), fake.at]).toEqual(["/products/milling?q=m8", 1]);
  });

  it("leads on to its list where it was opened from elsewhere", () => {
    browser.openAddress("/products/milling#mil-em-4f-10");
    browser.closeSheet("/products/milling");
    expect([address(), fake.at]).toEqual(["/products/milling", 2]);
  });
});

describe("the address", () => {
  it("that is the present one is no step of its own", () => {
    browser.openAddress("/products/milling");
    browser.openAddress("/products/milling");
    browser.openOnPage("/products/milling");
    expect(fake.entries).toHaveLength(2);
  });

  it("tells whoever listens, by whatever way it changes", () => {
    const heard: string[] = [];
    browser.subscribeToAddress(() => heard.push(browser.currentAddress()));
    browser.openAddress("/products/milling");
    browser.replaceAddress("/products/milling?q=m8");
    fake.go(-1);
    expect(heard).toEqual(["/products/milling", "/products/milling?q=m8", "/"]);
  });

  it("says whether Back or Forward led there", () => {
    browser.openAddress("/products/milling");
    expect(browser.cameByHistory()).toBe(false);
    fake.go(-1);
    expect(browser.cameByHistory()).toBe(true);
  });

  it("of the page stays the last one while the overlay is open", async () => {
    const { pageAddress } = await import("./page-address.ts");
    browser.openOnPage("/?q=m8#products");
    expect(pageAddress()).toBe("/?q=m8#products");
    browser.openAddress("/products/milling");
    expect(pageAddress()).toBe("/?q=m8#products");
  });
});
