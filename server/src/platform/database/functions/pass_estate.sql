/* H114–H116, H125: passes what somebody held of authors' rights to their heirs from a day, once the three days after the decision are over. Each right is divided
   into hundredths of a per cent by largest remainder, so that an author's parts come to the same as before. Answers the authors.
   @raises estate_stays, estate_certificate, estate_heir_gone, estate_in_order, estate_by_another, estate_own, estate_shares. */
drop function if exists pass_estate(integer, integer);
create or replace function pass_estate(of_estate integer) returns setof integer language plpgsql as $$
declare
  e estate;
  held record;
begin
  update estate set state = 'done', passed_at = now()
  where estate_id = of_estate and state = 'confirmed' and passes_from <= now() returning * into e;
  if not found then
    raise exception 'Estate % waits for nobody.', of_estate using errcode = 'restrict_violation', constraint = 'estate_stays';
  end if;
  if not exists (select from stored_file where owner_kind = 'estate' and owner_id = of_estate and state = 'confirmed') then
    raise exception 'Estate % has no document.', of_estate using errcode = 'check_violation', constraint = 'estate_certificate';
  end if;
  perform from person where person_id in (select h.person_id from estate_heir h where h.estate_id = of_estate) order by person_id for share;
  if e.counts_from > current_date or exists (select from estate_heir h join person p using (person_id)
    where h.estate_id = of_estate and (p.is_unregistered or p.died_on is not null)) then
    raise exception 'An heir of estate % cannot inherit.', of_estate using errcode = 'check_violation', constraint = 'estate_heir_gone';
  end if;
  update person set died_on = e.died_on, death_entered_by = null, version = version + 1
  where person_id = e.person_id and (died_on, death_entered_by) is distinct from (e.died_on, null::integer);
  perform from author where author_id in (select r.author_id from author_right r where r.person_id = e.person_id) order by author_id for update;
  if exists (select from author_right r join author_right other using (author_id) join former_share f on f.right_id = other.right_id
    where r.person_id = e.person_id and f.ends_before > e.counts_from) then
    raise exception 'A later day was decided on before estate %.', of_estate using errcode = 'check_violation', constraint = 'estate_in_order';
  end if;
  for held in select r.right_id, r.author_id, r.share from author_right r
    where r.person_id = e.person_id and r.author_id is not null and r.share > 0 order by r.right_id for update
  loop
    insert into author_right (person_id, author_id, share)
    select h.person_id, held.author_id, 0 from estate_heir h where h.estate_id = of_estate order by h.person_id
    on conflict on constraint author_right_once do nothing;
    insert into former_share (right_id, ends_before, share, estate_id)
    select r.right_id, e.counts_from, r.share, of_estate from author_right r
    where r.author_id = held.author_id and (r.right_id = held.right_id
      or r.person_id in (select h.person_id from estate_heir h where h.estate_id = of_estate))
    on conflict do nothing;
    update author_right set share = 0 where right_id = held.right_id;
    update author_right r set share = r.share + d.units / 100.0
    from (select unnest(array_agg(h.person_id order by h.person_id)) as person_id,
        unnest(split_units((held.share * 100)::bigint, array_agg(h.share order by h.person_id))) as units
      from estate_heir h where h.estate_id = of_estate) d
    where r.author_id = held.author_id and r.person_id = d.person_id;
    return next held.author_id;
  end loop;
end $$;
