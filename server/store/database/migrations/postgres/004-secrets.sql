-- Secrets of this store, made by the server: keyed hashes are no use to whoever has only the table of hashes.
create table secrets (
  name text collate "C" primary key,
  value text not null -- hex
);

-- From here on networks are kept as an HMAC with such a secret.
delete from rate_limits;
