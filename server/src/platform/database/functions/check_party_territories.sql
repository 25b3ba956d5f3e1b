-- X67 at every commit: what check_work_parties() says of territories, when only they change.
create or replace function check_party_territories() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  select t.territory into wrong from work_party changed
    join work_party p on p.work_id = changed.work_id join work_party_territory t on t.work_party_id = p.work_party_id
    where changed.work_party_id = new.work_party_id and t.is_included group by t.territory
    having greatest(sum(t.performance_share), sum(t.mechanical_share), sum(t.synchronisation_share)) > 100 limit 1;
  if found then
    raise exception 'More than 100 is collected in territory %.', wrong.territory
      using errcode = 'check_violation', constraint = 'work_parties_collect';
  end if;
  return null;
end $$;

drop trigger if exists work_party_territories_collect on work_party_territory;
create constraint trigger work_party_territories_collect after insert or update on work_party_territory
  deferrable initially deferred for each row execute function check_party_territories();
