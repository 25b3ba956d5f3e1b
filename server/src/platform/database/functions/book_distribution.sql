/* R18: books a distribution of a file that has been finished, once. What its file says was paid is paid by others; with `is_history` all
   of it is, so that nobody is paid twice what another system has paid. */
create or replace function book_distribution(of_distribution integer, is_history boolean default false) returns void language plpgsql as $$
declare
  d distribution;
  lines ledger_line[];
begin
  select * into d from distribution where distribution_id = of_distribution and state = 'finished';
  if not found or exists (select from ledger_transaction t where t.distribution_id = of_distribution) then return; end if;
  insert into payee (person_id)
  select distinct r.person_id from movement m join author_right r using (right_id)
  where m.distribution_id = of_distribution and m.movement_type in (4, 5, 6) and r.person_id is not null order by 1
  on conflict (person_id) do nothing;
  perform pg_advisory_xact_lock(7360, a.ledger_account_id) from (
    select ledger_account_id from ledger_account
    where kind = 'pool' and category_id = d.category_id and period_id = d.period_id order by 1) a;
  lines := array(select l from distribution_lines(of_distribution) l);
  lines := lines || array(
    select s from distribution_sources(of_distribution, coalesce((select sum(l.units) from unnest(lines) l), 0)::bigint) s);
  perform book('distribution', d.distributed_on, d.category_id, null, of_distribution, null, lines);
  lines := array(
    select row(o.kind, null, null, null, case o.kind when 'payable' then m.payee_id end, sum(o.sign * m.units))::ledger_line
    from (select coalesce(p.payee_id, s.payee_id) as payee_id, (sum(m.amount) * 10000)::bigint as units
      from movement m join author_right r using (right_id) left join payee p using (person_id) left join payee s on s.society_code = r.society_code
      where m.distribution_id = of_distribution and (m.movement_type = 4 or is_history and m.movement_type = 5)
      group by 1) m,
      (values ('payable', -1), ('paidElsewhere', 1)) o (kind, sign)
    group by o.kind, case o.kind when 'payable' then m.payee_id end);
  perform book('paidElsewhere', d.distributed_on, d.category_id, null, of_distribution, null, lines);
end $$;
