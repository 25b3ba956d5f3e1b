-- X141, O182: who is off a work and had a share on days that an amendment says anew is asked about these days.
alter table approval_request add column is_of_past boolean not null default false;
comment on column approval_request.is_of_past is 'Asked of an author who is on the work no longer, about a share on days that have been. The work waits for the answer.';
create index approval_request_of_past on approval_request (work_id) where is_of_past;
