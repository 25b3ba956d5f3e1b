-- Looks for the works of everything that waits. Nobody decides on it meanwhile.
create or replace function match_waiting_usage() returns void
  language plpgsql
as $$
declare
  waiting uuid[];
begin
  waiting := array(select f.fingerprint_id from usage_fingerprint f where f.waiting_lines > 0
    order by f.fingerprint_id for no key update);
  perform match_usage(null);
  perform refresh_usage_waiting(waiting);
end $$;
