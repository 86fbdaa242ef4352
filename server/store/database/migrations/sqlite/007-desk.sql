-- The supplier's desk: who works at it, what became of each message, and what was answered.
create table people (
  id text primary key not null,
  name text not null,
  created_at text not null, -- times: ISO 8601, UTC, to the millisecond
  removed_at text
) strict;

create table passkeys (
  id text primary key not null, -- of the credential, base64url
  person_id text not null references people (id) on delete cascade,
  public_key text not null, -- base64url
  counter integer not null,
  transports text not null, -- JSON
  label text not null,
  created_at text not null,
  used_at text
) strict;
create index passkeys_person_id on passkeys (person_id);

create table invitations (
  token_hash text primary key not null, -- SHA-256, hexadecimal
  person_id text not null references people (id) on delete cascade,
  expires_at text not null
) strict;

create table sessions (
  token_hash text primary key not null, -- SHA-256, hexadecimal
  person_id text not null references people (id) on delete cascade,
  created_at text not null,
  expires_at text not null
) strict;

-- Who did what, without anything of a visitor. Nobody can change it.
create table audit (
  id text primary key not null,
  at text not null,
  person text not null, -- name
  what text not null,
  about text -- number of a message, name of a person, …
) strict;
create index audit_at on audit (at);
create trigger audit_stays before update on audit begin select raise(abort, 'the record can''t be changed'); end;
create trigger audit_is_kept before delete on audit begin select raise(abort, 'the record can''t be changed'); end;

-- What the desk knows of a message; a message without a row is new.
create table handling (
  message_key text primary key not null references messages (key) on delete cascade,
  read_at text, -- first
  read_by text, -- name
  taken_by text, -- name
  shelf text check (shelf in ('waiting', 'done')),
  changed_at text not null,
  delete_at text, -- it is deleted then
  deleted_by text
) strict;
create index handling_delete_at on handling (delete_at) where delete_at is not null;

-- What is being written; one for each message.
create table drafts (
  message_key text primary key not null references messages (key) on delete cascade,
  version integer not null,
  draft text not null, -- JSON
  changed_at text not null,
  changed_by text not null
) strict;

-- What was sent to the visitor. It stays as it was sent.
create table answers (
  id text primary key not null,
  message_key text not null references messages (key) on delete cascade,
  number text, -- of an offer, such as 2026-121; null for words alone
  revision integer not null, -- from 1
  words text not null,
  offer text, -- JSON, contract/offer/offer.ts
  valid_until text, -- 2026-12-08, in the company's time
  sent_at text not null,
  sent_by text not null, -- name
  unique (number, revision)
) strict;
create index answers_message_key on answers (message_key);
create trigger answers_stay before update on answers begin select raise(abort, 'a sent answer can''t be changed'); end;

-- What the visitor said to it.
create table decisions (
  id text primary key not null,
  answer_id text not null references answers (id) on delete cascade,
  what text not null check (what in ('accepted', 'asked')),
  words text not null,
  at text not null
) strict;
create index decisions_answer_id on decisions (answer_id);
create unique index decisions_accepted on decisions (answer_id) where what = 'accepted';

create table counters (
  name text primary key not null, -- such as "offers 2026"
  value integer not null
) strict;

-- Mails with an answer, and with what the visitor said to it.
-- SQLite can't change a check in place.
alter table outbox rename to outbox_before;
create table outbox (
  id text primary key not null, -- also the local part of the mail's Message-ID
  kind text not null
    check (kind in ('enquiry', 'acknowledgement', 'answer', 'decision', 'start', 'digest', 'erased')),
  message_key text references messages (key) on delete cascade, -- null for a notice to the owner
  created_at text not null, -- times: ISO 8601, UTC, to the millisecond
  due_at text not null, -- when it may be tried; while it is being tried, when that claim runs out
  attempts integer not null default 0,
  first_tried_at text,
  sent_at text,
  failed_at text, -- given up after days of trying
  last_error text
) strict;
insert into outbox
  select id, kind, message_key, created_at, due_at, attempts, first_tried_at, sent_at, failed_at, last_error
  from outbox_before;
drop table outbox_before;
create index outbox_waiting on outbox (due_at) where sent_at is null and failed_at is null;
create index outbox_message_key on outbox (message_key);
create index outbox_failed on outbox (failed_at) where failed_at is not null;
