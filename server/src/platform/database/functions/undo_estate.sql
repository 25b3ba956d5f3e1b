/* H127, R224: gives what passed by a wrong division back to the one whose it was, once another than by_user has asked for it, as long as nobody has been
   paid by it. The parts that the rights had
   before stand again, and an author's parts come to the same. Somebody who is alive is so in the register again. Answers the authors.
   @raises estate_stays, estate_in_order where the parts were changed since, estate_paid, estate_inherited while heirs have the balance (H103), estate_own,
   estate_undone_by_another. */
drop function if exists undo_estate(integer, integer, text, boolean);
create or replace function undo_estate(of_estate integer, by_user integer) returns setof integer
language plpgsql as $$
declare
  e estate;
  authors integer[];
  whole jsonb;
begin
  update estate set state = 'undone', undone_by = by_user, undone_at = now()
  where estate_id = of_estate and state = 'done' and undo_asked_by is not null returning * into e;
  if not found then
    raise exception 'Estate % has passed to nobody, or nobody has asked for it back.', of_estate using errcode = 'restrict_violation', constraint = 'estate_stays';
  end if;
  if exists (select from inheritance i where i.estate_id = of_estate and i.state = 'active') then
    raise exception 'The balance of estate % is with its heirs.', of_estate using errcode = 'check_violation', constraint = 'estate_inherited';
  end if;
  -- What an import has read of the rights stands in lines that nobody else sees yet; none begins before this has ended.
  lock table distribution in share mode;
  if exists (select from distribution d where d.state = 'importing') then
    raise exception 'A distribution is being imported.' using errcode = 'check_violation', constraint = 'estate_importing';
  end if;
  select array_agg(distinct r.author_id order by r.author_id) into authors
  from former_share f join author_right r using (right_id) where f.estate_id = of_estate;
  perform from author where author_id = any(authors) order by author_id for update;
  perform from author_right where author_id = any(authors) order by right_id for update;
  -- Distributions of any state but those that pay nobody: what is checked may be finished while nobody looks.
  if exists (
    select from former_share f join author_right r using (right_id) join statement_line l using (right_id) join distribution d using (distribution_id)
    where f.estate_id = of_estate and r.person_id <> e.person_id and d.state not in ('refused', 'cancelled')
      and (l.used_on is null or l.used_on >= e.counts_from)) then
    raise exception 'Heirs of estate % have been paid.', of_estate using errcode = 'check_violation', constraint = 'estate_paid';
  end if;
  select jsonb_object_agg(s.author_id, s.share) into whole
  from (select author_id, sum(share) as share from author_right where author_id = any(authors) group by 1) s;
  update author_right r set share = f.share from former_share f where f.right_id = r.right_id and f.estate_id = of_estate;
  if exists (select from author_right r join author_right other using (author_id) join former_share f on f.right_id = other.right_id
      where r.author_id = any(authors) and f.estate_id <> of_estate and f.ends_before >= e.counts_from)
    or whole is distinct from (select jsonb_object_agg(s.author_id, s.share)
      from (select author_id, sum(share) as share from author_right where author_id = any(authors) group by 1) s) then
    raise exception 'The rights of estate % have changed since.', of_estate using errcode = 'check_violation', constraint = 'estate_in_order';
  end if;
  delete from former_share where estate_id = of_estate;
  if e.undo_is_alive then
    update person set died_on = null, version = version + 1 where person_id = e.person_id;
  end if;
  return query select unnest(authors);
end $$;
