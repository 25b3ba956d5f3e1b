/* R204: whether the number of usage is of a work whose writer or performer fits and whose title is another: people say which of the two is right. */
create or replace function number_disagrees(i usage_item) returns boolean language sql stable as $$
  select i.title_folded <> '' and exists (
    select from work w
    where w.work_id = case when i.work_number ~ '^[1-9][0-9]{0,8}$' then i.work_number::integer end and w.review = 'approved'
      and name_nearness(i.names, work_names(w.work_id)) >= 0.8
      and not exists (select from work_title t where t.work_id = w.work_id and t.is_verified
        and usage_title_nearness(t.title_folded, i.title_folded, i.title_key) >= 0.7))
$$;
