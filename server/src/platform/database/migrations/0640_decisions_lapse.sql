-- R146: a decision about usage lapses by itself when its work becomes the decider's; nobody has taken it back.
alter table usage_decision drop constraint usage_decision_undone, add constraint usage_decision_undone
  check (undone_by is null or undone_at is not null);
comment on column usage_decision.undone_by is 'Null where it lapsed, as who had decided has a part in the work by now.';
