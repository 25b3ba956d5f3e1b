-- O60: an author has approved a registration or objected to it, or their time has run out.
create or replace function raise_approval_events() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where is_on and 'work.approval' = any (events)) then return null; end if;
  insert into webhook_event (kind, work_id, data)
  select 'work.approval', c.work_id,
    jsonb_build_object('VERK_NR', c.work_id, 'HOFUNDUR_NR', c.author_id, 'UMFERD', c.round, 'SVAR', c.state)
  from changed c join was using (approval_request_id)
  where c.state in ('given', 'objected', 'assumed') and was.state = 'waiting' and c.holder_id is null order by c.approval_request_id;
  if found then perform queue_webhooks(); end if;
  return null;
end $$;
create or replace trigger raise_approval_events after update on approval_request
  referencing old table as was new table as changed for each statement execute function raise_approval_events();
