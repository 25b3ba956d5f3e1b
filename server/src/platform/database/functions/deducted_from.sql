/* R5: what was paid by payers, deducted by each rule, and is left, of what distributions of runs brought a right. Each pool's money was
   deducted from at one rate, that of the incomes it came from (R17); a deduction is rounded to an eyrir for each pool, and gross is their
   sum with what is left, so that it adds up. What was kept before, or is shared anew, is by the pool that it came from first. */
create or replace function deducted_from(of_right integer, of_distributions integer[])
returns table (step text, eyrir bigint) language sql stable as $$
  with brought as (
    select m.distribution_id, m.pot_id, (sum(m.amount) * 100)::bigint as eyrir
    from movement m join run using (distribution_id)
    where m.right_id = of_right and m.distribution_id = any(of_distributions) and m.movement_type in (1, 3) group by 1, 2
  ),
  part as (
    select b.distribution_id, b.pot_id, b.eyrir, s.distribution_id as source, s.pool_id from brought b
    left join lateral (
      select p.distribution_id, p.pool_id from run_pool p join distribution d using (distribution_id)
      where p.pot_id = b.pot_id and (p.distribution_id = b.distribution_id or d.state = 'finished')
      order by p.distribution_id = b.distribution_id desc,
        p.distribution_id = (select c.corrected_id from run_correction c where c.distribution_id = b.distribution_id) desc nulls last,
        d.distributed_on, p.distribution_id limit 1) s on true
  ),
  taken as (
    select e.step, p.eyrir, -e.units as units, sum(e.units) over (partition by p.distribution_id, p.pot_id) as net
    from part p cross join lateral explained_pool(p.source, p.pool_id) e
    where e.step in ('gross', 'administration', 'social', 'cultural', 'reserve')
  ),
  deducted as (
    select t.step, -sum(round(t.eyrir * t.units / t.net))::bigint as eyrir from taken t where t.step <> 'gross' and t.net > 0 group by t.step
  )
  select 'gross', ((select sum(p.eyrir) from part p) - coalesce((select sum(d.eyrir) from deducted d), 0))::bigint
  where exists (select from deducted)
  union all
  select d.step, d.eyrir from deducted d
  union all
  select 'net', (select sum(p.eyrir) from part p)::bigint where exists (select from deducted)
$$;
