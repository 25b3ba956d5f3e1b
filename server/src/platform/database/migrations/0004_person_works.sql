-- The works list of a person, ready sorted: one row for each author through whom the person sees the work.

create table person_work (
  person_id integer not null references person,
  work_id integer not null references work,
  author_id integer not null references author,
  author_type_code text not null,
  is_author boolean not null,
  is_holder boolean not null,
  is_publisher boolean not null,
  light smallint not null,
  title text not null collate "is-IS-x-icu",
  title_folded text not null collate "C",
  primary key (person_id, work_id, author_id)
);
create index person_work_by_title on person_work (person_id, title, work_id, author_id);
create index person_work_by_light on person_work (person_id, light, title, work_id, author_id);
create index person_work_by_light_down on person_work (person_id, (-light), title, work_id, author_id);
create index person_work_by_author on person_work (person_id, author_id, title, work_id);
create index person_work_search on person_work using gin (person_id, title_folded gin_trgm_ops);
create index person_work_work on person_work (work_id);
comment on table person_work is 'F2.32, V7. Derived from work_author, work_right, author_right and contract_work by settle_works().';

create table person_work_total (
  person_id integer not null references person,
  author_id integer not null references author,
  works integer not null,
  works_as_author integer not null,
  works_as_holder integer not null,
  -- A publisher has hundreds of rows, and every page of its list adds them up.
  primary key (person_id, author_id) include (works)
);
comment on table person_work_total is 'How many rows person_work has, so that no page needs to count 200,000 of them. Kept by triggers.';

create function count_person_works() returns trigger language plpgsql as $$
begin
  insert into person_work_total as total (person_id, author_id, works, works_as_author, works_as_holder)
  select person_id, author_id, sum(sign), sum(sign * is_author::integer), sum(sign * is_holder::integer)
  from (select *, case when tg_op = 'INSERT' then 1 else -1 end as sign from changed) c
  group by person_id, author_id
  order by person_id, author_id
  on conflict (person_id, author_id) do update set
    works = total.works + excluded.works,
    works_as_author = total.works_as_author + excluded.works_as_author,
    works_as_holder = total.works_as_holder + excluded.works_as_holder;
  return null;
end $$;

create function recount_person_works() returns trigger language plpgsql as $$
begin
  update person_work_total total set
    works_as_author = total.works_as_author + c.as_author,
    works_as_holder = total.works_as_holder + c.as_holder
  from (
    select person_id, author_id,
      sum(n.is_author::integer - o.is_author::integer) as as_author, sum(n.is_holder::integer - o.is_holder::integer) as as_holder
    from changed n join was o using (person_id, work_id, author_id)
    where (n.is_author, n.is_holder) is distinct from (o.is_author, o.is_holder)
    group by person_id, author_id
  ) c
  where total.person_id = c.person_id and total.author_id = c.author_id;
  return null;
end $$;

-- Who sees a work, and through which author. Nobody logs in as the public domain or as AI.
create view work_viewer as
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
      from work_right wr where wr.publisher_id is not null
    union all
    select c.publisher_id, cw.work_id, c.author_id, false, false, true
      from contract_work cw join publishing_contract c using (contract_id)
      join work_author wa on wa.work_id = cw.work_id and wa.author_id = c.author_id
  ) viewer
  where author_id not in (3492, 22483)
  group by person_id, work_id, author_id;

-- Brings all that is derived from a work up to date: its light with the history of it (V4), and the lists it stands in.
-- Called once by every rule that changes a work, after its last write.
create function settle_works(work_ids integer[], cause text, remark text default null) returns void
  language plpgsql as $$
begin
  with judged as (
    select w.work_id, w.light as light_before,
      case
        when w.review <> 'approved' then 2
        when exists (select from work_author wa where wa.work_id = w.work_id and wa.approval <> 'given') then 1
        else 0
      end as light_after
    from work w where w.work_id = any(work_ids)
  ), changed as (
    update work w set light = j.light_after from judged j
    where w.work_id = j.work_id and w.light <> j.light_after
  )
  insert into work_light_change (work_id, light_before, light_after, cause, remark, user_id)
  select j.work_id, case when settle_works.cause = 'registered' then null else j.light_before end, j.light_after,
    settle_works.cause, settle_works.remark, nullif(current_setting('omur.user_id', true), '')::integer
  from judged j
  where j.light_before <> j.light_after or settle_works.cause in ('registered', 'refusedByStaff');

  delete from person_work pw where pw.work_id = any(work_ids)
    and not exists (select from work_viewer v
      where v.work_id = any(work_ids) and v.person_id = pw.person_id and v.work_id = pw.work_id and v.author_id = pw.author_id);

  insert into person_work as kept
    (person_id, work_id, author_id, author_type_code, is_author, is_holder, is_publisher, light, title, title_folded)
  select v.person_id, v.work_id, v.author_id, t.code, v.is_author, v.is_holder, v.is_publisher, w.light, w.title, fold(w.title)
  from work_viewer v
  join work w using (work_id)
  join work_author wa using (work_id, author_id)
  join author_type t using (author_type_id)
  where v.work_id = any(work_ids)
  order by v.person_id, v.work_id, v.author_id
  on conflict (person_id, work_id, author_id) do update set
    author_type_code = excluded.author_type_code, light = excluded.light,
    title = excluded.title, title_folded = excluded.title_folded,
    is_author = excluded.is_author, is_holder = excluded.is_holder, is_publisher = excluded.is_publisher
  where (kept.author_type_code, kept.light, kept.title, kept.is_author, kept.is_holder, kept.is_publisher)
    is distinct from (excluded.author_type_code, excluded.light, excluded.title, excluded.is_author, excluded.is_holder, excluded.is_publisher);
end $$;

create trigger person_work_counted_in after insert on person_work
  referencing new table as changed for each statement execute function count_person_works();
create trigger person_work_counted_out after delete on person_work
  referencing old table as changed for each statement execute function count_person_works();
create trigger person_work_recounted after update on person_work
  referencing new table as changed old table as was for each statement execute function recount_person_works();
