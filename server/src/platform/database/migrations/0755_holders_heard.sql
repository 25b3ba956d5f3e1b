-- R196: in whose name a contract was accepted, so that who approves it reads which holders of the author's right have said nothing of it.
alter table contract_submission
  add column answered_for integer references app_user,
  add column are_holders_seen boolean not null default false;
comment on column contract_submission.answered_for is 'R196: in whose name it was answered; null before 0755 where nobody knows.';
comment on column contract_submission.are_holders_seen is 'R196: approved though others hold the author''s right who have not agreed to it here, which was seen.';
update contract_submission set answered_for = answered_by where state = 'waiting' and answered_by is not null;
create index submission_answered_for on contract_submission (answered_for) where answered_for is not null;
