-- H157: which request for approval a notification told of, so that it is answered where it is read, as the version that was read.
alter table notification add column approval_request_id integer;
comment on column notification.approval_request_id is 'Without a reference, which would have to look through all times when a request goes: none does.';
