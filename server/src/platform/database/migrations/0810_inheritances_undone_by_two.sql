-- R230: what heirs were passed of a balance is taken back by two, as it was passed by two: one asks with the reason, another decides. What was taken back before stands.
alter table inheritance
  add column undo_asked_by integer references app_user,
  add column undo_asked_at timestamptz,
  add column undo_reason text constraint inheritance_undo_reason check (length(undo_reason) between 1 and 500);
comment on column inheritance.undo_asked_by is 'R230: who asked to take it back from the heirs; null where nobody has, and of what was taken back before that took two.';
alter table inheritance
  add constraint inheritance_undo_asked check (num_nulls(undo_asked_by, undo_asked_at, undo_reason) in (0, 3)
    and (undo_asked_by is null or state in ('active', 'cancelled'))),
  add constraint inheritance_undone_by_another check (cancelled_by <> undo_asked_by);
create index inheritance_undo_waits on inheritance (undo_asked_at) where undo_asked_by is not null and state = 'active';
