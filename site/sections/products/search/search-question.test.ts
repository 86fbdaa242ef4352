import { expect, test, vi } from "vitest";
import { QueryClient } from "../../../browsing/query-client.ts";
import { searchInquiry, searchQuestion } from "./search-question.ts";

test("no query is no search", () => {
  expect(searchQuestion("  ", 8)).toBeUndefined();
  expect(searchQuestion("  ", 8, ["P"])).toMatchObject({ groups: ["P"] });
});

test("an answer waits for what stands above it, so that it doesn't move under a finger", async () => {
  const client = new QueryClient({ categories: {}, search: "" });
  const found = { hits: [], total: 2, totals: {}, parts: [], pages: [], forPerson: [], compared: 0 };
  vi.spyOn(client, "ask").mockResolvedValue(found);
  const above = Promise.withResolvers<void>();
  const inquiry = searchInquiry(client, () => above.promise);
  const search = inquiry.put(searchQuestion("CNMG 120408", 8));
  await new Promise(setImmediate);
  expect(inquiry.state().status).toBe("asking");
  above.resolve();
  await search;
  expect(inquiry.state()).toMatchObject({ status: "answered", last: { answer: found } });
});
