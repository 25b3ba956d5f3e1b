/* R247: whether a correction by a file takes something back, of a right, of what others paid it, of what was deducted, or of what is kept (R246),
   and a user has not seen whom it takes from. Paying out what was held (6) takes nothing. */
create or replace function correction_unseen(of_distribution integer, by_user integer) returns boolean language sql stable as $$
  select exists (
    select from distribution d left join distribution_import i using (distribution_id)
    where d.distribution_id = of_distribution and d.correction_of is not null and not d.is_history
      and not exists (select from run r where r.distribution_id = d.distribution_id)
      and (exists (select from movement m where m.distribution_id = d.distribution_id and m.movement_type <> 6 and m.amount < 0)
        or exists (select from usage_release e where e.distribution_id = d.distribution_id))
      and i.correction_seen_by is distinct from by_user)
$$;
