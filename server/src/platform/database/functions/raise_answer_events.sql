-- O210: a file of CWR that a member sent has been answered. What the answer says is read on the portal.
create or replace function raise_answer_events() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where is_on and 'file.answered' = any (events)) then return null; end if;
  insert into webhook_event (kind, cwr_answer_id, data)
  values ('file.answered', new.cwr_answer_id,
    jsonb_build_object('CWR_SKRA_NR', new.cwr_file_id, 'CWR_SVAR_NR', new.cwr_answer_id));
  perform queue_webhooks();
  return null;
end $$;
create or replace trigger raise_answer_events after insert on cwr_answer
  for each row execute function raise_answer_events();
