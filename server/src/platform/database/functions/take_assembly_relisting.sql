-- O254: the list is made anew by the same rule for the same day. Proxies of those who drop off end, and what was asked for is asked anew.
create or replace function take_assembly_relisting() returns trigger language plpgsql as $$
begin
  insert into assembly_list_change (relisting_id, person_id, is_added)
  select new.relisting_id, c.person_id, c.is_added from changed_voters(new.assembly_id) c order by c.person_id;
  update assembly_proxy x set state = 'withdrawn', answered_at = now()
  where x.assembly_id = new.assembly_id and x.state in ('offered', 'accepted') and exists (
    select from assembly_list_change c where c.relisting_id = new.relisting_id and not c.is_added and c.person_id in (x.giver_id, x.holder_id));
  delete from assembly_voter v using assembly_list_change c
  where c.relisting_id = new.relisting_id and not c.is_added and v.assembly_id = new.assembly_id and v.person_id = c.person_id;
  insert into assembly_voter (assembly_id, person_id)
  select new.assembly_id, c.person_id from assembly_list_change c where c.relisting_id = new.relisting_id and c.is_added order by c.person_id;
  update assembly set asked_by = null, is_list_asked = false where assembly_id = new.assembly_id;
  return null;
end $$;
create or replace trigger take_assembly_relisting after insert on assembly_relisting
  for each row execute function take_assembly_relisting();
