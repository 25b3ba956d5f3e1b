create or replace function refuse_second_payment() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'usage_claim' then
    if new.state <> 'accepted' then
      return new;
    end if;
  end if;
  perform from unmatched_usage where unmatched_usage_id = new.unmatched_usage_id for no key update;
  if (tg_table_name = 'usage_claim' and exists (select from usage_release r where r.unmatched_usage_id = new.unmatched_usage_id))
    or (tg_table_name = 'usage_release' and exists (
      select from usage_claim c where c.unmatched_usage_id = new.unmatched_usage_id and c.state = 'accepted')) then
    raise exception 'Usage % is paid already.', new.unmatched_usage_id using errcode = 'unique_violation', constraint = 'usage_paid_once';
  end if;
  return new;
end $$;
