-- R165: who approves a contract that takes from what recovers an advance has seen the advance. What was approved before is not asked about.
alter table contract_submission add column may_reduce_recovery boolean not null default false;
comment on column contract_submission.may_reduce_recovery is 'R165: approved though something was left to recover of advances to the author, which was seen.';
