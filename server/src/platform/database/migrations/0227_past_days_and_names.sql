-- X141, O182: who is off a work and had a share on days that an amendment says anew is asked about these days.
alter table approval_request add column is_of_past boolean not null default false;
comment on column approval_request.is_of_past is 'Asked of an author who is on the work no longer, about a share on days that have been. The work waits for the answer.';
create index approval_request_of_past on approval_request (work_id) where is_of_past;

-- H135: a seat under another name of somebody who sits there already. Nothing of it may happen because of the first one.
alter table split_room_seat add column is_further boolean not null default false;
comment on column split_room_seat.is_further is 'Its bearer sat there under another name when it was given. Having the room open does not show on it, and no answer tells.';
