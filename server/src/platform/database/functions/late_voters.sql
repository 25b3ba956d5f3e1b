/* R209, O370: members on the day that an assembly names (O121) by what a user has entered only after that day, or after the notice where that is
   earlier: the author, the mandate, that they publish, a login where that alone makes them one, or that they have not left or died, or belong to
   no other society. The last who entered something stands for all. What files brought is nobody's. */
create or replace function late_voters(the_assembly integer) returns table (person_id integer, entered_by integer) language sql stable as $$
  select distinct on (m.person_id) m.person_id, r.user_id
  from assembly a left join assembly_step n on n.assembly_id = a.assembly_id and n.state = 'announced'
  cross join members_on(a.list_on) m (person_id) join person p on p.person_id = m.person_id
  join change_record r on r.person_id = m.person_id and r.changed_at >= least(a.list_on + 1, n.done_at) and r.user_id is not null
  where a.assembly_id = the_assembly
    and case r.table_name
      when 'author' then r.operation = 'insert' or r.operation = 'update' and r.new_row ? 'mandate_on'
      when 'person' then r.new_row ->> 'is_publisher' = 'true'
        or r.operation = 'update' and r.new_row ?| '{society_code,left_on,died_on,is_unregistered}'
      when 'app_user' then r.operation = 'insert' and not exists (
        select from author x where x.person_id = p.person_id and x.merged_into is null
          and (x.mandate_on <= a.list_on or x.mandate_on is null and p.society_code = 77))
      else false end
  order by m.person_id, r.change_record_id desc
$$;
