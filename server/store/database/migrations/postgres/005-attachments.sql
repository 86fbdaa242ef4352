-- Files that came before the message which names them. Their bytes are in pieces, so that none is ever whole in memory.
create table attachments (
  id text collate "C" primary key, -- random, made by the server
  upload_key text collate "C" unique, -- SHA-256 of the request's key: a repeated request stores nothing twice
  name text not null, -- for people; names nothing on disk
  kind text not null,
  bytes integer not null,
  room integer not null, -- what it counts against the bound; while it comes in, what was set aside for it
  sha256 text, -- null while it comes in
  created_at text collate "C" not null, -- ISO 8601, UTC
  message_key text collate "C" references messages (key) on delete cascade, -- null until a message names it
  position integer not null default 0 -- the order within its message
);

create index attachments_message_key on attachments (message_key);
create index attachments_unclaimed on attachments (created_at) where message_key is null;

create table attachment_pieces (
  attachment_id text collate "C" not null references attachments (id) on delete cascade,
  number integer not null,
  bytes bytea not null,
  primary key (attachment_id, number)
);

-- Pictures and PDF are compressed already.
alter table attachment_pieces alter column bytes set storage external;
