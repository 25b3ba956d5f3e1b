-- O13: a letter waits in its own table until its turn, not as a job each: a job for every letter of a distribution took the longer the
-- more there were, and a link to a new password stood behind them.
alter table letter
  add column turn smallint not null default 5 constraint letter_turn check (turn between 0 and 9),
  add column due_at timestamptz not null default now();
comment on column letter.turn is 'The lowest goes first: 0 lets somebody in, 5 is about their matters, 9 goes to many.';
comment on column letter.due_at is 'When it is sent, or tried again; infinity once it is given up.';
update letter set turn = 0 where sent_at is null and kind = 'account';

create index letter_waiting on letter (turn, letter_id) where sent_at is null;
drop trigger letter_queued on letter;
drop function queue_letter();

do $do$ begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'sendLetter';
  end if;
end $do$;
