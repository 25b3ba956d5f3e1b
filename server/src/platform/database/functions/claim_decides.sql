/* R9, R234: how many waiting lines of usage with the same words a claim decides once it is accepted, beside those that come later; null where it decides nothing of them: of a
   title alone, for a work that staff have not approved, where somebody has decided on the words before, or while usage with these words is claimed for another work. */
create or replace function claim_decides(of_claim integer) returns integer language sql stable as $$
  select coalesce(f.waiting_lines, 0)::integer
  from usage_claim c join unmatched_usage u using (unmatched_usage_id) join work w on w.work_id = c.work_id
  cross join lateral (select usage_fingerprint_of(u.title, u.performers, u.author_names) as id) g
  left join usage_fingerprint f on f.fingerprint_id = g.id
  where c.usage_claim_id = of_claim and coalesce(u.title, '') <> '' and (coalesce(u.performers, '') <> '' or coalesce(u.author_names, '') <> '')
    and w.review = 'approved'
    and not exists (select from usage_decision d where d.fingerprint_id = g.id and d.undone_at is null)
    and not exists (
      select from unmatched_usage v join usage_claim o on o.unmatched_usage_id = v.unmatched_usage_id and o.state = 'waiting'
      where v.title_folded = u.title_folded and v.work_id is null and v.unmatched_usage_id <> u.unmatched_usage_id
        and o.work_id <> c.work_id and usage_fingerprint_of(v.title, v.performers, v.author_names) = g.id)
$$;
