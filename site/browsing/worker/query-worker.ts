import type { FromWorker, ToWorker } from "../query-client.ts";
import { QueryEngine } from "../query-engine.ts";

/* The Worker that searches and counts: it wraps QueryEngine. */

declare const self: DedicatedWorkerGlobalScope;

let engine: QueryEngine | undefined;

function post(message: FromWorker): void {
  self.postMessage(message);
}

async function handle(message: ToWorker): Promise<void> {
  if ("files" in message) {
    engine = new QueryEngine(message.files);
    return;
  }
  const { number, question } = message;
  try {
    post({ number, answer: await engine?.answer(question) });
  } catch (error) {
    post({ number, fault: String(error) });
  }
}

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => void handle(data));
post("ready");
