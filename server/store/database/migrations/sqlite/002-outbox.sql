-- Why a message looks like an advertisement; null for an ordinary one.
alter table messages add column flag text;

-- Mails that are owed. A row is written in the transaction of its message and stays as the record of its fate.
create table outbox (
  id text primary key not null, -- also the local part of the mail's Message-ID
  kind text not null check (kind in ('enquiry', 'acknowledgement', 'start', 'digest')),
  message_key text references messages (key) on delete cascade, -- null for a notice to the owner
  created_at text not null, -- times: ISO 8601, UTC, to the millisecond
  due_at text not null, -- when it may be tried; while it is being tried, when that claim runs out
  attempts integer not null default 0,
  first_tried_at text,
  sent_at text,
  failed_at text, -- given up after days of trying
  last_error text
) strict;

create index outbox_waiting on outbox (due_at) where sent_at is null and failed_at is null;
create index outbox_message_key on outbox (message_key);
create index outbox_failed on outbox (failed_at) where failed_at is not null;

-- What the owner was told is wrong, so that each incident is told once.
create table incidents (
  name text primary key not null,
  opened_at text not null
) strict;
