import { DeskHome, DeskQueue, Find, mostCounted } from '@omur/contract/app/deskHome';
import { DueDay } from '@omur/contract/app/home';
import type { QueueKind } from '@omur/contract/platform/deskQueues';
import { answer } from '../../platform/database/answers.ts';
import { piece, raw, sql, type Fragment } from '../../platform/database/statement.ts';
import { comingDays } from '../../royalties/calendar/queries.ts';
import { pinned } from './queries.ts';
import { rowsOf } from './rowsQueries.ts';

// H26: what waits on the desk, each counted through its index.

/** What waits, with when it began to as \`waits_from\`; no more than can be counted in an instant. */
const waits: Readonly<Record<QueueKind, Fragment<'userId' | 'isAdministrator'>>> = {
  review: piece`select first_registered_at as waits_from from work where review = 'waiting'`,
  proposals: piece`select proposed_at from work_proposal where state = 'waiting'`,
  disputes: piece`select opened_at from work_dispute where state = 'withStaff'`,
  codes: piece`
    select k.added_at from work_iswc k join work w using (work_id) where not k.is_verified and w.review = 'approved'
    union all select k.added_at from work_isrc k join work w using (work_id) where not k.is_verified and w.review = 'approved'
    union all select asked_at from code_question where decided_at is null`,
  chains: piece`select proposed_at from work_chain_proposal where state = 'waiting'`,
  iswc: piece`select asked_at from iswc_question where decided_at is null`,
  iswcTasks: piece`select opened_at from iswc_task where agency_state = 'Outstanding' and decision is null`,
  confirmations: piece`select asked_at from confirmation where state = 'waiting'`,
  memberships: piece`select sent_at from membership_application where state = 'waiting'`,
  estates: piece`
    select reported_at from estate where state = 'reported'
    union all select proposed_at from estate
    where state = 'proposed' and ${'isAdministrator'}::boolean and proposed_by <> ${'userId'}::integer`,
  ipiImports: piece`select announced_at from ipi_import where state in ('checked', 'refused')`,
  submissions: piece`select submitted_at from contract_submission where state = 'waiting'`,
  transfers: piece`
    select asked_at from catalogue_transfer
    where state = 'asked' and ${'isAdministrator'}::boolean and asked_by <> ${'userId'}::integer`,
  performances: piece`
    select registered_at from live_performance where closed_at is null and (red_count > 0 or foreign_count > 0)`,
  funds: piece`select applied_at from fund_application where status = 'received'`,
  claims: piece`select claimed_at from usage_claim where state = 'waiting'`,
  matching: piece`select null::timestamptz from usage_fingerprint where waiting_lines > 0`,
  usageImports: piece`select announced_at from usage_import where state = 'broken'`,
  incomes: piece`
    select i.registered_at
    from ledger_account a join ledger_entry e using (ledger_account_id) join ledger_transaction t using (transaction_id) join income i using (income_id)
    where a.kind = 'unallocated' and ${'isAdministrator'}::boolean and not exists (select from income r where r.reverses = i.income_id)
    group by i.income_id having sum(e.units) > 0`,
  moneyRules: piece`
    select asked_at from money_rule
    where state = 'waiting' and ${'isAdministrator'}::boolean and asked_by <> ${'userId'}::integer
    union all select asked_at from money_rule
    where state = 'active' and end_asked is not null and end_decided_by is null and ${'isAdministrator'}::boolean
      and end_asked_by <> ${'userId'}::integer`,
  payRuns: piece`
    select asked_at from pay_run
    where state = 'frozen' and ${'isAdministrator'}::boolean and asked_by <> ${'userId'}::integer`,
  letters: piece`select created_at from letter where sent_at is null and last_error is not null`,
  jobs: piece`
    select run_at from graphile_worker._private_jobs where ${'isAdministrator'}::boolean and last_error is not null`,
};

const counted = Object.entries(waits)
  .map(
    ([kind, rows]) => piece`
      select ${raw(`'${kind}'`)} as queue_kind, count(*)::integer as count, min(waits_from) as oldest_at
      from (select * from (${rows}) waiting (waits_from) limit ${raw(String(mostCounted))}) counted`,
  )
  .reduce((above, below) => piece`${above} union all ${below}`);

const queues = rowsOf(
  DeskQueue,
  piece`
    select y.queue_kind, y.count, y.oldest_at, h.name as holder_name, coalesce(h.user_id = ${'userId'}, false) as is_mine
    from (${counted}) y
    left join (select o.queue_kind, u.user_id, u.name from desk_queue_holder o join app_user u using (user_id)
      where u.role in ('administrator', 'editor') and not u.is_locked and u.closed_at is null) h using (queue_kind)
    where y.count > 0 order by y.oldest_at, y.queue_kind`,
);

const finds = rowsOf(
  Find,
  piece`
    select f.find_kind, f.number, coalesce(w.title, p.name) as name
    from desk_find f left join work w on f.find_kind = 'work' and w.work_id = f.number
    left join person p on f.find_kind = 'person' and p.person_id = f.number
    where f.user_id = ${'userId'}::integer and coalesce(w.title, p.name) is not null order by f.found_at desc, f.number`,
);

export const findDeskHome = answer(
  DeskHome,
  piece`
    select ${queues} as queues, ${rowsOf(
      DueDay,
      piece`select * from (${comingDays} and pl.planned_on <= current_date + 14) y
        order by y.distributed_on, y.planned_distribution_id limit 20`,
    )} as due_days, ${finds} as finds, ${pinned} as pinned`,
);

/** Of what there is; the oldest give way. */
export const putFind = sql`
  insert into desk_find (user_id, find_kind, number)
  select ${'userId'}::integer, ${'findKind'}::text, ${'number'}::integer
  where case when ${'findKind'}::text = 'work' then exists (select from work where work_id = ${'number'}::integer)
    else exists (select from person where person_id = ${'number'}::integer) end
  on conflict (user_id, find_kind, number) do update set found_at = clock_timestamp()`;
export const forgetFinds = sql`
  delete from desk_find f where user_id = ${'userId'}::integer and (find_kind, number) not in (
    select k.find_kind, k.number from desk_find k where k.user_id = ${'userId'}::integer
    order by k.found_at desc limit ${'most'}::integer)`;

export const takeQueue = sql`
  insert into desk_queue_holder as held (queue_kind, user_id) values (${'queueKind'}, ${'userId'})
  on conflict (queue_kind) do update set user_id = excluded.user_id, taken_at = now() where held.user_id <> excluded.user_id`;

export const leaveQueue = sql`
  delete from desk_queue_holder where queue_kind = ${'queueKind'} and user_id = ${'userId'}`;
