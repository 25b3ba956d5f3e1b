/* H84: what each author gets of the share that was in doubt, in hundredths, once a dispute has ended: of all of it, or of what was kept from
   one author's lines. Of that the author gets what the outcome leaves them, and the rest goes to those who gain by it, by what they gain. */
create or replace function disputed_outcome(of_dispute integer, of_author integer)
returns table (author_id integer, gained_hundredths integer)
language sql stable as $$
  with share as (
    select coalesce(a.merged_into, s.author_id) as author_id, sum(s.agreed_share - s.undisputed_share) as left_to,
      sum(s.agreed_share - s.registered_share) as gain
    from work_dispute d join work_dispute_share s using (work_dispute_id) join author a using (author_id)
    where d.work_dispute_id = of_dispute and d.ended_at is not null group by 1
  ), lost as (
    select greatest(-gain, 0) as loss from share where author_id = of_author
  ), weighed as (
    select s.author_id, case when of_author is null or s.author_id = of_author then s.left_to
      else greatest(s.gain, 0) * (select loss from lost) / nullif(sum(greatest(s.gain, 0)) over (), 0) end as weight
    from share s
  )
  select w.author_id, round(w.weight * 100)::integer from weighed w where round(w.weight * 100) > 0
$$;
