/* What a distribution of a file gives, by account: to payees, held for them, deducted, left in its pots, and kept for nobody known. What
   was kept before and is paid now leaves the account of the category it was kept in. */
create or replace function distribution_lines(of_distribution integer)
  returns setof ledger_line language sql stable as $$
  with d as (select * from distribution where distribution_id = of_distribution)
  select case when m.movement_type = 6 then 'held' else 'payable' end, null::smallint, null::integer, null::integer, coalesce(p.payee_id, s.payee_id),
    (sum(m.amount) * 10000)::bigint
  from movement m join author_right r using (right_id) left join payee p using (person_id) left join payee s on s.society_code = r.society_code
  where m.distribution_id = of_distribution and m.movement_type in (4, 5, 6)
  group by 1, coalesce(p.payee_id, s.payee_id) having sum(m.amount) <> 0
  union all
  select 'fileDeductions', d.category_id, null, null, null, (sum(m.amount) * 10000)::bigint
  from d join movement m using (distribution_id) where m.movement_type = 2 group by d.category_id
  union all
  select 'returned', d.category_id, null, null, null, (sum(b.amount) * 10000)::bigint
  from d join pot_return b using (distribution_id) group by d.category_id
  union all
  select 'unidentified', u.category_id, null, null, null, (sum(u.amount) * 10000)::bigint from (
    select d.category_id, k.amount from d join unmatched_usage k using (distribution_id)
    union all
    select o.category_id, -k.amount from usage_release r join unmatched_usage k using (unmatched_usage_id)
    join distribution o on o.distribution_id = k.distribution_id where r.distribution_id = of_distribution
    union all
    select o.category_id, -k.amount from usage_claim c join unmatched_usage k using (unmatched_usage_id)
    join distribution o on o.distribution_id = k.distribution_id where c.paid_in = of_distribution) u
  group by u.category_id
$$;
