-- What visitors sent with the contact form. The key makes a repeated request store nothing twice.
create table messages (
  key text collate "C" primary key,
  received_at text collate "C" not null, -- ISO 8601, UTC
  email text not null,
  user_name text not null,
  subject text not null,
  message text not null,
  body_hash text not null, -- SHA-256 of the four fields
  source text not null check (source in ('json', 'form')),
  -- SQLite gives each row one by itself: the order of arrival within a millisecond.
  rowid integer generated always as identity
);

create index messages_received_at on messages (received_at);
