/* O34: lines become part of all lines in one transaction at a time. Whoever writes rights or takes kept money in that transaction takes the turn
   before: two that each have written rights, and wait for the other to be able to refer to them, would wait forever. */
create or replace function take_lines_turn() returns void language sql as $$
  select pg_advisory_xact_lock(7369, 2);
$$;
