import { DeskQueue, mostCounted } from '@omur/contract/app/deskHome';
import type { QueueKind } from '@omur/contract/platform/deskQueues';
import { literal, piece, raw, type Fragment } from '../../platform/database/statement.ts';
import { staffRoles } from '../../platform/lookups/listsQueries.ts';
import { rowsOf } from './rowsQueries.ts';

// H26, H151: what waits on the desk, each counted through its index.

type Piece = Fragment<'userId' | 'personId' | 'isAdministrator'>;

/** What an administrator asked for and another decides. */
const isAnothers = (asker: string) =>
  piece`${'isAdministrator'}::boolean and ${raw(asker)} <> ${'userId'}::integer`;

type DueKind = 'complaints' | 'messages' | 'keptIncome';

/** What waits, with when it began to as `waits_from` and by when it has to be answered or done as `due_on`. */
const waitsUntil: Readonly<Record<DueKind, Piece>> = {
  // H49: nobody answers a complaint of their own.
  complaints: piece`
    select complained_on::timestamptz, least(answer_by, due_on) from member_case
    where case_kind = 'complaint' and decided_at is null and person_id is distinct from ${'personId'}::integer`,
  messages: piece`
    select last_message_at, due_on from member_case where case_state = 'open' and case_kind <> 'complaint'`,
  // R16, art. 13(1).
  keptIncome: piece`
    select i.received_on::timestamptz, w.distribute_by from income_waiting w join income i using (income_id)
    where w.units > 0 and ${'isAdministrator'}::boolean`,
};

/** What waits, with when it began to as `waits_from`; no more than can be counted in an instant. */
const waits: Readonly<Record<Exclude<QueueKind, DueKind>, Piece>> = {
  review: piece`select first_registered_at as waits_from from work where review = 'waiting'`,
  proposals: piece`select proposed_at from work_proposal where state = 'waiting'`,
  disputes: piece`select opened_at from work_dispute where state = 'withStaff'`,
  codes: piece`
    select k.added_at from work_iswc k join work w using (work_id) where not k.is_verified and w.review = 'approved'
    union all select k.added_at from work_isrc k join work w using (work_id) where not k.is_verified and w.review = 'approved'
    union all select coalesce(k.added_at, w.last_changed_at) from work_title k join work w using (work_id) where not k.is_verified and w.review = 'approved'
    union all select asked_at from code_question where decided_at is null`,
  chains: piece`select proposed_at from work_chain_proposal where state = 'waiting'`,
  iswc: piece`select asked_at from iswc_question where decided_at is null`,
  iswcTasks: piece`select opened_at from iswc_task where agency_state = 'Outstanding' and decision is null`,
  // R155: what the reader may not confirm waits for others.
  confirmations: piece`
    select c.asked_at from confirmation c where c.state = 'waiting' and (c.kind not in ('tax', 'kennitala') or ${'isAdministrator'}::boolean)
      and confirmation_fault(c, ${'userId'}::integer) is null`,
  memberships: piece`select sent_at from membership_application where state = 'waiting'`,
  estates: piece`
    select reported_at from estate where state = 'reported'
    union all select proposed_at from estate
    where state = 'proposed' and ${isAnothers('proposed_by')}
    union all select undo_asked_at from estate where state = 'done' and ${isAnothers('undo_asked_by')}`,
  ipiImports: piece`select announced_at from ipi_import where state in ('checked', 'refused')`,
  submissions: piece`select submitted_at from contract_submission where state = 'waiting'`,
  transfers: piece`
    select asked_at from catalogue_transfer
    where state = 'asked' and ${isAnothers('asked_by')}`,
  performances: piece`
    select registered_at from live_performance where closed_at is null and (red_count > 0 or foreign_count > 0)`,
  // R120: of lists that they have a part in, others decide.
  setListsInDoubt: piece`
    select l.registered_at from live_performance l join (
      select distinct d.live_performance_id from set_list_doubt d where not has_part_in_list(${'userId'}::integer, d.live_performance_id)
        and not has_part_in_list(${'userId'}::integer, d.other_id)) d using (live_performance_id)`,
  // R222: what is proposed waits for who may confirm it, or for somebody who makes it less.
  funds: piece`
    select applied_at from fund_application where status = 'received' and proposed_by is null
    union all select f.proposed_at from fund_application f
    where f.proposed_by is not null and coalesce(grant_fault(f, ${'userId'}::integer), 'overBudget') = 'overBudget'`,
  claims: piece`
    select claimed_at from usage_claim where state = 'waiting'
    union all select asked_at from outsider where settled_at is null`,
  matching: piece`select null::timestamptz from usage_fingerprint where waiting_lines > 0`,
  usageImports: piece`select announced_at from usage_import where state = 'broken'`,
  incomes: piece`
    select i.registered_at
    from ledger_account a join ledger_entry e using (ledger_account_id) join ledger_transaction t using (transaction_id) join income i using (income_id)
    where a.kind = 'unallocated' and ${'isAdministrator'}::boolean and not exists (select from income r where r.reverses = i.income_id)
    group by i.income_id having sum(e.units) > 0`,
  moneyRules: piece`
    select asked_at from money_rule
    where state = 'waiting' and ${isAnothers('asked_by')}
    union all select asked_at from money_rule
    where state = 'active' and end_asked is not null and end_decided_by is null and ${isAnothers('end_asked_by')}`,
  keptDecisions: piece`select asked_at from kept_decision where state = 'waiting' and ${isAnothers('asked_by')}`,
  runRules: piece`
    select asked_at from run_rule where state = 'waiting' and ${isAnothers('asked_by')}
    union all select asked_at from run_rule
    where state = 'active' and end_asked is not null and ends_before > end_asked + 1 and ${isAnothers('end_asked_by')}`,
  openings: piece`select asked_at from opening where state = 'waiting' and ${isAnothers('asked_by')}`,
  payRuns: piece`
    select asked_at from pay_run
    where state = 'frozen' and ${isAnothers('asked_by')}`,
  advances: piece`
    select asked_at from advance where state = 'waiting' and ${isAnothers('asked_by')}
    union all select write_off_asked_at from advance where state = 'active' and ${isAnothers('write_off_asked_by')}`,
  foreignAccounts: piece`
    select f.asked_at from foreign_account f join payee y using (payee_id)
    where f.state = 'waiting' and ${isAnothers('f.asked_by')} and y.person_id is distinct from ${'personId'}::integer`,
  inheritances: piece`
    select asked_at from inheritance where state = 'waiting' and ${isAnothers('asked_by')}
    union all select undo_asked_at from inheritance where state = 'active' and ${isAnothers('undo_asked_by')}`,
  reports: piece`select asked_at from transparency_report where state = 'waiting' and ${isAnothers('asked_by')}`,
  // O340: what will never arrive does not stand here for years.
  letters: piece`
    select created_at from letter where sent_at is null and last_error is not null and (due_at < 'infinity' or created_at > now() - interval '30 days')`,
  jobs: piece`
    select run_at from graphile_worker._private_jobs where ${'isAdministrator'}::boolean and last_error is not null`,
};

const counts = (kind: string, rows: Piece, columns: string) => piece`
  select ${literal(kind)} as queue_kind, count(*)::integer as count, min(waits_from) as oldest_at, ${raw(
    columns === 'waits_from' ? 'null::date' : 'min(due_on)',
  )} as first_due_on
  from (select * from (${rows}) waiting (${raw(columns)}) limit ${raw(String(mostCounted))}) counted`;

const counted = [
  ...Object.entries(waits).map(([kind, rows]) => counts(kind, rows, 'waits_from')),
  ...Object.entries(waitsUntil).map(([kind, rows]) => counts(kind, rows, 'waits_from, due_on')),
].reduce((above, below) => piece`${above} union all ${below}`);

/** What is late stands first, then what has waited longest. */
export const queues = rowsOf(
  DeskQueue,
  piece`
    select y.queue_kind, y.count, y.oldest_at, y.first_due_on, h.name as holder_name, coalesce(h.user_id = ${'userId'}, false) as is_mine
    from (${counted}) y
    left join (select o.queue_kind, u.user_id, u.name from desk_queue_holder o join app_user u using (user_id)
      where u.role in (${staffRoles}) and not u.is_locked and u.closed_at is null) h using (queue_kind)
    where y.count > 0 order by coalesce(y.first_due_on < current_date, false) desc, y.oldest_at, y.queue_kind`,
);
