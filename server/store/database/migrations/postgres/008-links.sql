-- Private addresses of what visitors sent. Whoever reads the store can open none: only the SHA-256 of each token is here.
create table links (
  token_hash text collate "C" primary key, -- hexadecimal
  message_key text collate "C" not null references messages (key) on delete cascade,
  created_at text collate "C" not null -- ISO 8601, UTC
);

create index links_message_key on links (message_key);

-- A word to the owner about a message that its sender deleted.
alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check
  check (kind in ('enquiry', 'acknowledgement', 'start', 'digest', 'erased'));
