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
