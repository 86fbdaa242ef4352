import { afterEach, expect, test, vi } from "vitest";
import { searchData } from "../catalogue/search/search-data.ts";
import { realProducts, realSearchWords, realTree } from "../catalogue/testing/real-catalogue.ts";
import { QueryClient, type FromWorker, type ToWorker } from "./query-client.ts";
import { QueryEngine } from "./query-engine.ts";

const files = { categories: {}, search: "/data/search.json" };

function serve(answer: () => Response) {
  const fetched = vi.fn(() => Promise.resolve(answer()));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const index = searchData(realTree, realProducts, realSearchWords);
const whole = () => Response.json({ ...index, words: [index.words], more: [] });
const m8 = { kind: "search", query: "m8", limit: 1, groups: [] } as const;

/** A Worker in this process that answers asynchronously, as in a browser. */
function workerHere(): Worker {
  const worker = new EventTarget();
  const say = (data: FromWorker): void => {
    queueMicrotask(() => worker.dispatchEvent(new MessageEvent("message", { data })));
  };
  let engine: QueryEngine | undefined;
  const postMessage = (message: ToWorker): void => {
    if ("files" in message) {
      engine = new QueryEngine(message.files);
      return;
    }
    const { number, question } = message;
    engine?.answer(question).then(
      (answer) => say({ number, answer }),
      (error: unknown) => say({ number, fault: String(error) }),
    );
  };
  say("ready");
  return Object.assign(worker, { postMessage }) as unknown as Worker; // only the parts that the client uses
}

/** A Worker whose script doesn't load. */
function brokenWorker(): Worker {
  const worker = new EventTarget();
  queueMicrotask(() => worker.dispatchEvent(Object.assign(new Event("error"), { message: "404" })));
  return worker as unknown as Worker; // as above
}

/** A Worker that runs and then fails at the first question. */
function failingWorker(): Worker {
  const worker = new EventTarget();
  queueMicrotask(() => worker.dispatchEvent(new MessageEvent("message", { data: "ready" })));
  const postMessage = (message: ToWorker): void => {
    if ("question" in message)
      queueMicrotask(() => worker.dispatchEvent(Object.assign(new Event("error"), { message: "memory" })));
  };
  return Object.assign(worker, { postMessage, terminate: vi.fn() }) as unknown as Worker; // as above
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["in a Worker", workerHere],
  ["in the page, where no Worker can be had", undefined],
  ["in the page, where a Worker may not be started", () => void expect.unreachable()],
  ["in the page, where the Worker's script can't be had", brokenWorker],
] as [string, (() => Worker) | undefined][])("a question is answered %s", async (_, openWorker) => {
  serve(whole);
  const { hits } = await new QueryClient(files, openWorker).ask(m8);
  expect(hits).toMatchObject([{ why: "thread M8 × 1.25" }]);
});

test("questions asked together get each its own answer", async () => {
  serve(whole);
  const client = new QueryClient(files, workerHere);
  const [taps, tools, drills] = await Promise.all([
    client.ask(m8),
    client.ask({ kind: "tools", ids: [] }),
    client.ask({ ...m8, query: "8.5" }),
  ]);
  expect(taps.hits[0]?.designation).toContain("M8");
  expect(tools).toEqual([]);
  expect(drills.hits[0]?.designation).toContain("8.5");
});

test("data that didn't come is asked for again with the next question", async () => {
  let isDown = true;
  serve(() => (isDown ? new Response("", { status: 503 }) : whole()));
  for (const openWorker of [workerHere, undefined]) {
    isDown = true;
    const client = new QueryClient(files, openWorker);
    await expect(client.ask(m8)).rejects.toThrow("status 503");
    isDown = false;
    await expect(client.ask(m8)).resolves.toHaveProperty("total");
  }
});

test("a Worker that fails while it is asked says so, and the next question starts another one", async () => {
  serve(whole);
  const workers = [failingWorker, workerHere];
  const client = new QueryClient(files, () => workers.shift()?.() ?? expect.unreachable());
  const questions = [client.ask(m8), client.ask(m8)];
  for (const answer of await Promise.allSettled(questions))
    expect(answer).toMatchObject({ status: "rejected", reason: { message: "memory" } });
  await expect(client.ask(m8)).resolves.toHaveProperty("total");
});

test("the index is fetched once, however many questions need it", async () => {
  const fetched = serve(whole);
  const client = new QueryClient(files, workerHere);
  await Promise.all([client.ask(m8), client.ask({ kind: "tools", ids: [] })]);
  await client.ask(m8);
  expect(fetched).toHaveBeenCalledOnce();
});
