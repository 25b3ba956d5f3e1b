-- O331: which key the secrets of this database are sealed with, so that a server that has another is noticed.
create table sealing_key (
  is_only boolean primary key default true constraint sealing_key_only check (is_only),
  fingerprint bytea not null constraint sealing_key_fingerprint check (length(fingerprint) = 16),
  noted_at timestamptz not null default now()
);
comment on table sealing_key is 'A fingerprint of SECRETS_KEY, noted by the first server that had one. It says nothing of the key. The owner deletes the row where another key is to count.';
