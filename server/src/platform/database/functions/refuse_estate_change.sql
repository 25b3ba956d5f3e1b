-- H116: what was entered of an estate is never changed, so that who confirms it confirms what they have read.
create or replace function refuse_estate_change() returns trigger language plpgsql as $$
declare of_estate integer := case when tg_op = 'DELETE' then old.estate_id else new.estate_id end;
begin
  if exists (select from estate where estate_id = of_estate
    and (state in ('done', 'refused') or state = 'proposed' and (tg_table_name = 'estate_heir'
      or (to_jsonb(old) - '{state,decided_by,decided_at,decision}'::text[]) <> (to_jsonb(new) - '{state,decided_by,decided_at,decision}'::text[])))) then
    raise exception 'Estate % has been decided on.', of_estate using errcode = 'restrict_violation', constraint = 'estate_stays';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create or replace trigger estate_stays before update or delete on estate for each row execute function refuse_estate_change();
create or replace trigger estate_stays before insert or update or delete on estate_heir for each row execute function refuse_estate_change();
