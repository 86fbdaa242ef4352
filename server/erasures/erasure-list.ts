import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { MessageRow } from "../store/database/message-rows.ts";
import { sync } from "../store/database/synced-folder.ts";

/** Stands beside a store and beside its backups; lists who was erased, as keyed hashes. */
export const ERASURES_FILE = "erasures.txt";

const HEAD =
  "# Erased messages and persons, as keyed hashes: a restore erases them again. Keep it with the backups.\n";

/** An erasure: one message by its key and time, or all messages that an address had sent by then. */
type ErasureKind = "message" | "email";

/** A message to erase. The key alone doesn't name it: what is sent again after an erasure has the same one. */
export type ErasedMessage = Pick<MessageRow, "key" | "received_at">;

/** What is erased: messages, and perhaps all that an address has sent until now. */
export interface Erasure {
  messages: readonly ErasedMessage[];
  email?: string | undefined;
}

/** Erasures of one or several stores, and the backup folders that need to know of them. */
export class ErasureList {
  /** Secret → hash → time. Each list that was started anew has its own secret. */
  readonly #hashes = new Map<string, Map<string, string>>();
  readonly folders = new Set<string>();

  /** Reads the lists of these folders; a folder may have none. */
  static read(...folders: string[]): ErasureList {
    const list = new ErasureList();
    for (const folder of folders) {
      const file = join(folder, ERASURES_FILE);
      if (existsSync(file)) list.#take(readFileSync(file, "utf8"));
    }
    return list;
  }

  get isEmpty(): boolean {
    return this.#hashes.size === 0;
  }

  /** Adds an erasure. An address covers all messages that came from it until now. */
  add({ messages, email }: Erasure, now: Date): void {
    const [secret = randomBytes(32).toString("hex")] = this.#hashes.keys();
    const hashes = this.#hashes.get(secret) ?? new Map<string, string>();
    this.#hashes.set(secret, hashes);
    for (const { key, received_at } of messages)
      keepLatest(hashes, hashOf(secret, "message", key), received_at);
    if (email !== undefined) keepLatest(hashes, hashOf(secret, "email", email), now.toISOString());
  }

  /** Forgets erasures before `cutOff`: by then every store has deleted the messages they cover. */
  forgetBefore(cutOff: Date): void {
    const time = cutOff.toISOString();
    for (const [secret, hashes] of this.#hashes) {
      for (const [hash, at] of hashes) if (at < time) hashes.delete(hash);
      if (hashes.size === 0) this.#hashes.delete(secret);
    }
  }

  /** Whether a message was erased. */
  has({ key, email, received_at }: Pick<MessageRow, "key" | "email" | "received_at">): boolean {
    return [...this.#hashes].some(([secret, hashes]) =>
      [hashOf(secret, "message", key), hashOf(secret, "email", email)].some(
        (hash) => received_at <= (hashes.get(hash) ?? ""),
      ),
    );
  }

  /** Writes the list into a folder atomically, readable by its owner only. */
  write(folder: string): void {
    const sections = [...this.#hashes].map(([secret, hashes]) =>
      [`key ${secret}`, ...[...hashes].map(([hash, time]) => `${hash} ${time}`)].join("\n"),
    );
    const folders = [...this.folders].map((each) => `folder ${each}`);
    const file = join(folder, ERASURES_FILE);
    writeFileSync(`${file}.new`, `${HEAD}${[...folders, ...sections].join("\n")}\n`, { mode: 0o600 });
    sync(`${file}.new`);
    renameSync(`${file}.new`, file);
    sync(dirname(file));
  }

  #take(text: string): void {
    let hashes = new Map<string, string>();
    for (const line of text.split("\n")) {
      const [word = "", value = ""] = line.split(/ (.*)/s);
      if (word === "folder") this.folders.add(value);
      else if (word === "key") {
        hashes = this.#hashes.get(value) ?? new Map<string, string>();
        this.#hashes.set(value, hashes);
      } else if (/^[0-9a-f]{64}$/.test(word)) keepLatest(hashes, word, value);
    }
  }
}

function keepLatest(hashes: Map<string, string>, hash: string, time: string): void {
  if (time > (hashes.get(hash) ?? "")) hashes.set(hash, time);
}

function hashOf(secret: string, kind: ErasureKind, value: string): string {
  const words = kind === "email" ? value.toLowerCase() : value;
  return createHmac("sha256", secret).update(`${kind} ${words}`).digest("hex");
}
