create or replace function refresh_lights(work_ids integer[], cause text, remark text default null) returns void
  language plpgsql as $$
begin
  with judged as (
    select w.work_id, w.light as light_before,
      case
        when w.review <> 'approved' or w.is_provisional then 2
        when exists (select from work_author wa where wa.work_id = w.work_id and wa.approval <> 'given') then 1
        -- Who is off the work and loses a share of days that have been (O182).
        when exists (select from approval_request r where r.work_id = w.work_id and r.is_of_past and r.state in ('waiting', 'objected')
          and r.round = (select max(last.round) from approval_request last where last.work_id = w.work_id)
          and not exists (select from work_author wa where wa.work_id = r.work_id and wa.author_id = r.author_id)) then 1
        -- Who is paid of a share that becomes smaller (R200).
        when exists (select from approval_request r where r.work_id = w.work_id and r.holder_id is not null and r.state in ('waiting', 'objected')
          and r.round = (select max(last.round) from approval_request last where last.work_id = w.work_id)) then 1
        else 0
      end as light_after
    from work w where w.work_id = any(work_ids)
  ), changed as (
    update work w set light = j.light_after from judged j
    where w.work_id = j.work_id and w.light <> j.light_after
  )
  insert into work_light_change (work_id, light_before, light_after, cause, remark, user_id)
  select j.work_id, case when refresh_lights.cause = 'registered' then null else j.light_before end, j.light_after,
    refresh_lights.cause, refresh_lights.remark, nullif(current_setting('omur.user_id', true), '')::integer
  from judged j
  where j.light_before <> j.light_after or refresh_lights.cause in ('registered', 'refusedByStaff', 'withdrawn', 'takenOver');

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
