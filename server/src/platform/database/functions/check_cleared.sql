/* O34, M1: a cancelled distribution counts as cleared once nothing stands there: what is left would be paid or booked with what comes under its
   number next, and what it took of money that was kept would be nobody's. Rows are counted, so that indexes by distribution are used however
   many of others there are. */
create or replace function check_cleared() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  left_in text;
  is_there boolean;
begin
  foreach left_in in array array['movement', 'statement_total', 'unmatched_usage', 'pot_return', 'usage_release', 'usage_claim', 'distribution_part',
    'distribution_problem', 'statement_line'] loop
    execute format('select count(*) > 0 from %I where %I = $1', left_in, case left_in when 'usage_claim' then 'paid_in' else 'distribution_id' end)
      into is_there using new.distribution_id;
    if is_there then
      raise exception 'Distribution % is not cleared: it has rows in %.', new.distribution_id, left_in
        using errcode = 'check_violation', constraint = 'distribution_cleared';
    end if;
  end loop;
  return new;
end $$;
create or replace trigger distribution_cleared before update of state, clearing_since on distribution
  for each row when (new.state = 'cancelled' and new.clearing_since is null) execute function check_cleared();
