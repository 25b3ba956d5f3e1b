-- R39: a pool is closed once it is empty and no rule in force, or asked for, names it; rules name no pool that is closed.
create or replace function check_pool() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'pool' then
    if exists (select from net_pools n where n.pool_id = new.pool_id and n.units >= 100) then
      raise exception 'Pool % has money.', new.pool_id using errcode = 'restrict_violation', constraint = 'pool_has_money';
    end if;
    if exists (select from money_rule r where r.pool_id = new.pool_id and r.state in ('waiting', 'active') and r.ends_before > current_date)
      or exists (select from run_rule r where r.pool_id = new.pool_id and r.state in ('waiting', 'active') and r.ends_before > current_date) then
      raise exception 'Pool % has rules.', new.pool_id using errcode = 'restrict_violation', constraint = 'pool_has_rules';
    end if;
    return new;
  end if;
  -- Who closes the pool waits for the rule, and the other way round.
  if exists (select from pool p where p.pool_id = new.pool_id and p.is_closed for share) then
    raise exception 'Pool % is closed.', new.pool_id using errcode = 'restrict_violation', constraint = 'pool_is_closed';
  end if;
  return new;
end $$;
create or replace trigger pool_is_empty before update of is_closed on pool
  for each row when (new.is_closed and not old.is_closed) execute function check_pool();
create or replace trigger rule_of_open_pool before insert on money_rule
  for each row when (new.pool_id is not null) execute function check_pool();
create or replace trigger rule_of_open_pool before insert on run_rule
  for each row when (new.pool_id is not null) execute function check_pool();
