-- How long a person's whole list is, in one row beside those of its authors: a publisher has hundreds, and the first page
-- of every list added them up.

alter table person_work_total drop constraint person_work_total_author_id_fkey;
comment on column person_work_total.author_id is '0: through any author.';

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

insert into person_work_total (person_id, author_id, works, works_as_author, works_as_holder)
select person_id, 0, sum(works), sum(works_as_author), sum(works_as_holder) from person_work_total group by person_id;
