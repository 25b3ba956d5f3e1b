-- The same words and codes, letter by letter. No text of a report holds the sign between them.
create or replace function usage_item_hash(title text, performers text, author_names text, iswc text, isrc text, work_number text,
  known_work_id integer) returns uuid
  language sql immutable parallel safe
  return md5(title || E'\x01' || performers || E'\x01' || author_names || E'\x01' || coalesce(iswc, '') || E'\x01' || coalesce(isrc, '')
    || E'\x01' || coalesce(work_number, '') || E'\x01' || coalesce(known_work_id::text, ''))::uuid;
