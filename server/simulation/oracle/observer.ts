import { DatabaseSync, type StatementSync } from "node:sqlite";

/** A message that must be in the store, as it was sent. */
export interface Owed {
  words: string;
  email: string;
  files: { id: string; sha256: string }[];
}

/** A row for each thing that must never be seen in a committed state, whatever failed before. */
const CHECKS = `
select 'acknowledged, and not stored as it was sent: ' || (owed.value ->> 'words') as fault
  from json_each(?) as owed
  left join messages on messages.message = owed.value ->> 'words' and messages.email = owed.value ->> 'email'
  where messages.key is null
union all
select 'acknowledged without its file: ' || (owed.value ->> 'words')
  from json_each(?) as owed, json_each(owed.value, '$.files') as file
  left join messages on messages.message = owed.value ->> 'words'
  left join attachments on attachments.id = file.value ->> 'id' and attachments.message_key = messages.key
    and attachments.sha256 = file.value ->> 'sha256' and attachments.position = file.key
  where attachments.id is null
union all
select 'deleted, and there again: ' || messages.message
  from json_each(?) as gone join messages on messages.message = gone.value
union all
select 'stored twice under one key: ' || message from messages
  where message in (select value from json_each(?)) group by message having count(*) > 1
union all
select 'stored, and no mail is owed: ' || message from messages
  where not exists (select 1 from outbox where message_key = key and kind = 'enquiry')
union all
select 'a mail about no message: ' || id from outbox
  where message_key is not null and message_key not in (select key from messages)
union all
select 'pieces of no file: ' || attachment_id from attachment_pieces
  where attachment_id not in (select id from attachments)
union all
select 'given up too early: ' || id from outbox
  where failed_at is not null and kind = 'enquiry' and julianday(failed_at) - julianday(first_tried_at) < 2.999
union all
select 'more messages than MAX_STORED: ' || count(*) from messages having count(*) > ?
union all
select 'more bytes of files than MAX_FILES_MB: ' || sum(room) from attachments having sum(room) > ?`;

/** A look at the store from outside, at what is committed. */
export class Observer {
  readonly #database: DatabaseSync;
  readonly #version: () => unknown;
  readonly #checks: StatementSync;
  readonly #statements = new Map<string, StatementSync>();
  #seen: unknown;

  /** @param version another value after each commit. */
  constructor(database: DatabaseSync, version: () => unknown) {
    this.#database = database;
    this.#version = version;
    this.#checks = database.prepare(CHECKS);
  }

  /** Looks at a file. */
  static ofFile(file: string): Observer {
    const database = new DatabaseSync(file, { readOnly: true });
    const version = database.prepare("pragma data_version");
    return new Observer(database, () => version.get()?.["data_version"]);
  }

  /** Whether something was committed since the last time. */
  hasChanged(): boolean {
    const before = this.#seen;
    this.#seen = this.#version();
    return this.#seen !== before;
  }

  /** The first thing that must not be. */
  findFault(
    owed: string,
    gone: string,
    keyed: string,
    limits: { stored: number; room: number },
  ): string | undefined {
    const [found] = this.#checks.all(owed, owed, gone, keyed, limits.stored, limits.room);
    return found === undefined ? undefined : String(found["fault"]);
  }

  rows(sql: string, ...parameters: (string | number)[]): Record<string, unknown>[] {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement.all(...parameters);
  }

  close(): void {
    this.#database.close();
  }
}
