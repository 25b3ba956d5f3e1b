-- R200: publishers and holders are asked, too, where the share of an author that they are paid of becomes smaller, and who accepts that has seen whom it takes from.
alter table approval_request
  add column holder_id integer references person,
  drop constraint approval_request_once,
  add constraint approval_request_once unique nulls not distinct (work_id, author_id, round, holder_id);
comment on column approval_request.holder_id is 'R200: asked of a publisher or holder whom the share of the author pays; the author is asked apart. The work waits for the answer.';
create index approval_request_holder on approval_request (holder_id) where holder_id is not null;
create index approval_request_of_holders on approval_request (work_id) where holder_id is not null;
alter table work_proposal add column are_losers_seen boolean not null default false;
comment on column work_proposal.are_losers_seen is 'R200: accepted though it takes from others than the authors, which was seen.';
