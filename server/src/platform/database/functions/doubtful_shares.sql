/* H83: of each author of a work that is in dispute, the share that is not in doubt, for uses from a day on. It is paid; the rest of the
   author's share is kept for the outcome. */
create or replace function doubtful_shares() returns table (work_dispute_id integer, work_id integer, counts_from date, author_id integer,
  undisputed_hundredths integer)
language sql stable as $$
  select d.work_dispute_id, d.work_id, d.counts_from, coalesce(a.merged_into, s.author_id), (sum(s.undisputed_share) * 100)::integer
  from work_dispute d join work_dispute_share s using (work_dispute_id) join author a using (author_id)
  where d.ended_at is null group by d.work_dispute_id, coalesce(a.merged_into, s.author_id)
$$;
