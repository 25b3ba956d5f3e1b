/* R14: what each right gets from a distribution and what it got from another, in eyrir; by default the last one of its category that was
   finished and corrects none. A right that appears has nothing before, one that vanishes nothing now. Of a correction: what the rights that
   it concerns have had of the run it corrects, with corrections before, and what they have had with this one (R35). A run differs in nothing from
   itself (R242). */
create or replace function run_movers(of_distribution integer, against integer default null)
returns table (right_id integer, eyrir_now bigint, eyrir_before bigint) language sql stable as $$
  with other as (
    select coalesce(against, (
      select b.distribution_id from distribution d join distribution b using (category_id)
      where d.distribution_id = of_distribution and b.distribution_id <> of_distribution and b.state = 'finished' and b.correction_of is null
      order by b.distributed_on desc nulls last, b.distribution_id desc limit 1)) as distribution_id
  ),
  corrected as (
    select k.distribution_id, k.distribution_id = of_distribution as is_now from run_correction c
    join distribution k on k.distribution_id in (of_distribution, c.corrected_id)
      or k.correction_of = c.corrected_id and k.state = 'finished' and k.distribution_id < of_distribution
    where c.distribution_id = of_distribution and against is null and not is_being_cleared(of_distribution)
  ),
  got as (
    select m.right_id, m.distribution_id = of_distribution as is_now, (sum(m.amount) * 100)::bigint as eyrir
    from movement m
    where m.movement_type in (1, 3) and m.distribution_id in (
        select d.distribution_id from distribution d
        where d.distribution_id in (of_distribution, (select o.distribution_id from other o)) and d.clearing_since is null)
      and not exists (select from corrected)
    group by m.right_id, m.distribution_id
    union all
    select m.right_id, s.is_now, (sum(m.amount) * 100)::bigint
    from corrected k join movement m using (distribution_id), (values (true), (false)) s (is_now)
    where m.movement_type in (1, 3) and (s.is_now or not k.is_now)
      and m.right_id in (select n.right_id from movement n where n.distribution_id = of_distribution)
    group by m.right_id, s.is_now
  )
  select g.right_id, coalesce(sum(g.eyrir) filter (where g.is_now), 0)::bigint, coalesce(sum(g.eyrir) filter (where not g.is_now), 0)::bigint
  from got g where against is distinct from of_distribution group by g.right_id
$$;
