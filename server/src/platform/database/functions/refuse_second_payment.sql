-- M12, R32: what was kept goes one way, once: it is paid by itself, or by a claim, or a decision is made about it as unclaimed.
create or replace function refuse_second_payment() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'usage_claim' then
    if new.state = 'refused' then
      return new;
    end if;
  end if;
  perform from unmatched_usage where unmatched_usage_id = new.unmatched_usage_id for no key update;
  if exists (select from unclaimed_usage n where n.unmatched_usage_id = new.unmatched_usage_id)
    or (tg_table_name = 'usage_claim' and to_jsonb(new) ->> 'state' = 'accepted'
      and exists (select from usage_release r where r.unmatched_usage_id = new.unmatched_usage_id))
    or (tg_table_name = 'usage_release' and exists (
      select from usage_claim c where c.unmatched_usage_id = new.unmatched_usage_id and c.state = 'accepted'))
    or (tg_table_name = 'unclaimed_usage' and (
      exists (select from usage_release r where r.unmatched_usage_id = new.unmatched_usage_id)
      or exists (select from usage_claim c where c.unmatched_usage_id = new.unmatched_usage_id and c.state in ('waiting', 'accepted')))) then
    raise exception 'Usage % is paid already.', new.unmatched_usage_id using errcode = 'unique_violation', constraint = 'usage_paid_once';
  end if;
  return new;
end $$;
