create or replace function check_work_rights() returns trigger language plpgsql as $$
declare
  of_work integer := case when tg_op = 'DELETE' then old.work_id else new.work_id end;
  wrong record;
begin
  select coalesce(a.author_id, r.author_id) as author_id, a.share, r.home, r.abroad into wrong
  from (select author_id, share from work_author where work_id = of_work) a
  full join (select author_id, sum(share) as home, sum(share_abroad) as abroad from work_right
    where work_id = of_work and ends_before = 'infinity' group by author_id) r using (author_id)
  where a.share is distinct from r.home or a.share is distinct from r.abroad limit 1;
  if found then
    raise exception 'The lines of author % on work % are % and %, the share is %.', wrong.author_id, of_work, wrong.home, wrong.abroad, wrong.share
      using errcode = 'check_violation', constraint = 'work_rights_add_up';
  end if;
  select d.day, d.author_id into wrong from (
    select b.day, wr.author_id, sum(wr.share) as home, sum(wr.share_abroad) as abroad, sum(sum(wr.share)) over (partition by b.day) as whole
    from (select distinct starts_on as day from work_right where work_id = of_work) b
    join work_right wr on wr.work_id = of_work and wr.starts_on <= b.day and wr.ends_before > b.day
    group by b.day, wr.author_id) d
  where d.home <> d.abroad or d.whole > 100 limit 1;
  if found then
    raise exception 'The lines of author % on work % do not add up on %.', wrong.author_id, of_work, wrong.day
      using errcode = 'check_violation', constraint = 'work_rights_add_up';
  end if;
  -- X42: whichever contract counts, an author's lines of a day come to the same.
  select a.author_id, b.day into wrong
  from (select starts_on as day from agreement_right where work_id = of_work
    union select starts_on from work_right where work_id = of_work) b
  join agreement_right a on a.work_id = of_work and a.starts_on <= b.day and b.day < a.ends_before
  group by b.day, a.author_id, a.counted_contract_id
  having row(sum(a.share), sum(a.share_abroad)) is distinct from row(
    (select sum(r.share) from work_right r
      where r.work_id = of_work and r.author_id = a.author_id and r.starts_on <= b.day and b.day < r.ends_before),
    (select sum(r.share_abroad) from work_right r
      where r.work_id = of_work and r.author_id = a.author_id and r.starts_on <= b.day and b.day < r.ends_before)) limit 1;
  if found then
    raise exception 'The lines by contract of author % on work % do not add up on %.', wrong.author_id, of_work, wrong.day
      using errcode = 'check_violation', constraint = 'agreement_rights_add_up';
  end if;
  return null;
end $$;
