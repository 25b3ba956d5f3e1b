-- R9: what usage is known by again: its folded title, performers and writers.
create or replace function usage_fingerprint_of(title text, performers text, author_names text) returns uuid
  language sql immutable parallel safe
  return md5(fold(coalesce(title, '')) || E'\t' || fold(coalesce(performers, '')) || E'\t' || fold(coalesce(author_names, '')))::uuid;
