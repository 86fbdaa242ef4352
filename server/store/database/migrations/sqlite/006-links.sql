-- Private addresses of what visitors sent. Whoever reads the store can open none: only the SHA-256 of each token is here.
create table links (
  token_hash text primary key not null, -- hexadecimal
  message_key text not null references messages (key) on delete cascade,
  created_at text not null -- ISO 8601, UTC
) strict;

create index links_message_key on links (message_key);

-- A word to the owner about a message that its sender deleted.
-- SQLite can't change a check in place.
alter table outbox rename to outbox_before;
create table outbox (
  id text primary key not null, -- also the local part of the mail's Message-ID
  kind text not null check (kind in ('enquiry', 'acknowledgement', 'start', 'digest', 'erased')),
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
