/* R233: who is not on the list of voters of an assembly by what a user has entered since it was announced, or after the day that it names if that was before: a death, a
   leaving, another society, that they are outside the society or publish no more, or another day of the mandate. Before it, as the records of changes have them, they
   were members on that day. The last who entered something stands for all. What files brought is nobody's. */
create or replace function left_off_voters(the_assembly integer) returns table (person_id integer, entered_by integer) language sql stable as $$
  with a as (
    select s.list_on, least((s.list_on + 1)::timestamptz,
      (select d.done_at from assembly_step d where d.assembly_id = s.assembly_id and d.state = 'announced')) as since
    from assembly s where s.assembly_id = the_assembly
  ), changed as (
    select r.change_record_id, r.person_id, r.user_id, r.table_name, r.old_row
    from a join change_record r on r.table_name in ('person', 'author') and r.changed_at >= a.since
    where r.user_id is not null and r.operation = 'update' and case r.table_name
      when 'person' then r.old_row ?| '{society_code,left_on,died_on,is_unregistered,is_publisher}' else r.old_row ? 'mandate_on' end
  ), before as (
    select c.person_id, (array_agg(c.user_id order by c.change_record_id desc))[1] as entered_by,
      coalesce(jsonb_object_agg(v.key, v.value order by c.change_record_id desc) filter (where c.table_name = 'person'), '{}') as was,
      min(coalesce((v.value #>> '{}')::date, '-infinity')) filter (where c.table_name = 'author') as mandated_on
    from changed c cross join lateral jsonb_each(c.old_row) v
    where v.key = any(case c.table_name when 'person' then '{society_code,left_on,died_on,is_unregistered,is_publisher}'::text[] else '{mandate_on}' end)
    group by 1
  )
  select p.person_id, b.entered_by from before b join person p using (person_id) cross join a
  where is_member_on(jsonb_populate_record(p, b.was), a.list_on, b.mandated_on) and not is_member_on(p, a.list_on)
$$;
