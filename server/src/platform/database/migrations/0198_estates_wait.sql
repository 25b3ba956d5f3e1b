-- H125–H128: a division that was confirmed waits three days before it moves anything, and one that was wrong is undone while nobody is paid by it.
alter table estate add column passes_from timestamptz;
alter table estate add column passed_at timestamptz;
alter table estate add column undone_by integer references app_user;
alter table estate add column undone_at timestamptz;
alter table estate add column undo_reason text constraint estate_undo_reason check (length(undo_reason) between 1 and 2000);
comment on column estate.passes_from is 'H125: three days after the decision; until then it can be stopped.';

alter table estate drop constraint estate_state;
alter table estate add constraint estate_state check (state in ('reported', 'proposed', 'confirmed', 'done', 'refused', 'undone'));
alter table estate drop constraint estate_proposed;
alter table estate add constraint estate_proposed check (
  state not in ('proposed', 'confirmed', 'done', 'undone') or num_nulls(person_id, basis, counts_from, proposed_by, proposed_at) = 0);
alter table estate drop constraint estate_decided;
alter table estate add constraint estate_decided check (
  (state in ('confirmed', 'done', 'refused', 'undone')) = (decided_at is not null) and num_nulls(decided_by, decided_at) in (0, 2));
alter table estate drop constraint estate_by_another;
alter table estate add constraint estate_by_another check (state not in ('confirmed', 'done', 'undone') or decided_by <> proposed_by);
-- Those that passed before there was a wait have neither day.
alter table estate add constraint estate_waits check (
  (state <> 'confirmed' or passes_from is not null) and (passes_from is null or passes_from >= decided_at + interval '3 days')
  and (passed_at is null or passed_at >= passes_from));
alter table estate add constraint estate_undone check (
  num_nulls(undone_by, undone_at, undo_reason) = case when state = 'undone' then 0 else 3 end);
drop index estate_once;
create unique index estate_once on estate (person_id) where state in ('reported', 'proposed', 'confirmed');
drop index estate_open;
create index estate_open on estate (estate_id) where state in ('reported', 'proposed', 'confirmed');
