/* R9, R204: the works that people may choose from for usage of the same words, the nearest first: by title or name (find_usage_works()), and those whose
   numbers were reported with it, where a title or a name fits. */
create or replace function usage_candidates(words uuid)
returns table (work_id integer, title_near real, name_near real, score real, is_by_number boolean) language sql stable as $$
  with named as (
    select f.*, false as is_by_number from usage_fingerprint u
    cross join lateral find_usage_works(fold(u.title), usage_title(u.title), usage_names(u.performers) || usage_names(u.author_names), 8, true) f
    where u.fingerprint_id = words
  ), numbered as (
    select distinct w.work_id, n.title_near, n.name_near, (0.6 * n.title_near + 0.4 * n.name_near)::real as score, true as is_by_number
    from usage_item i join work w on w.review = 'approved'
      and w.work_id = case when i.work_number ~ '^[1-9][0-9]{0,8}$' then i.work_number::integer end
    cross join lateral (
      select (select coalesce(max(usage_title_nearness(t.title_folded, i.title_folded, i.title_key)), 0)::real from work_title t
          where t.work_id = w.work_id and t.is_verified) as title_near,
        name_nearness(i.names, work_names(w.work_id)) as name_near) n
    where i.fingerprint_id = words and i.reason is null and (n.title_near >= 0.7 or n.name_near >= 0.8)
  )
  select c.work_id, max(c.title_near), max(c.name_near), max(c.score), bool_or(c.is_by_number)
  from (select * from named union all select * from numbered) c where c.work_id is not null group by 1
$$;
