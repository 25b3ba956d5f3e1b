-- J5: letters wait in a queue of their own, one after the other, so that a mail server that does not answer keeps nothing else waiting.
create or replace function queue_letter() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('sendLetter', json_build_object('letterId', new.letter_id), queue_name := 'letters',
    job_key := 'letter:' || new.letter_id, max_attempts := 25, priority := case when new.kind = 'account' then 0 else 10 end);
  return null;
end $$;
