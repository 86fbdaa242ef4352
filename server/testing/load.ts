import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { WORDS, postJson } from "./contact-post.ts";

/** Posts the message of a key. */
export type PostMessage = (origin: string, key: string) => Promise<Response>;

/** For tests: visitors who send messages, and retry with the same key until one is confirmed. */
export interface Load {
  /** Keys of the messages that were answered 200. */
  acknowledged: Set<string>;
  /** Answers and broken connections so far, by status; 0 is a broken connection. */
  answers: Map<number, number>;
  /** Resolves when every message that was started is acknowledged. */
  stop(): Promise<void>;
}

/** For tests: posts a text that contains the key. */
export const postText: PostMessage = (origin, key) => postWith(origin, key, {});

/** For tests: the same with more fields. */
export function postWith(origin: string, key: string, more: { files?: string[] }): Promise<Response> {
  const words = { ...WORDS, message: `Ten pieces of ${key}, please.`, ...more };
  return postJson(origin, words, { "Idempotency-Key": key });
}

/**
 * Starts the visitors, each with a pause (milliseconds) after each message. Each attempt asks `origin` again, since a
 * restarted server may have another port.
 */
export function startLoad(
  { visitors, pause, post = postText }: { visitors: number; pause: number; post?: PostMessage | undefined },
  origin: () => string,
): Load {
  const acknowledged = new Set<string>();
  const answers = new Map<number, number>();
  let isOver = false;
  const send = async (key: string): Promise<number> => {
    try {
      const response = await post(origin(), key);
      await response.text();
      return response.status;
    } catch {
      return 0;
    }
  };
  const visit = async () => {
    while (!isOver) {
      const key = randomUUID();
      for (;;) {
        const status = await send(key);
        answers.set(status, (answers.get(status) ?? 0) + 1);
        if (status === 200) break;
        await sleep(20);
      }
      acknowledged.add(key);
      await sleep(pause);
    }
  };
  const ended = Promise.all(Array.from({ length: visitors }, visit));
  return {
    acknowledged,
    answers,
    async stop() {
      isOver = true;
      await ended;
    },
  };
}
