/* R172: the performers of a work and of its recordings, as they were typed, that name somebody who is none of its authors, by any name of
   theirs, nor a group that they and somebody else have joined: once the work is approved, usage is found by them. Of a name two words are enough. */
create or replace function other_performers(of_work integer) returns text[] language sql stable strict as $$
  with known as materialized (
    select distinct string_to_array(latin_fold(k.name), ' ') as words, performers_key(k.name) as key
    from work_author wa join author a using (author_id) join person p using (person_id) join author o on o.person_id = p.person_id
    cross join lateral (
      select p.name union all select o.display_name union all select o.pseudonym
      union all
      select g.group_name from author_group_member m join author_group g using (group_id)
      where m.author_id = o.author_id and m.joined_at is not null and exists (
        select from author_group_member other join author b on b.author_id = other.author_id
        where other.group_id = m.group_id and other.joined_at is not null and b.person_id <> p.person_id)) k (name)
    where wa.work_id = of_work and wa.author_id not in (3492, 22483) and k.name <> ''
  ), named as (
    select w.performers as typed, latin_fold(w.performers) as whole, w.performers_folded as names from work w
    where w.work_id = of_work and w.performers <> ''
    union
    select i.performer, latin_fold(i.performer), i.performer_folded from work_isrc i where i.work_id = of_work and i.performer <> ''
  ), one as (
    select n.typed, n.whole, name, exists (
      select from known k where k.key = performers_key(name)
        or cardinality(string_to_array(name, ' ')) > 1 and string_to_array(name, ' ') <@ k.words) as is_known
    from named n cross join unnest(n.names) name
  )
  select coalesce(array_agg(typed order by typed), '{}') from (
    select o.typed from one o group by o.typed, o.whole
    having not coalesce(bool_or(o.is_known) filter (where o.name = o.whole), false)
      and coalesce(bool_or(not o.is_known) filter (where o.name <> o.whole), true)) unknown
$$;
