-- The supplier's desk: who works at it, what became of each message, and what was answered.
create table people (
  id text collate "C" primary key,
  name text not null,
  created_at text collate "C" not null, -- times: ISO 8601, UTC, to the millisecond
  removed_at text collate "C"
);

create table passkeys (
  id text collate "C" primary key, -- of the credential, base64url
  person_id text collate "C" not null references people (id) on delete cascade,
  public_key text not null, -- base64url
  counter integer not null,
  transports text not null, -- JSON
  label text not null,
  created_at text collate "C" not null,
  used_at text collate "C"
);
create index passkeys_person_id on passkeys (person_id);

create table invitations (
  token_hash text collate "C" primary key, -- SHA-256, hexadecimal
  person_id text collate "C" not null references people (id) on delete cascade,
  expires_at text collate "C" not null
);

create table sessions (
  token_hash text collate "C" primary key, -- SHA-256, hexadecimal
  person_id text collate "C" not null references people (id) on delete cascade,
  created_at text collate "C" not null,
  expires_at text collate "C" not null
);

-- Who did what, without anything of a visitor. Nobody can change it.
create table audit (
  id text collate "C" primary key,
  at text collate "C" not null,
  person text not null, -- name
  what text not null,
  about text -- number of a message, name of a person, …
);
create index audit_at on audit (at);

-- What the desk knows of a message; a message without a row is new.
create table handling (
  message_key text collate "C" primary key references messages (key) on delete cascade,
  read_at text collate "C", -- first
  read_by text, -- name
  taken_by text, -- name
  shelf text check (shelf in ('waiting', 'done')),
  changed_at text collate "C" not null,
  delete_at text collate "C", -- it is deleted then
  deleted_by text
);
create index handling_delete_at on handling (delete_at) where delete_at is not null;

-- What is being written; one for each message.
create table drafts (
  message_key text collate "C" primary key references messages (key) on delete cascade,
  version integer not null,
  draft text not null, -- JSON
  changed_at text collate "C" not null,
  changed_by text not null
);

-- What was sent to the visitor. It stays as it was sent.
create table answers (
  id text collate "C" primary key,
  message_key text collate "C" not null references messages (key) on delete cascade,
  number text collate "C", -- of an offer, such as 2026-121; null for words alone
  revision integer not null, -- from 1
  words text not null,
  offer text, -- JSON, contract/offer/offer.ts
  valid_until text collate "C", -- 2026-12-08, in the company's time
  sent_at text collate "C" not null,
  sent_by text not null, -- name
  unique (number, revision)
);
create index answers_message_key on answers (message_key);

-- What the visitor said to it.
create table decisions (
  id text collate "C" primary key,
  answer_id text collate "C" not null references answers (id) on delete cascade,
  what text not null check (what in ('accepted', 'asked')),
  words text not null,
  at text collate "C" not null
);
create index decisions_answer_id on decisions (answer_id);
create unique index decisions_accepted on decisions (answer_id) where what = 'accepted';

create table counters (
  name text collate "C" primary key, -- such as "offers 2026"
  value integer not null
);

-- What is written stays.
create function refuse_change() returns trigger language plpgsql as
  $$ begin raise exception '% can''t be changed', tg_table_name; end $$;
create trigger audit_stays before update or delete on audit for each row execute function refuse_change();
create trigger answers_stay before update on answers for each row execute function refuse_change();

-- Mails with an answer, and with what the visitor said to it.
alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check
  check (kind in ('enquiry', 'acknowledgement', 'answer', 'decision', 'start', 'digest', 'erased'));
