import { createHash } from "node:crypto";
import type { Letter } from "../people/visitors.ts";
import type { World } from "../world.ts";
import type { Observer, Owed } from "./observer.ts";

/** What is known of a letter. Neither owed nor gone: the outcome is unknown, both are right. */
interface Known {
  letter: Letter;
  /** Acknowledged, and nothing has removed it. */
  owed: Owed | undefined;
  /** By the clock of the server that took it. */
  receivedAt: number;
  /** Since when it must be gone, in milliseconds of waking time. */
  goneSince: number | undefined;
  /** Posts of it under way, and the time of the last one. */
  open: number;
  lastPost: number;
  /** Tokens of links that must lead to it, as long as it is owed. */
  links: Set<string>;
}

/** A post under way. */
interface Attempt {
  known: Known;
  removals: number;
}

/** A purge under way. */
interface Purge {
  began: number;
  victims: Known[];
  /** Whom it is about; undefined where it is about one message. */
  email?: string;
  keys: string[];
}

/** What of the letters must be in the store, and what must not. */
export class MessageOracle {
  readonly #world: World;
  readonly #known = new Map<string, Known>();
  #inBackup = new Set<Known>();
  /** Until when what came from an address, or under a key, may be erased again by a restore. */
  readonly #erased = new Map<string, number>();
  /** Purges and restores begun so far, and purges under way. */
  removals = 0;
  #purging = 0;
  #isStale = true;
  #lists: [string, string, string] = ["[]", "[]", "[]"];

  constructor(world: World) {
    this.#world = world;
  }

  sets(letter: Letter): Attempt {
    const fresh = { letter, owed: undefined, receivedAt: 0, goneSince: undefined, open: 0, lastPost: 0 };
    const known: Known = this.#known.get(letter.words) ?? { ...fresh, links: new Set() };
    this.#known.set(letter.words, known);
    known.open += 1;
    known.lastPost = this.#world.time.now;
    known.goneSince = undefined;
    this.#isStale = true;
    return { known, removals: this.removals };
  }

  /** A post was answered, perhaps with the token of a link, or wasn't. */
  ends({ known, removals }: Attempt, isTaken: boolean, token?: string): void {
    known.open -= 1;
    // Removed meanwhile, or not: unknown.
    if (!isTaken || this.#purging > 0 || this.removals > removals) return;
    const { email, words, files } = known.letter;
    const owed = { email, words, files: files.map(({ id, bytes }) => ({ id, sha256: sha256(bytes) })) };
    const [row] = this.#world.oracle.rows("select received_at from messages where message = ?", words);
    if (row === undefined) {
      this.#world.oracle.found(`acknowledged, and not stored: ${words}`);
      return;
    }
    known.owed = owed;
    if (token !== undefined) known.links.add(token);
    known.receivedAt = Date.parse(String(row["received_at"]));
    this.#isStale = true;
  }

  /** Whether a letter was acknowledged and must be stored. */
  isOwed({ words }: Letter): boolean {
    return this.#known.get(words)?.owed !== undefined;
  }

  /** Whether nobody removes anything since then, but for `own` removals under way. */
  isSettled(removals: number, own: number): boolean {
    return this.removals === removals && this.#purging === own;
  }

  /** Whether a link must lead to a letter. */
  owesLink({ words }: Letter, token: string): boolean {
    const known = this.#known.get(words);
    return known?.owed !== undefined && known.links.has(token);
  }

  purgeBegins(email: string): Purge {
    const ofPerson = (known: Known) => known.letter.email.toLowerCase() === email.toLowerCase();
    const rows = this.#world.oracle.rows(
      "select message from messages where lower(email) = ?",
      email.toLowerCase(),
    );
    const stored = new Set(rows.map((row) => row["message"]));
    const all = [...this.#known.values()].filter(ofPerson);
    for (const known of all) forget(known);
    this.removals += 1;
    this.#purging += 1;
    this.#isStale = true;
    const victims = all.filter(({ letter, open }) => stored.has(letter.words) && open === 0);
    return { began: this.#world.time.now, victims, email: email.toLowerCase(), keys: all.flatMap(keysOf) };
  }

  /** A visitor deletes his message himself. */
  erasureBegins(words: string): Purge {
    const known = this.#known.get(words);
    if (known !== undefined) forget(known);
    this.removals += 1;
    this.#purging += 1;
    this.#isStale = true;
    // Without a key two presses are two messages, of which he deletes one.
    const stored = this.#world.oracle.rows("select 1 from messages where message = ?", words).length;
    const isOver = known !== undefined && known.open === 0 && stored === 1;
    const victims = isOver ? [known] : [];
    return { began: this.#world.time.now, victims, keys: known === undefined ? [] : keysOf(known) };
  }

  purgeEnds({ began, victims, email, keys }: Purge, isDone: boolean): void {
    this.#purging -= 1;
    // An address counts by the operator's clock, a message by the clock of the server that took it.
    if (email !== undefined) this.#erased.set(email, this.#world.dateAt(0).getTime());
    const latest = this.#world.dateAt(Math.max(...this.#world.skews)).getTime();
    for (const key of keys) this.#erased.set(key, latest);
    if (!isDone) return;
    const { time } = this.#world;
    for (const known of victims) if (known.lastPost < began) known.goneSince = time.now - time.asleep;
    this.#isStale = true;
  }

  backupBegins(): Set<Known> {
    return new Set([...this.#known.values()].filter(({ owed }) => owed !== undefined));
  }

  backupEnds(before: Set<Known>): void {
    this.#inBackup = before;
  }

  restoreBegins(): void {
    this.#world.oracle.desk.restoreBegins();
    this.removals += 1;
    const erased = [...this.#inBackup].filter(({ goneSince }) => goneSince !== undefined).length;
    if (erased > 0) this.#world.oracle.pages.count("restored a backup with deleted messages");
    for (const known of this.#known.values()) {
      // A link may be younger than the backup.
      known.links.clear();
      // What a server took whose clock was behind looks older than the erasure.
      const names = [known.letter.email.toLowerCase(), ...keysOf(known)];
      const isErased = names.some((name) => known.receivedAt <= (this.#erased.get(name) ?? 0));
      if (!this.#inBackup.has(known) || isErased) known.owed = undefined;
    }
    this.#isStale = true;
  }

  restoreEnds(): void {
    this.#world.upset();
    // Backups hold no incidents; whoever restores one looks for himself.
    this.#world.owner.heard.length = 0;
  }

  /** Words of the letters that must be gone. */
  gone(): string[] {
    return [...this.#known.values()].flatMap(({ goneSince, letter }) =>
      goneSince === undefined ? [] : letter.words,
    );
  }

  /** Since when a letter must be gone, by its token; undefined where it needn't be. */
  goneSince(token: string): number | undefined {
    return [...this.#known.values()].find(({ letter }) => letter.token === token)?.goneSince;
  }

  hasKey(token: string): boolean {
    const letter = [...this.#known.values()].find((known) => known.letter.token === token)?.letter;
    return letter?.key !== undefined && !letter.isForm;
  }

  check(observer: Observer): void {
    const { settings, time, skews } = this.#world;
    const latest = this.#world.dateAt(Math.max(...skews)).getTime() - settings.retentionDays * 86_400_000;
    for (const known of this.#known.values()) {
      if (known.owed === undefined || known.receivedAt >= latest) continue;
      known.owed = undefined;
      this.#isStale = true;
    }
    if (this.#isStale) this.#list();
    // Several servers may each take what came within ten seconds.
    const slack = (skews.length - 1) * 6;
    const limits = { stored: settings.maxStored + slack, room: (settings.maxFilesMb + slack) * 1_048_576 };
    const fault = observer.findFault(...this.#lists, limits);
    if (fault !== undefined) this.#world.oracle.found(`${fault} (after ${time.steps} steps)`);
  }

  #list(): void {
    const all = [...this.#known.values()];
    const owed = all.flatMap((known) => known.owed ?? []);
    const gone = this.gone();
    const keyed = all.filter(({ letter }) => letter.key !== undefined && !letter.isForm);
    const keyedWords = keyed.map(({ letter }) => letter.words);
    this.#lists = [JSON.stringify(owed), JSON.stringify(gone), JSON.stringify(keyedWords)];
    this.#isStale = false;
  }
}

function keysOf({ letter }: Known): string[] {
  return letter.key === undefined ? [] : [letter.key];
}

/** What comes of it is unknown. */
function forget(known: Known): void {
  known.owed = undefined;
  known.links.clear();
}

function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
