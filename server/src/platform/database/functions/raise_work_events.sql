-- O60: a work was registered, or its light has changed. Nothing is written while nobody hears of it, nor of works of a former system (O286): a
-- publisher would get as many deliveries as it has works.
create or replace function raise_work_events() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where is_on and events && array['work.registered', 'work.light']) then return null; end if;
  insert into webhook_event (kind, work_id, data)
  select case when c.cause = 'registered' then 'work.registered' else 'work.light' end, c.work_id,
    jsonb_build_object('VERK_NR', c.work_id, 'LJOS', c.light_after)
  from changed c where c.cause <> 'imported' order by c.work_light_change_id;
  if found then perform queue_webhooks(); end if;
  return null;
end $$;
create or replace trigger raise_work_events after insert on work_light_change
  referencing new table as changed for each statement execute function raise_work_events();
