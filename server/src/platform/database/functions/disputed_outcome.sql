/* H84: what each author gets of the share that was in doubt, in hundredths, once a dispute has ended. */
create or replace function disputed_outcome(of_dispute integer) returns table (author_id integer, gained_hundredths integer)
language sql stable as $$
  select coalesce(a.merged_into, s.author_id), (sum(s.agreed_share - s.undisputed_share) * 100)::integer
  from work_dispute d join work_dispute_share s using (work_dispute_id) join author a using (author_id)
  where d.work_dispute_id = of_dispute and d.ended_at is not null
  group by coalesce(a.merged_into, s.author_id) having sum(s.agreed_share - s.undisputed_share) > 0
$$;
