-- Who is paid for a work, by days; and publishers, who are paid by rights of their own.

-- M6: a publisher's right is of no author: it is the claim to what its contracts bring.
alter table author_right alter column author_id drop not null;
create unique index author_right_of_publisher on author_right (person_id) where author_id is null;
comment on table author_right is 'A person''s claim to earnings: to those of an author, which heirs hold in shares, or, without an author, a publisher''s to what its contracts bring.';

alter table person add column is_publisher boolean not null default false;
comment on column person.is_publisher is 'Only persons marked so are parties to new contracts as publishers. Staff mark them; once marked they have a right to be paid by.';
update person set is_publisher = true
  where publisher_ipi_name_number is not null
    or exists (select from publishing_contract c where c.publisher_id = person.person_id)
    or exists (select from contract_submission s where s.publisher_id = person.person_id and s.state = 'waiting');
insert into author_right (person_id) select person_id from person where is_publisher order by person_id;

create function give_publisher_right() returns trigger language plpgsql as $$
begin
  insert into author_right (person_id) values (new.person_id) on conflict (person_id) where author_id is null do nothing;
  return null;
end $$;
create trigger publisher_has_right after insert or update of is_publisher on person
  for each row when (new.is_publisher) execute function give_publisher_right();

-- Whoever a contract names as its publisher is one.
create function mark_publisher() returns trigger language plpgsql as $$
begin
  update person set is_publisher = true where person_id = new.publisher_id and not is_publisher;
  return null;
end $$;
create trigger contract_has_publisher after insert or update of publisher_id on publishing_contract
  for each row execute function mark_publisher();

-- M7: a line counts on the days from `starts_on` until before `ends_before`. What counts today has no end.
alter table work_right
  add column starts_on date not null default '-infinity',
  add column ends_before date not null default 'infinity',
  add constraint work_right_days check (starts_on < ends_before);
comment on table work_right is 'V6, M7: who is paid for a work, by days: the holder''s line and, under a contract, the publisher''s. An author''s lines of a day add up to the author''s share, at home and abroad. Neither right nor publisher: an author nobody claims for.';
comment on column work_right.ends_before is 'The first day on which it does not count any more.';

create index work_right_of_nobody on work_right (author_id, work_id) where right_id is null and publisher_id is null;

alter table publishing_contract add column is_dated boolean not null default false;
create index contract_undated on publishing_contract (contract_id) where not is_dated;
comment on column publishing_contract.is_dated is 'The lines of its works follow its days. Those of contracts that are older than this column are written anew by the clock, once.';

-- Before lines had to add up (V6), a part of a share could be left without a line. It is the author's own.
with wanting as (
  select wa.work_id, wa.author_id, wa.share - coalesce(sum(wr.share), 0) as home, wa.share - coalesce(sum(wr.share_abroad), 0) as abroad,
    min(wr.work_right_id) filter (where wr.publisher_id is null) as own_line
  from work_author wa left join work_right wr using (work_id, author_id)
  group by wa.work_id, wa.author_id, wa.share
  having wa.share <> coalesce(sum(wr.share), 0) or wa.share <> coalesce(sum(wr.share_abroad), 0)
), raised as (
  update work_right wr set share = wr.share + w.home, share_abroad = wr.share_abroad + w.abroad
  from wanting w where wr.work_right_id = w.own_line and wr.share + w.home >= 0 and wr.share_abroad + w.abroad >= 0
)
insert into work_right (work_id, author_id, right_id, share, share_abroad)
select w.work_id, w.author_id, (select min(r.right_id) from author_right r where r.author_id = w.author_id), w.home, w.abroad
from wanting w where w.own_line is null and w.home >= 0 and w.abroad >= 0;
-- Lines of somebody who is no author of the work any more pay nobody.
delete from work_right wr where not exists (
  select from work_author wa where wa.work_id = wr.work_id and wa.author_id = wr.author_id);

/* V6 at every commit: today's lines of each author add up to the author's share, at home and abroad, and there are none of anybody
   else; on every earlier day an author's lines are the same in sum at home and abroad, and a work's are 100 at most. */
create function check_work_rights() returns trigger language plpgsql as $$
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
  return null;
end $$;
create constraint trigger work_rights_add_up after insert or update or delete on work_right
  deferrable initially deferred for each row execute function check_work_rights();
create constraint trigger work_rights_add_up after insert or delete or update of author_id, share on work_author
  deferrable initially deferred for each row execute function check_work_rights();

-- A publisher whose lines are of the past sees a work by its contract.
create or replace view work_viewer as
  select person_id, work_id, author_id,
    bool_or(is_author) as is_author, bool_or(is_holder) as is_holder, bool_or(is_publisher) as is_publisher
  from (
    select a.person_id, wa.work_id, wa.author_id, true as is_author, false as is_holder, false as is_publisher
      from work_author wa join author a using (author_id)
    union all
    select r.person_id, wa.work_id, wa.author_id, false, true, false
      from work_author wa join author_right r using (author_id)
    union all
    select wr.publisher_id, wr.work_id, wr.author_id, false, false, true
      from work_right wr where wr.publisher_id is not null and wr.ends_before = 'infinity'
    union all
    select c.publisher_id, cw.work_id, c.author_id, false, false, true
      from contract_work cw join publishing_contract c using (contract_id)
      join work_author wa on wa.work_id = cw.work_id and wa.author_id = c.author_id
  ) viewer
  where author_id not in (3492, 22483)
    and not exists (select from work w where w.work_id = viewer.work_id and w.review = 'withdrawn')
  group by person_id, work_id, author_id;
