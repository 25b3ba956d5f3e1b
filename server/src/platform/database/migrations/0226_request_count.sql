-- O171: requests of the running minute over all servers. Nothing of a minute is worth keeping after a crash, nor worth a write to disk.
create unlogged table request_count (
  subject text primary key constraint request_count_subject check (length(subject) = 43),
  taken bigint not null constraint request_count_taken check (taken > 0),
  ends_at timestamptz not null
);
comment on table request_count is 'How many requests servers have taken for a caller within the minute that ends then. A server takes some at a time.';
comment on column request_count.subject is 'What is limited, and whom: a user, a key, a network. Hashed.';
create index request_count_ended on request_count (ends_at);
