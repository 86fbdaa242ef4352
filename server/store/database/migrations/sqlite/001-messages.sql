-- What visitors sent with the contact form. The key makes a repeated request store nothing twice.
create table messages (
  key text primary key not null,
  received_at text not null, -- ISO 8601, UTC
  email text not null,
  user_name text not null,
  subject text not null,
  message text not null,
  body_hash text not null, -- SHA-256 of the four fields
  source text not null check (source in ('json', 'form'))
) strict;

create index messages_received_at on messages (received_at);
