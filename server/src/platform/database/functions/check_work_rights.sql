/* V6 at every commit, once for all works that the transaction has written: today's lines of each author add up to the author's share, at home
   and abroad, and there are none of anybody else; on every earlier day an author's lines are the same in sum at home and abroad, and a
   work's are 100 at most. It is planned for what there is then: a work or thousands, in tables that may just have been empty. */
create or replace function check_work_rights() returns trigger language plpgsql
  security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  ids integer[];
  wrong record;
begin
  with proved as (delete from work_rights_unproved where transaction = new.transaction returning work_ids)
  select array_agg(distinct i.work_id) into ids from proved p, unnest(p.work_ids) i (work_id);
  -- An earlier note of the same transaction has proved them all.
  if ids is null then return null; end if;
  select work_id, author_id, a.share, r.home, r.abroad into wrong
  from (select work_id, author_id, share from work_author where work_id = any(ids)) a
  full join (select work_id, author_id, sum(share) as home, sum(share_abroad) as abroad from work_right
    where work_id = any(ids) and ends_before = 'infinity' group by work_id, author_id) r using (work_id, author_id)
  where a.share is distinct from r.home or a.share is distinct from r.abroad limit 1;
  if found then
    raise exception 'The lines of author % on work % are % and %, the share is %.', wrong.author_id, wrong.work_id, wrong.home, wrong.abroad, wrong.share
      using errcode = 'check_violation', constraint = 'work_rights_add_up';
  end if;
  select d.work_id, d.day, d.author_id into wrong from (
    select b.work_id, b.day, wr.author_id, sum(wr.share) as home, sum(wr.share_abroad) as abroad,
      sum(sum(wr.share)) over (partition by b.work_id, b.day) as whole
    from (select distinct work_id, starts_on as day from work_right where work_id = any(ids)) b
    join work_right wr on wr.work_id = b.work_id and wr.starts_on <= b.day and wr.ends_before > b.day
    group by b.work_id, b.day, wr.author_id) d
  where d.home <> d.abroad or d.whole > 100 limit 1;
  if found then
    raise exception 'The lines of author % on work % do not add up on %.', wrong.author_id, wrong.work_id, wrong.day
      using errcode = 'check_violation', constraint = 'work_rights_add_up';
  end if;
  if not exists (select from agreement_right where work_id = any(ids)) then return null; end if;
  -- X42: whichever contract counts, an author's lines of a day come to the same.
  select a.work_id, a.author_id, b.day into wrong
  from (select work_id, starts_on as day from agreement_right where work_id = any(ids)
    union select work_id, starts_on from work_right where work_id = any(ids)) b
  join agreement_right a on a.work_id = b.work_id and a.starts_on <= b.day and b.day < a.ends_before
  group by a.work_id, b.day, a.author_id, a.counted_contract_id
  having row(sum(a.share), sum(a.share_abroad)) is distinct from row(
    (select sum(r.share) from work_right r
      where r.work_id = a.work_id and r.author_id = a.author_id and r.starts_on <= b.day and b.day < r.ends_before),
    (select sum(r.share_abroad) from work_right r
      where r.work_id = a.work_id and r.author_id = a.author_id and r.starts_on <= b.day and b.day < r.ends_before)) limit 1;
  if found then
    raise exception 'The lines by contract of author % on work % do not add up on %.', wrong.author_id, wrong.work_id, wrong.day
      using errcode = 'check_violation', constraint = 'agreement_rights_add_up';
  end if;
  return null;
end $$;
drop trigger if exists work_rights_add_up on work_rights_unproved;
create constraint trigger work_rights_add_up after insert on work_rights_unproved
  deferrable initially deferred for each row execute function check_work_rights();
