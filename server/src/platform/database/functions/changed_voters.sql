-- O254: who would come onto the list of voters of an assembly, or drop off it, if it were made anew now.
create or replace function changed_voters(the_assembly integer) returns table (person_id integer, is_added boolean) language sql stable as $$
  with now_due as (select m as person_id from assembly a, members_on(a.list_on) m where a.assembly_id = the_assembly)
  select d.person_id, true from now_due d
  where not exists (select from assembly_voter v where v.assembly_id = the_assembly and v.person_id = d.person_id)
  union all
  select v.person_id, false from assembly_voter v
  where v.assembly_id = the_assembly and not exists (select from now_due d where d.person_id = v.person_id)
$$;
