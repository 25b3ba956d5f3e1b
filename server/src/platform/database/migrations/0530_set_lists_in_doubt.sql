-- R120: set lists of which staff have to say whether they count, so that the desk counts rows and does not compare every list with every other.
create table set_list_doubt (
  live_performance_id integer not null references live_performance on delete cascade,
  other_id integer references live_performance on delete cascade,
  constraint set_list_doubt_once unique nulls not distinct (live_performance_id, other_id)
);
create index set_list_doubt_other on set_list_doubt (other_id) where other_id is not null;
comment on table set_list_doubt is 'Derived each hour by refresh_set_list_doubts(): of one concert with another list perhaps, or longer than a day, where none is named.';
alter table desk_queue_holder drop constraint desk_queue_holder_kind;
alter table desk_queue_holder add constraint desk_queue_holder_kind check (queue_kind in ('complaints', 'messages', 'review', 'proposals', 'disputes', 'codes',
  'chains', 'iswc', 'iswcTasks', 'confirmations', 'estates', 'memberships', 'ipiImports', 'submissions', 'transfers', 'performances', 'setListsInDoubt', 'funds',
  'claims', 'matching', 'usageImports', 'incomes', 'moneyRules', 'keptIncome', 'keptDecisions', 'runRules', 'openings', 'payRuns', 'advances', 'foreignAccounts',
  'inheritances', 'reports', 'letters', 'jobs'));
