import { expect, test, vi } from "vitest";
import { openSearch, type OpenedSearch } from "../../../catalogue/search/open-search.ts";
import { searchData } from "../../../catalogue/search/search-data.ts";
import { madeUpProducts } from "../../../catalogue/testing/made-up-products.ts";
import { realProducts, realTree } from "../../../catalogue/testing/real-catalogue.ts";
import { SearchRun } from "./search-run.ts";

function indexOf(products = realProducts): OpenedSearch {
  return openSearch(searchData(realTree, products));
}

/** An index that is there already. */
function opened(index: OpenedSearch) {
  return { opened: () => index, open: () => Promise.resolve(index) };
}

test("what is typed is answered at once when the index is there", () => {
  const run = new SearchRun(opened(indexOf()));
  void run.search("m8", 1);
  expect(run.state()).toMatchObject({ status: "found", query: "m8", result: { hits: [{ why: "code" }] } });
});

test("no query finds nothing and is no search", () => {
  const run = new SearchRun(opened(indexOf()));
  expect(run.state()).toEqual({ status: "waiting" });
  void run.search("  ", 8);
  expect(run.state()).toEqual({ status: "idle" });
});

test("what was typed while the index was under way is answered when it comes, the last of it only", async () => {
  let arrive: (index: OpenedSearch) => void = () => undefined;
  const coming = new Promise<OpenedSearch>((resolve) => (arrive = resolve));
  const run = new SearchRun({ opened: () => undefined, open: () => coming });
  const seen: unknown[] = [];
  run.subscribe(() => seen.push(run.state()));
  const both = [run.search("m", 8), run.search("m8", 8)];
  arrive(indexOf());
  await Promise.all(both);
  expect(seen).toMatchObject([
    { status: "loading" },
    { status: "loading" },
    { status: "found", query: "m8" },
  ]);
});

test("a long search stops at the next letter, and what was found before stays until then", async () => {
  const index = indexOf(madeUpProducts(3_000));
  const run = new SearchRun(opened(index));
  await run.search("mill", 8);
  const answered: string[] = [];
  run.subscribe(() => {
    const state = run.state();
    if (state.status === "found") answered.push(state.query);
  });
  const first = run.search("end", 8);
  expect(run.state()).toMatchObject({ query: "mill" });
  await Promise.all([first, run.search("end mill", 8)]);
  expect(answered).toEqual(["end mill"]);
});

test("an index that can't be had is said, and the next try may get it", async () => {
  const complaint = vi.spyOn(console, "error").mockReturnValue();
  const open = vi.fn<() => Promise<OpenedSearch>>().mockRejectedValueOnce(new Error("offline"));
  open.mockResolvedValueOnce(indexOf());
  const run = new SearchRun({ opened: () => undefined, open });
  await run.search("m8", 8);
  expect(run.state()).toEqual({ status: "failed" });
  expect(complaint).toHaveBeenCalledOnce();
  await run.search("m8", 8);
  expect(run.state()).toMatchObject({ status: "found" });
});
