import { afterEach, expect, test, vi } from "vitest";
import { searchData } from "../../catalogue/search/search-data.ts";
import { realProducts, realTree } from "../../catalogue/testing/real-catalogue.ts";
import { breathe } from "./breathe.ts";
import { SearchSource } from "./search-source.ts";

vi.mock("./breathe.ts", { spy: true });

afterEach(() => vi.unstubAllGlobals());

function serve(answer: () => Response) {
  const fetched = vi.fn(() => Promise.resolve(answer()));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const whole = () => Response.json({ ...searchData(realTree, realProducts), more: [] });

test("every tool is made ready to be found before the first letter is typed", async () => {
  serve(whole);
  const source = new SearchSource("/data/search.json");
  await source.open();
  await expect.poll(() => source.opened()?.entries.length).toBe(realProducts.length);
});

test("the tools are made ready a few at a time, so that the page can answer meanwhile", async () => {
  serve(whole);
  const pauses = vi.mocked(breathe).mock.calls;
  pauses.length = 0;
  const { entries } = await new SearchSource("/data/search.json").open();
  await expect.poll(() => entries.length).toBe(realProducts.length);
  expect(pauses.length).toBe(Math.ceil(realProducts.length / 50));
});

test("an index that didn't come is asked for again", async () => {
  let isDown = true;
  const fetched = serve(() => (isDown ? new Response("", { status: 503 }) : whole()));
  const source = new SearchSource("/data/search.json");
  await expect(source.open()).rejects.toThrow();
  isDown = false;
  await expect(source.open()).resolves.toHaveProperty("entries");
  expect(fetched.mock.calls.length).toBeGreaterThan(1);
});
