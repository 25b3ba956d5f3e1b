-- X141: the days whose uses a proposed change counts for, where it is not of all from its decision on or from the beginning (M7).
alter table work_proposal add column applies_from date, add column applies_until date,
  add constraint work_proposal_days check ((applies_from is null or not is_from_beginning)
    and (applies_until is null or (applies_from is not null or is_from_beginning) and coalesce(applies_from <= applies_until, true)));
comment on column work_proposal.applies_from is 'X141: the first day whose uses it counts for, as its proposer says.';
comment on column work_proposal.applies_until is 'X141: the last such day, which is over: then the work stays as it is registered today.';
