create or replace function count_person_works() returns trigger language plpgsql as $$
begin
  insert into person_work_total as total (person_id, author_id, works, works_as_author, works_as_holder)
  select person_id, coalesce(author_id, 0) as author_id, sum(sign), sum(sign * is_author::integer), sum(sign * is_holder::integer)
  from (select *, case when tg_op = 'INSERT' then 1 else -1 end as sign from changed) c
  group by grouping sets ((person_id, author_id), (person_id))
  order by person_id, author_id
  on conflict (person_id, author_id) do update set
    works = total.works + excluded.works,
    works_as_author = total.works_as_author + excluded.works_as_author,
    works_as_holder = total.works_as_holder + excluded.works_as_holder;
  return null;
end $$;
