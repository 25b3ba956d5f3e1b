-- R131: who entered a contract, or offered or accepted it for one of its sides, does not approve it, where that takes two.
alter table contract_submission
  add column sent_by integer references app_user,
  add column takes_two boolean not null default true;
comment on column contract_submission.submitted_by is 'A1: for whom it was sent.';
comment on column contract_submission.sent_by is 'R131: who really sent it; an administrator may act for somebody. Null for what was decided on before this was known.';
comment on column contract_submission.answered_by is 'R131: who really answered; before 0590 for whom.';
comment on column contract_submission.takes_two is 'R131: whether it is approved by another than who sent it or answered.';
-- Of what waits nobody knows more than for whom it was sent.
update contract_submission set sent_by = submitted_by
where state in ('offered', 'waiting') and answered_by is distinct from submitted_by;
-- What was decided before took one.
update contract_submission set takes_two = false where state not in ('offered', 'waiting');
alter table contract_submission
  add constraint submission_by_another check (not takes_two or state <> 'approved'
    or coalesce(decided_by <> sent_by, true) and coalesce(decided_by <> answered_by, true)),
  add constraint submission_answered_by_another check (answered_by <> sent_by);
create index submission_sent_by on contract_submission (sent_by) where sent_by is not null;
