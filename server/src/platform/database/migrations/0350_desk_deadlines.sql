-- H151: queues of the desk for cases, for income to distribute, and for what a second administrator has to decide.
alter table desk_queue_holder drop constraint desk_queue_holder_kind;
alter table desk_queue_holder add constraint desk_queue_holder_kind check (queue_kind in ('complaints', 'messages', 'review', 'proposals', 'disputes', 'codes',
  'chains', 'iswc', 'iswcTasks', 'confirmations', 'estates', 'memberships', 'ipiImports', 'submissions', 'transfers', 'performances', 'funds', 'claims',
  'matching', 'usageImports', 'incomes', 'moneyRules', 'keptIncome', 'keptDecisions', 'runRules', 'openings', 'payRuns', 'advances', 'foreignAccounts',
  'inheritances', 'reports', 'letters', 'jobs'));
-- H151, H152: what is due, of the few that are not answered yet.
create index member_case_undecided on member_case (answer_by) where case_kind = 'complaint' and decided_at is null;
create index member_case_due on member_case (due_on) where due_on is not null and case_state <> 'closed';
