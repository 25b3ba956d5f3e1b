-- O210: webhooks hear of answers to files of CWR.
alter table webhook drop constraint webhook_events;
alter table webhook add constraint webhook_events check (cardinality(events) > 0
  and events <@ array['work.registered', 'work.light', 'work.approval', 'statement.ready', 'payment.made', 'file.answered']);
alter table webhook_event add column cwr_answer_id integer references cwr_answer;
