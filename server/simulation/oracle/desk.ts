import type { World } from "../world.ts";
import type { Observer } from "./observer.ts";

/** A row for each thing about answers and decisions that must never be seen in a committed state. */
const CHECKS = `
select 'an answer to no message: ' || id as fault from answers where message_key not in (select key from messages)
union all
select 'a decision about no answer: ' || id from decisions where answer_id not in (select id from answers)
union all
select 'handled, and no message: ' || message_key from handling where message_key not in (select key from messages)
union all
select 'answered, and no mail is owed: ' || id from answers
  where not exists (select 1 from outbox where outbox.id = 'answer-' || answers.id)
union all
select 'decided, and no mail is owed: ' || id from decisions
  where not exists (select 1 from outbox where outbox.id = 'decision-' || decisions.id)
union all
select 'one draft sent twice: ' || words from answers group by words having count(*) > 1
union all
select 'an offer without its document: ' || id from answers
  where number is not null and not exists (select 1 from offer_sheets where answer_id = answers.id)
union all
select 'a document of no offer: ' || answer_id from offer_sheets where answer_id not in (select id from answers)
union all
select 'a revision is missing: ' || number from answers where number is not null
  group by number having max(revision) <> count(*) or min(revision) <> 1
union all
select 'accepted twice: ' || answer_id from decisions where what = 'accepted' group by answer_id having count(*) > 1
union all
select 'one form noted twice: ' || words from decisions group by words having count(*) > 1
union all
select 'a number given twice: ' || number from answers where number is not null
  group by number having count(distinct message_key) > 1`;

/** What somebody was told is noted, and the message that it belongs to. */
interface Promised {
  kind: "answers" | "decisions" | "accepted";
  id: string;
  key: unknown;
  receivedAt: unknown;
}

const FIND = {
  answers: "select 1 from answers where id = ?",
  decisions: "select 1 from decisions where id = ?",
  accepted: "select 1 from decisions where answer_id = ? and what = 'accepted'",
};

/** What must hold of answers, offers and what visitors say to them. */
export class DeskOracle {
  readonly #world: World;
  /** Each answer as it was first seen. */
  readonly #seen = new Map<unknown, string>();
  #promised: Promised[] = [];
  /** How often each kind was promised. */
  readonly counts = new Map<Promised["kind"], number>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Somebody was told that this is noted. */
  promise(kind: Promised["kind"], id: string, message: Record<string, unknown>): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    const promised = { kind, id, key: message["key"], receivedAt: message["received_at"] };
    this.#promised.push(promised);
    const { oracle } = this.#world;
    if (isLost(promised, oracle)) oracle.found(`noted, and not there yet: ${kind} ${id}`);
  }

  /** A backup takes the store's place; it may be older than what was promised. */
  restoreBegins(): void {
    this.#promised = [];
  }

  check(observer: Observer): void {
    const fault = observer.rows(CHECKS)[0]?.["fault"] ?? this.#changed(observer) ?? this.#lost(observer);
    if (typeof fault === "string") this.#world.oracle.found(fault);
  }

  /** An answer that isn't any more what it was when it was sent. */
  #changed(observer: Observer): string | undefined {
    for (const row of observer.rows("select * from answers")) {
      const { id } = row;
      const text = JSON.stringify(row);
      const before = this.#seen.get(id) ?? text;
      this.#seen.set(id, before);
      if (text !== before) return `an answer was changed after it was sent: ${String(id)}`;
    }
    return undefined;
  }

  /** Something promised that isn't there, though its message is. */
  #lost(observer: Observer): string | undefined {
    const lost = this.#promised.find((promised) => isLost(promised, observer));
    return lost && `noted, and not there: ${lost.kind} ${lost.id}`;
  }
}

function isLost({ kind, id, key, receivedAt }: Promised, store: Pick<Observer, "rows">): boolean {
  const sql = "select 1 from messages where key = ? and received_at = ?";
  return (
    store.rows(sql, String(key), String(receivedAt)).length > 0 && store.rows(FIND[kind], id).length === 0
  );
}
