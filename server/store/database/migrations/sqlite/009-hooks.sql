-- What another program of the supplier's is told.
create table hooks (
  id text primary key not null, -- what is told has the same id at each try
  event text not null, -- desk/webhook/hook-body.ts
  message_key text not null references messages (key) on delete cascade,
  about text not null, -- the message, answer or decision
  created_at text not null, -- times: ISO 8601, UTC, to the millisecond
  due_at text not null,
  attempts integer not null,
  sent_at text,
  last_error text,
  unique (event, about)
) strict;
create index hooks_waiting on hooks (due_at) where sent_at is null;
create index hooks_message_key on hooks (message_key);
