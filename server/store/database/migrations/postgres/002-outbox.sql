-- Why a message looks like an advertisement; null for an ordinary one.
alter table messages add column flag text;

-- Mails that are owed. A row is written in the transaction of its message and stays as the record of its fate.
create table outbox (
  id text collate "C" primary key, -- also the local part of the mail's Message-ID
  kind text not null check (kind in ('enquiry', 'acknowledgement', 'start', 'digest')),
  message_key text collate "C" references messages (key) on delete cascade, -- null for a notice to the owner
  created_at text collate "C" not null, -- times: ISO 8601, UTC, to the millisecond
  due_at text collate "C" not null, -- when it may be tried; while it is being tried, when that claim runs out
  attempts integer not null default 0,
  first_tried_at text collate "C",
  sent_at text collate "C",
  failed_at text collate "C", -- given up after days of trying
  last_error text
);

create index outbox_waiting on outbox (due_at) where sent_at is null and failed_at is null;
create index outbox_message_key on outbox (message_key);
create index outbox_failed on outbox (failed_at) where failed_at is not null;

-- What the owner was told is wrong, so that each incident is told once.
create table incidents (
  name text collate "C" primary key,
  opened_at text collate "C" not null
);
