/* R173: whether the offer of a dispute is not for its parties alone to agree on. It takes from others where an author whose share falls has had, on
   any day since which it counts, a publisher or a holder who is somebody else; and from the society where that author owes it something (R217). */
create or replace function dispute_takes_staff(of_dispute integer) returns boolean language sql stable as $$
  with falling as (
    select d.work_id, d.counts_from, a.author_id, a.person_id
    from work_dispute d join work_dispute_share s using (work_dispute_id) join author named on named.author_id = s.author_id
    join author a on a.author_id = coalesce(named.merged_into, named.author_id)
    where d.work_dispute_id = of_dispute and s.offered_share < s.registered_share
  ), line as (
    select f.person_id, w.right_id, w.publisher_id from falling f join work_right w using (work_id, author_id)
    where greatest(w.starts_on, f.counts_from) < w.ends_before
    union all
    select f.person_id, g.right_id, g.publisher_id from falling f join agreement_right g using (work_id, author_id)
    where greatest(g.starts_on, f.counts_from) < g.ends_before
  )
  select exists (
      select from line l left join author_right r using (right_id)
      where l.publisher_id <> l.person_id or r.person_id <> l.person_id)
    or exists (select from falling f where left_to_recover(f.person_id) > 0)
$$;
