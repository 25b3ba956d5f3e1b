-- A contract is offered by one side and accepted by the other before the society looks at it; and a second pair of eyes where money or
-- identity is at stake.

-- A4: who offered it, and what the other side said. Those that wait now were agreed on outside of the portal, as far as anybody knows.
alter table contract_submission drop constraint submission_state, drop constraint submission_decided;
alter table contract_submission
  add column offered_by text constraint submission_offered_by check (offered_by in ('publisher', 'author')),
  add column answered_at timestamptz,
  add column answered_by integer references app_user,
  add constraint submission_state check (state in ('offered', 'declined', 'waiting', 'approved', 'refused')),
  add constraint submission_offered check (state not in ('offered', 'declined') or offered_by is not null),
  add constraint submission_answered check (state <> 'offered' or answered_at is null),
  add constraint submission_decided check ((state in ('approved', 'refused')) = (decided_at is not null));
comment on column contract_submission.offered_by is 'A4: the side that sent it; the other accepts it or declines. Null: the society entered it for both.';
create index submission_open_author on contract_submission (author_id, publisher_id) where state in ('offered', 'waiting');
create index submission_open_publisher on contract_submission (publisher_id) where state in ('offered', 'waiting');
