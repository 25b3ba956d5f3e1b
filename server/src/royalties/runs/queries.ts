import * as explanations from '@omur/contract/royalties/explanations';
import * as runs from '@omur/contract/royalties/runs';
import { answer, answersOf } from '../../platform/database/answers.ts';
import { listing, newestFirst } from '../../platform/database/listing.ts';
import { lockKey } from '../../platform/database/locks.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { categoryName, nameOf, periodName } from '../../platform/lookups/namesQueries.ts';
import { poolName } from '../ledger/queries.ts';
import { isBeingFinished } from './finishRunQueries.ts';

const isOpen = piece`d.state in ('importing', 'checked')`;
const isBeingReckoned = piece`coalesce(${isOpen} and r.reckon_asked_at > coalesce(r.reckoned_at, '-infinity'), false)`;
const paysReader = piece`run_pays(r.distribution_id, array[${'userId'}::integer])`;

/** R114, R116, R119: lists of its days of which staff have not said whether they are of another list's concert, or that are longer than a day. */
const askedLists = piece`case when ${isOpen} and x.corrected_id is null then (
  select count(*)::integer from live_performance l where l.performed_on between r.used_from and r.used_until and l.light = 0
    and exists (select from performance p where p.live_performance_id = l.live_performance_id
      and not exists (select from performance_payment y where y.performance_id = p.performance_id))
    and (is_overlong(l)
      or exists (select from performed_twice t where t.live_performance_id = l.live_performance_id and not t.is_same)
      or exists (select from performed_as_paid t where t.live_performance_id = l.live_performance_id and not t.is_same))) else 0 end`;

/** R115: reports and statements of its days that say what another one says; either may be taken back while nothing of it is paid. */
const alikeFiles = piece`case when ${isOpen} and x.corrected_id is null then (
  select count(*)::integer from usage_import m join usage_import o on o.usage_import_id = m.like_id and o.state = 'taken'
  where m.state = 'taken' and m.first_used_on <= r.used_until and m.last_used_on >= r.used_from) else 0 end`;

/** R208: income in its pools that nobody but who registered it says came in. */
const unconfirmedIncome = piece`case when ${isOpen} then (select count(*)::integer from unconfirmed_income(r.distribution_id)) else 0 end`;

/** R184: files of its days that are of a report of which others are still to come. */
const incompleteReports = piece`case when ${isOpen} and x.corrected_id is null then (
  select coalesce(json_agg(json_build_object('notkunarinnlestuR_NR', m.usage_import_id, 'heitI_SENDANDA', s.name, 'hlutaR_SEM_VANTAR', n.missing)
    order by m.usage_import_id), '[]')
  from usage_import m join usage_sender s using (usage_sender_id) cross join lateral (select missing_report_parts(m) as missing) n
  where m.state = 'taken' and m.report_parts > 1 and m.first_used_on <= r.used_until and m.last_used_on >= r.used_from
    and cardinality(n.missing) > 0) else '[]' end`;

/** R201: it pays by a rate that the reader has typed. */
const isOfOwnRate = piece`run_has_rates(r.distribution_id, ${'userId'}::integer)`;
/** R227: or amounts of controllers that the reader has chosen. */
const isOfOwnChoice = piece`run_has_controllers(r.distribution_id, ${'userId'}::integer)`;

const run = piece`
  select r.distribution_id, r.used_from, r.used_until, d.distributed_on, d.royalty_text_is, d.royalty_text_en, r.reckoned_at, r.asked_at, r.line_count, r.kept_line_count, r.released_line_count, r.right_count,
    r.changed_count, r.changed_work_count, ${askedLists} as asked_list_count, ${alikeFiles} as alike_file_count, ${unconfirmedIncome} as unconfirmed_income_count, ${incompleteReports} as incomplete_reports, d.name as distribution_name, ${categoryName}, ${periodName} as period_name, d.state as distribution_state,
    ${isBeingReckoned} as is_being_reckoned, ${isBeingFinished} as is_being_finished,
    d.clearing_since is not null as is_being_cleared, case when d.state = 'checked' then d.finish_refused ->> ${'language'}::text end as finish_refusal, encode(run_hash(r), 'hex') as preview_hash, o.pools * 0.0001 as pools_isk,
    o.given * 0.0001 as given_isk, r.kept_units * 0.0001 as kept_isk, r.released_units * 0.0001 as released_isk, a.name as asked_by, f.name as finished_by,
    ${paysReader} as pays_reader,
    d.state = 'checked' and not ${isBeingReckoned} and not ${isBeingFinished} and ${'userId'}::integer <> all(r.also_asked_by || r.asked_by) and not ${paysReader}
      and not ${isOfOwnRate} and not ${isOfOwnChoice} as may_finish,
    ${isOpen} and not ${isBeingReckoned} and r.asked_by = ${'userId'}::integer as may_change_statement,
    x.corrected_id as correction_of, (select b.name from distribution b where b.distribution_id = x.corrected_id) as corrected_name,
    x.reason as correction_reason, d.state = 'finished' and x.corrected_id is null as may_correct
  from run r join distribution d using (distribution_id) join distribution_category c using (category_id)
  join distribution_period p using (period_id) join app_user a on a.user_id = r.asked_by left join app_user f on f.user_id = d.finished_by
  left join run_correction x on x.distribution_id = r.distribution_id
  cross join lateral (select coalesce(sum(l.units), 0) as pools, coalesce(sum(l.paid_units), 0) as given
    from run_pool l where l.distribution_id = r.distribution_id) o`;
export const allRuns = newestFirst(
  listing({
    schema: runs.Run,
    from: run,
    orders: { distributionId: { up: ['q.distribution_id::integer'] } },
    counted: piece`run`,
  }),
  '-distributionId',
);
export const findRun = answer(runs.Run, piece`${run} where r.distribution_id = ${'distributionId'}`);

const ofRun = piece`l.distribution_id = ${'distributionId'}::integer`;

export const poolsOf = listing({
  schema: runs.RunPool,
  from: piece`
    select l.pool_id, ${poolName}, l.units * 0.0001 as pools_isk, l.amount_units * 0.0001 as named_isk, l.paid_units * 0.0001 as given_isk,
      trim_scale(l.points)::text as pool_points,
      case when l.points > 0 and l.finding is null then round(greatest(0, l.units - l.amount_units) * 0.0001 / l.points, 6)::text end as point_isk,
      (select count(*) from run_line n where n.distribution_id = l.distribution_id and n.pool_id = l.pool_id and n.kept_usage_id is null) as line_count,
      l.finding as pool_finding
    from run_pool l join pool o using (pool_id) where ${ofRun}`,
  orders: { poolId: { up: ['q.pool_id::integer'] } },
});

export const waitingOf = listing({
  schema: runs.RunWaiting,
  from: piece`
    select w.why as waiting_reason, sum(w.line_count)::integer as line_count, sum(w.eyrir) * 0.01 as kept_isk
    from run_waiting(${'distributionId'}::integer) w group by w.why`,
  orders: { waitingReason: { up: ['q.waiting_reason collate "C"'] } },
});

/** Of a right y: a society is named with its author. */
const holder = piece`coalesce(h.name, (select s.name from society s where s.society_code = y.society_code)
  || ' · ' || (select a.display_name from author a where a.author_id = y.for_author_id))`;
const moved = piece`
  m.right_id, ${holder} as holder_name, m.eyrir_now * 0.01 as amount_now_isk, m.eyrir_before * 0.01 as amount_before_isk,
  case when m.eyrir_before = 0 then 'appears' when m.eyrir_now = 0 then 'vanishes' else 'moves' end as move,
  -abs(m.eyrir_now - m.eyrir_before) as size`;
const bySize = { amountNowIsk: { up: ['q.size::bigint', 'q.right_id::integer'] } };
export const moversOf = listing({
  schema: runs.RunMover,
  from: piece`
    select ${moved} from run_movers(${'distributionId'}::integer, ${'against'}::integer) m
    join author_right y using (right_id) left join person h using (person_id) where m.eyrir_now <> m.eyrir_before`,
  orders: bySize,
});
export const changesOf = listing({
  schema: runs.RunMover,
  from: piece`
    select ${moved} from run_change m join author_right y using (right_id) left join person h using (person_id)
    where m.distribution_id = ${'distributionId'}::integer`,
  orders: bySize,
});

export const changedWorksOf = listing({
  schema: runs.ChangedWork,
  from: piece`
    select c.work_id, w.title, to_json(c.what) as changed_parts, c.eyrir_before * 0.01 as amount_before_isk, c.eyrir_now * 0.01 as amount_now_isk,
      c.moved_eyrir * 0.01 as moved_isk, o.changed_at as work_changed_at, u.name as work_changed_by, -c.moved_eyrir as size
    from run_work_change c join work w using (work_id) left join change_record o using (change_record_id)
    left join app_user u on u.user_id = o.user_id where c.distribution_id = ${'distributionId'}::integer`,
  orders: { movedIsk: { up: ['q.size::bigint', 'q.work_id::integer'] } },
});

export const valuesOf = listing({
  schema: runs.RunValue,
  from: piece`
    select ${poolName}, v.work_id, w.title, v.plays, round(v.units_per_play * 0.0001, 4) as play_isk, round(v.median_units * 0.0001, 4) as median_isk,
      v.pool_id
    from run_values(${'distributionId'}::integer) v join pool o using (pool_id) join work w using (work_id)`,
  orders: { playIsk: { up: ['(-q.play_isk)::numeric(20,4)', 'q.pool_id::integer', 'q.work_id::integer'] } },
});

export const comparisonOf = listing({
  schema: runs.ComparedLine,
  from: piece`
    select n.*, w.title, n.units_now * 0.0001 as amount_now_isk, n.units_before * 0.0001 as amount_before_isk,
      -abs(n.units_now - n.units_before) as size
    from run_comparison(${'distributionId'}::integer, ${'against'}::integer) n left join work w using (work_id)`,
  orders: { amountNowIsk: { up: ['q.size::bigint', 'q.line_key collate "C"'] } },
});

const title = piece`coalesce(w.title, (select i.title from usage_item i where i.usage_item_id = l.usage_item_id)) as title`;
export const linesOf = listing({
  schema: runs.RunLine,
  from: piece`
    select l.statement_line_id, ${poolName}, l.work_id, ${title}, case when s.station_id is not null then ${nameOf('s')} end as station,
      l.used_on, l.plays, l.measure, trim_scale(l.points)::text as points, l.units * 0.0001 as line_isk, l.finding as line_finding,
      (select k.finding from unmatched_usage k where k.unmatched_usage_id = l.kept_usage_id) as kept_reason
    from run_line l join pool o using (pool_id) left join work w using (work_id) left join station s using (station_id) where ${ofRun}`,
  orders: { statementLineId: { up: ['q.statement_line_id::integer'] } },
  counted: piece`run_line l where ${ofRun}`,
});

/** What is kept for the author of another society (R61). */
const waitsFor = piece`(
  select s.name || ' · ' || a.display_name from unmatched_usage u join society s using (society_code) join author a on a.author_id = u.author_id
  where e.right_id is null and u.author_id = e.author_id and (u.distribution_id, u.statement_line_id) = (${'distributionId'}, ${'statementLineId'})
    and not is_being_cleared(${'distributionId'}::integer))`;
/** One row a share; null shares where a line is kept as a whole. */
const explainedShares = piece`
  select coalesce(e.share_number, 0) as share_number, e.right_id, coalesce(${holder}, ${waitsFor}) as holder_name, e.share_hundredths as share_part,
    (e.units_before_rounding * 0.0001)::float as exact_isk, (e.eyrir * 0.01)::float as rounded_isk, (e.had_eyrir * 0.01)::float as had_isk
  from explained_line(${'distributionId'}, ${'statementLineId'}) e
  left join author_right y using (right_id) left join person h using (person_id)
  where ${'personId'}::integer is null or y.person_id = ${'personId'}::integer order by 1`;
const poolSteps = piece`
  select e.step as pool_step, (e.units * 0.0001)::float as step_isk from explained_pool(n.distribution_id, l.pool_id) e
  order by array_position(array['gross', 'administration', 'social', 'cultural', 'reserve', 'unallocated', 'otherPools', 'earlier'], e.step)`;
/**
 * To members once it is finished, and where it pays a right of theirs. A line that was kept before (R31) came about in the run that it was
 * first kept by: `n` is the line there.
 */
export const explainLine = answer(
  explanations.ExplainedLine,
  piece`
  select d.name as distribution_name, coalesce((
      select o.title from statement_line y join author_right h using (right_id) join work o on o.work_id = y.work_id
      where l.moved_from is not null and (y.distribution_id, y.statement_line_id) = (l.distribution_id, l.statement_line_id)
        and h.person_id = ${'personId'}::integer limit 1), w.title, (select i.title from usage_item i where i.usage_item_id = l.usage_item_id)) as title,
    l.used_on::text, case when s.station_id is not null then ${nameOf('s')} end as station,
    ${answersOf(explanations.PoolStep, poolSteps)} as steps, ${poolName}, (p.units * 0.0001)::float as pools_isk, (p.amount_units * 0.0001)::float as named_isk,
    trim_scale(p.points)::text as pool_points,
    coalesce((select m.kind from usage_import m where m.usage_import_id = l.usage_import_id), 'live') as run_usage_kind, l.plays,
    n.measure::float as measure, n.usage_factor * 0.001::float as usage_factor, n.daypart_factor * 0.001::float as daypart_factor,
    n.estimate_factor * 0.001::float as estimate_factor, n.weight_factor * 0.001::float as weight_factor,
    n.protected_hundredths as protected_share, trim_scale(n.points)::text as points, (n.amount_units * 0.0001)::float as own_isk,
    trim_scale(t.amount)::text as named_amount, m.currency, m.exchange_rate::float as exchange_rate,
    (n.taken_back_units * 0.0001)::float as taken_back_isk,
    (n.units * 0.0001)::float as line_isk, l.finding as line_finding, k.finding as kept_reason, b.name as kept_by_name,
    case when k.unmatched_usage_id is not null then (l.units * 0.0001)::float end as kept_line_isk,
    case when k.unmatched_usage_id is not null then l.protected_hundredths end as kept_share,
    (select b.name from run_correction x join distribution b on b.distribution_id = x.corrected_id
      where x.distribution_id = l.distribution_id) as corrected_name,
    (select o.title from work o where o.work_id = l.moved_from) as paid_for_title, case when l.moved_from is not null then w.title end as to_title,
    ${answersOf(explanations.ExplainedShare, explainedShares)} as shares,
    ${'personId'}::integer is null and l.usage_item_id is not null and l.corrected_line_id is null and l.work_id is not null
      and not exists (select from usage_claim c where c.unmatched_usage_id = l.kept_usage_id and c.state = 'accepted') as may_rematch
  from run_line l cross join lateral kept_origin(l.distribution_id, l.statement_line_id) f
  join run_line n on (n.distribution_id, n.statement_line_id) = (f.distribution_id, f.statement_line_id)
  left join usage_import m on m.usage_import_id = n.usage_import_id and n.amount_units is not null and m.currency <> 'ISK'
  left join usage_line t on (t.usage_import_id, t.line_number, t.part_number) = (m.usage_import_id, n.line_number, n.part_number)
  join run_pool p on (p.distribution_id, p.pool_id) = (n.distribution_id, n.pool_id)
  join distribution d on d.distribution_id = l.distribution_id join pool o on o.pool_id = l.pool_id
  left join unmatched_usage k on k.unmatched_usage_id = l.kept_usage_id left join distribution b on b.distribution_id = n.distribution_id
  left join work w on w.work_id = l.work_id left join station s on s.station_id = l.station_id
  where ${ofRun} and l.statement_line_id = ${'statementLineId'}
    and (${'personId'}::integer is null or d.state = 'finished' and exists (
      select from statement_line y join author_right h using (right_id)
      where (y.distribution_id, y.statement_line_id) = (l.distribution_id, l.statement_line_id) and h.person_id = ${'personId'}::integer))`,
);

/** New distributions come one at a time: two may name the same new period, and runs take the next number. */
export const lockAnnouncements = sql`select pg_advisory_xact_lock(${lockKey('announcedDistributions')})`;
export const addPeriod = sql`insert into distribution_period (name) values (${'periodName'}) on conflict do nothing`;
export const insertRun = sql`
  with d as (
    insert into distribution (distribution_id, name, period_id, category_id, state, period_ends_on, announced_by, distributed_on,
      royalty_text_is, royalty_text_en)
    select (select coalesce(max(distribution_id), 0) + 1 from distribution), ${'distributionName'}, period_id, ${'categoryId'}::smallint,
      'importing', ${'usedUntil'}::date, ${'userId'}::integer, ${'distributedOn'}::date, ${'royaltyTextIs'}::text, ${'royaltyTextEn'}::text
    from distribution_period where name = ${'periodName'} returning distribution_id
  )
  insert into run (distribution_id, used_from, used_until, asked_by)
  select distribution_id, ${'usedFrom'}, ${'usedUntil'}, ${'userId'} from d returning distribution_id`;
export const changeStatement = sql`
  update distribution set distributed_on = ${'distributedOn'}::date, royalty_text_is = ${'royaltyTextIs'}::text,
    royalty_text_en = ${'royaltyTextEn'}::text where distribution_id = ${'distributionId'}`;
export const isToCome = sql`select from (select 1) o where ${'usedUntil'}::date > current_date`;
/** As far ahead as a distribution of a file. */
export const isOutOfRange = sql`
  select from (select ${'distributedOn'}::date as day) o where day < current_date or day > current_date + 366`;
export const lockDistribution = sql`
  select from distribution where distribution_id = ${'distributionId'} for no key update`;
export const lockRun = sql`
  select d.state, r.asked_by, d.distributed_on::text, r.reckon_asked_at > coalesce(r.reckoned_at, '-infinity') as is_being_reckoned
  from run r join distribution d using (distribution_id) where r.distribution_id = ${'distributionId'} for update of r`;
export const askToReckon = sql`
  with asked as (
    update run set reckon_asked_at = clock_timestamp() where distribution_id = ${'distributionId'} returning distribution_id
  )
  select graphile_worker.add_job('reckonRun', json_build_object('distributionId', distribution_id), queue_name := 'distributions',
    max_attempts := 10, job_key := 'reckonRun:' || distribution_id) from asked`;
/** Before the run's transaction: who makes tables for lines waits for one another. */
export const prepareRunLines = sql`
  select prepare_lines(distribution_id) from distribution
  where distribution_id = ${'distributionId'} and state = 'importing' and lines_part(distribution_id) is null`;
export const reckon = sql`select reckon_run(${'distributionId'})`;
