import { afterEach, expect, test } from "vitest";
import { MCP_LIMITS, MCP_PATH } from "#contract/machines/machines.ts";
import { createMemoryRateLimiter } from "../limits/rate-limit.ts";
import { type RunningApp, startApp } from "../testing/running-app.ts";

let app: RunningApp;
afterEach(() => app.stop());

async function post(body: string, headers: Record<string, string> = {}) {
  const answer = await fetch(app.origin + MCP_PATH, {
    method: "POST",
    headers: { "Content-Type": "application/json", Connection: "close", ...headers },
    body,
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === "" ? undefined : JSON.parse(text) };
}

const list = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
const ask = () => Promise.resolve({ total: 0 });

test("without the owner's leave programs find nothing", async () => {
  app = await startApp();
  expect((await post(list)).status).toBe(404);
});

test("with it a program is told four tools that only read, by one JSON answer that nobody keeps", async () => {
  app = await startApp({}, { ask });
  const { status, headers, body } = await post(list);
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toContain("application/json");
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("Content-Security-Policy")).not.toBeNull();
  const tools = body.result.tools.map(({ name, annotations }: { name: string; annotations: unknown }) => [
    name,
    annotations,
  ]);
  expect(tools.map(([name]: [string]) => name)).toEqual(["search", "tool", "match_list", "start_values"]);
  for (const [, annotations] of tools) expect(annotations).toMatchObject({ readOnlyHint: true });
});

test("a body that is no JSON, too long, of another type, or of another site's page is refused in words", async () => {
  app = await startApp({}, { ask });
  expect(await post("{")).toMatchObject({ status: 400, body: { error: { code: -32_700 } } });
  expect(await post(" ".repeat(MCP_LIMITS.bodyBytes + 1))).toMatchObject({
    status: 413,
    body: { error: { message: `A request may have ${MCP_LIMITS.bodyBytes} bytes.` } },
  });
  expect((await post(list, { "Content-Type": "text/plain" })).status).toBe(415);
  expect((await post(list, { Origin: "https://evil.example" })).status).toBe(403);
  const answer = await fetch(app.origin + MCP_PATH, { headers: { Connection: "close" } });
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
});

test("one address may ask so often in an hour, and is told how long to wait", async () => {
  app = await startApp({}, { ask, machineLimiter: createMemoryRateLimiter(2) });
  const statuses = [await post(list), await post(list), await post(list)].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 429]);
  const { headers } = await post(list);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("one address has so many questions under way at once, and a failure costs only its own question", async () => {
  const waiting: ((answer: unknown) => void)[] = [];
  app = await startApp({}, { ask: () => new Promise((resolve) => waiting.push(resolve)) });
  const question = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "search", arguments: { query: "m8" } },
  });
  const held = Array.from({ length: MCP_LIMITS.atOnce }, () => post(question));
  await expect.poll(() => waiting.length).toBe(MCP_LIMITS.atOnce);
  expect((await post(question)).status).toBe(429);
  waiting.forEach((resolve, index) =>
    resolve(index === 0 ? Promise.reject(new Error("broken")) : { total: 1 }),
  );
  const statuses = (await Promise.all(held)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(MCP_LIMITS.atOnce - 1);
  expect(statuses).toContain(503);
  expect(app.logged()).toContainEqual(expect.objectContaining({ event: "machine.failed" }));
});
