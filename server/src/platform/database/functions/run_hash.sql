-- R13, R15: what an administrator has seen of a run: its inputs and its result in one. Null until there is a preview.
create or replace function run_hash(r run) returns bytea language sql immutable strict parallel safe
  return sha256((r).input_checksum || (r).result_checksum);
