import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as BrowserHistory from "../browser-history.ts";

// Each test is a page in a window with empty storages.

const origin = "https://shop.example";
let href: string;
let entries: string[];
let onPopState: () => void;

class FakeStorage {
  readonly #texts = new Map<string, string>();
  getItem = (key: string): string | null => this.#texts.get(key) ?? null;
  setItem = (key: string, text: string): void => void this.#texts.set(key, text);
}

/** Opens a document in the window. */
async function load(address: string): Promise<typeof BrowserHistory> {
  href = origin + address;
  entries = [];
  vi.stubGlobal("location", new Proxy({}, { get: (_, key) => Reflect.get(new URL(href), key) }));
  vi.stubGlobal("history", {
    state: null,
    pushState(_: unknown, __: string, to: string) {
      entries.push(href);
      href = new URL(to, href).href;
    },
    replaceState(_: unknown, __: string, to: string) {
      href = new URL(to, href).href;
    },
  });
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => (onPopState = listener));
  vi.resetModules();
  const browser = await import("../browser-history.ts");
  browser.subscribeToAddress(() => undefined);
  return browser;
}

const start = async () => (await import("./stored-choices.ts")).startStoredChoices();
const choose = async (ids: string[]) =>
  (await import("./stored-comparison.ts")).storeComparison("milling", ids);
const preferTables = async () => (await import("./stored-view.ts")).storeView("table");
const shown = () => href.replace(origin, "");

function goBack(): void {
  href = entries.pop() ?? href;
  onPopState();
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", new FakeStorage());
  vi.stubGlobal("localStorage", new FakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

it("the tools that a link compares are those of this window from then on", async () => {
  const browser = await load("/products/milling?compare=a,b");
  await start();
  browser.openAddress("/products/milling/solid-carbide");
  expect(shown()).toBe("/products/milling/solid-carbide?compare=a,b");
});

it("a link's tools count more than those that the window compared before", async () => {
  await load("/products/milling?compare=a,b");
  await choose(["c"]);
  await start();
  expect(shown()).toBe("/products/milling?compare=a,b");
});

it("a link without tools, and Back, lead to what the window compares", async () => {
  const browser = await load("/products/milling");
  await start();
  browser.openAddress("/products/milling?q=m8#mil-em");
  await choose(["a", "b"]);
  goBack();
  expect(shown()).toBe("/products/milling?compare=a,b");
  await choose([]);
  browser.openAddress("/products/milling?compare=a");
  expect(shown()).toBe("/products/milling");
});

it("what a link names in vain stays as it is written", async () => {
  const link = "/products/milling?compare=a,NONE,c,d,e,f#compare";
  await load(link);
  await start();
  expect(shown()).toBe(link);
});

it("each list, tool and link is opened as the table that this device prefers", async () => {
  const browser = await load("/products/milling#mil-em");
  await preferTables();
  await start();
  expect(shown()).toBe("/products/milling?view=table#mil-em");
  browser.openAddress("/products/drilling?diameter=8.5");
  expect(shown()).toBe("/products/drilling?view=table&diameter=8.5");
});

it("a table in a link stays one where the device shows cards, and other pages keep their addresses", async () => {
  const browser = await load("/?q=m8#products");
  await start();
  expect(shown()).toBe("/?q=m8#products");
  browser.openAddress("/products/drilling?view=table");
  expect(shown()).toBe("/products/drilling?view=table");
});

it("what the visitor points at is drawn ahead as it will be opened", async () => {
  const browser = await load("/");
  await preferTables();
  await start();
  browser.intendAddress("/products/drilling");
  expect(browser.intendedAddress()).toBe("/products/drilling?view=table");
});

it("the address that is already completed is no step of its own", async () => {
  const browser = await load("/products/milling");
  await start();
  await preferTables();
  browser.openAddress("/products/milling/solid-carbide");
  browser.openAddress("/products/milling/solid-carbide");
  expect(entries).toHaveLength(1);
});
