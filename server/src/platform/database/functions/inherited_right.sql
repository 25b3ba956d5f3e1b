/* R203: of the rights that heirs hold, how much of them (per cent of the author's right) came from whom who has died, also by a second death in between.
   It is so from the division's day until the heir has the right no longer. */
create or replace view inherited_right as
  with recursive passed as materialized (
    select e.person_id as dead_id, r.author_id, r.right_id, r.person_id as heir_id,
      coalesce((select n.share from former_share n where n.right_id = r.right_id and n.ends_before > e.counts_from
        order by n.ends_before limit 1), r.share) - f.share as part,
      (select g.share from former_share g join author_right o using (right_id)
        where g.estate_id = e.estate_id and o.person_id = e.person_id and o.author_id = r.author_id) as given
    from estate e join former_share f using (estate_id) join author_right r on r.right_id = f.right_id and r.person_id <> e.person_id
    where e.state = 'done'
  ), inherited as (
    select dead_id, author_id, right_id, heir_id, part from passed where part > 0
    union all
    select i.dead_id, p.author_id, p.right_id, p.heir_id, p.part * least(1, i.part / nullif(p.given, 0))
    from inherited i join passed p on p.dead_id = i.heir_id and p.author_id = i.author_id and p.part > 0
  )
  select i.dead_id, i.right_id, i.heir_id, sum(i.part) as part from inherited i join author_right r using (right_id) where r.share > 0 group by 1, 2, 3;
