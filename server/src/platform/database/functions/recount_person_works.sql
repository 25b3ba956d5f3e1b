create or replace function recount_person_works() returns trigger language plpgsql as $$
begin
  update person_work_total total set
    works_as_author = total.works_as_author + c.as_author,
    works_as_holder = total.works_as_holder + c.as_holder
  from (
    select person_id, coalesce(author_id, 0) as author_id,
      sum(n.is_author::integer - o.is_author::integer) as as_author, sum(n.is_holder::integer - o.is_holder::integer) as as_holder
    from changed n join was o using (person_id, work_id, author_id)
    where (n.is_author, n.is_holder) is distinct from (o.is_author, o.is_holder)
    group by grouping sets ((person_id, author_id), (person_id))
  ) c
  where total.person_id = c.person_id and total.author_id = c.author_id;
  return null;
end $$;
