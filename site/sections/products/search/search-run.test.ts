import { expect, test, vi } from "vitest";
import { QueryClient } from "../../../browsing/query-client.ts";
import type { SearchResult } from "../../../catalogue/search/search.ts";
import { SearchRun } from "./search-run.ts";

function resultOf(total: number): SearchResult {
  return { hits: [], total, totals: {}, parts: [], pages: [], forPerson: [], compared: 0 };
}

/** Fake queries: answer when told to, in any order. */
function asked() {
  const client = new QueryClient({ categories: {}, search: "" });
  const answers: PromiseWithResolvers<unknown>[] = [];
  vi.spyOn(client, "ask").mockImplementation(() => {
    const answer = Promise.withResolvers<unknown>();
    answers.push(answer);
    return answer.promise as never; // each test answers with what it asked for
  });
  return { client, answers };
}

test("what is typed is answered", async () => {
  const { client, answers } = asked();
  const run = new SearchRun(client);
  const search = run.search("m8", 1);
  expect(run.state()).toEqual({ status: "loading" });
  answers[0]?.resolve(resultOf(3));
  await search;
  expect(run.state()).toEqual({ status: "found", query: "m8", groups: [], result: resultOf(3) });
});

test("no query is no search", () => {
  const { client, answers } = asked();
  const run = new SearchRun(client);
  void run.search("  ", 8);
  expect([run.state(), answers.length]).toEqual([{ status: "idle" }, 0]);
});

test("an answer waits for what stands above it, so that it doesn't move under a finger", async () => {
  const { client, answers } = asked();
  const above = Promise.withResolvers<void>();
  const run = new SearchRun(client, () => above.promise);
  const search = run.search("CNMG 120408", 8);
  answers[0]?.resolve(resultOf(2));
  await new Promise(setImmediate);
  expect(run.state()).toEqual({ status: "loading" });
  above.resolve();
  await search;
  expect(run.state()).toMatchObject({ status: "found", result: resultOf(2) });
});

test("an answer to a letter before is no answer to what stands there now", async () => {
  const { client, answers } = asked();
  const run = new SearchRun(client);
  const seen: unknown[] = [];
  run.subscribe(() => seen.push(run.state()));
  const both = [run.search("m", 8), run.search("m8", 8)];
  answers[1]?.resolve(resultOf(2));
  answers[0]?.resolve(resultOf(99));
  await Promise.all(both);
  expect(seen).toEqual([
    { status: "loading" },
    { status: "loading" },
    { status: "found", query: "m8", groups: [], result: resultOf(2) },
  ]);
});

test("what was found stays until the next answer is there", async () => {
  const { client, answers } = asked();
  const run = new SearchRun(client);
  const first = run.search("mill", 8);
  answers[0]?.resolve(resultOf(5));
  await first;
  void run.search("mills", 8);
  expect(run.state()).toMatchObject({ query: "mill" });
});

test("a list of tools that can't be had is said, and the next try may get it", async () => {
  const complaint = vi.spyOn(console, "error").mockReturnValue();
  const { client, answers } = asked();
  const run = new SearchRun(client);
  const first = run.search("m8", 8);
  answers[0]?.reject(new Error("offline"));
  await first;
  expect(run.state()).toEqual({ status: "failed" });
  expect(complaint).toHaveBeenCalledOnce();
  const second = run.search("m8", 8);
  answers[1]?.resolve(resultOf(1));
  await second;
  expect(run.state()).toMatchObject({ status: "found" });
});
