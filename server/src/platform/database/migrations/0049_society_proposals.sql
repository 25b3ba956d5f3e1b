-- M14: what staff change in a work that has been approved waits for another of them, beside what its registrant proposes.

alter table work_proposal alter person_id drop not null;
comment on column work_proposal.person_id is 'The registrant, who is told of the decision; null where one of the staff proposed it.';
alter table work_proposal add constraint work_proposal_takes_two
  check (state <> 'accepted' or person_id is not null or decided_by <> proposed_by);
drop index work_proposal_one_waiting;
create unique index work_proposal_one_waiting on work_proposal (work_id, (person_id is null)) where state = 'waiting';
