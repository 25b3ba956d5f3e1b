-- R4, R5: on no day do the rules of a category take more than all of it. Rules are put in force one at a time.
create or replace function check_rule_percents() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7362, 0);
  if exists (
    select from money_rule d join money_rule r on r.state = 'active' and r.kind = new.kind
      and (r.category_id, coalesce(fold(r.payer_name), ''), coalesce(r.payer_kind, ''), coalesce(r.residence, ''), coalesce(r.payee_form, ''))
        is not distinct from (new.category_id, coalesce(fold(new.payer_name), ''), coalesce(new.payer_kind, ''), coalesce(new.residence, ''), coalesce(new.payee_form, ''))
      and r.starts_on <= d.starts_on and r.ends_before > d.starts_on
    where d.state = 'active' and d.kind = new.kind
    group by d.money_rule_id having sum(r.percent) > 100 or (new.kind = 'withholding' and count(*) > 1)) then
    raise exception 'The rules would take more than all.' using errcode = 'check_violation', constraint = 'money_rule_percents';
  end if;
  return null;
end $$;
create or replace trigger money_rule_percents after insert or update on money_rule
  for each row when (new.state = 'active') execute function check_rule_percents();
