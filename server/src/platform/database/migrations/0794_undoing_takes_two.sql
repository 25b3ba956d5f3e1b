-- R224: the division of an estate is undone by two, as it is made by two: one asks with the reason, another decides. What was undone before stands.
alter table estate
  add column undo_asked_by integer references app_user,
  add column undo_asked_at timestamptz,
  add column undo_is_alive boolean;
comment on column estate.undo_asked_by is 'R224: who asked for the division to be undone; null where nobody has, and of what was undone before that took two.';
comment on column estate.undo_is_alive is 'Whether it was not the division that was wrong, but the death.';
alter table estate drop constraint estate_undone;
alter table estate
  add constraint estate_undone check (
    num_nulls(undone_by, undone_at) = case when state = 'undone' then 0 else 2 end
    and (undo_reason is not null) = (state = 'undone' or undo_asked_by is not null)),
  add constraint estate_undo_asked check (
    num_nulls(undo_asked_by, undo_asked_at, undo_is_alive) in (0, 3) and (undo_asked_by is null or state in ('done', 'undone'))),
  add constraint estate_undone_by_another check (undone_by <> undo_asked_by);
create index estate_undo_waits on estate (undo_asked_at) where undo_asked_by is not null and state = 'done';
