import {
  Distribution,
  DistributionPart,
  DistributionProblem,
  UnmatchedUsage,
} from '@omur/contract/royalties/distributions';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { categoryName, nameOf } from '../../platform/lookups/namesQueries.ts';
import { isBeingFinished } from '../runs/finishRunQueries.ts';

const whole = piece`
  select d.*, d.name as distribution_name, p.name as period_name,
    ${categoryName}, d.state as distribution_state,
    i.file_name, i.file_bytes as size_bytes, i.currency, i.exchange_rate, d.state = 'importing' and i.asked_at is not null and i.ended_at is null as is_being_read,
    case when d.state = 'importing' then
      (select coalesce(sum(octet_length(content)), 0) from distribution_part r where r.distribution_id = d.distribution_id)
    end as received_bytes, i.bytes_read, i.lines_read, i.problem_count, i.line_count, i.unmatched_count,
    i.right_count, i.distributed as distributed_isk, i.deducted as deducted_isk, i.allocated as allocated_isk,
    i.held as held_isk, i.unmatched as unmatched_isk, i.returned as returned_isk, i.released as released_isk,
    exists (select from run r where r.distribution_id = d.distribution_id) as is_run, ${isBeingFinished} as is_being_finished,
    d.clearing_since is not null as is_being_cleared, case when d.state = 'checked' then d.finish_refused ->> ${'language'}::text end as finish_refusal
  from distribution d join distribution_period p using (period_id) join distribution_category c using (category_id)
  left join distribution_import i using (distribution_id)`;

export const allDistributions = listing({
  schema: Distribution,
  from: whole,
  orders: { distributionId: { up: ['(-q.distribution_id)::integer'] } },
  counted: piece`distribution`,
});

export const findDistribution = answer(
  Distribution,
  piece`${whole} where d.distribution_id = ${'distributionId'}`,
);

export const partsOf = listing({
  schema: DistributionPart,
  from: piece`select part_number, checksum from distribution_part
    where distribution_id = ${'distributionId'} and not is_being_cleared(${'distributionId'}::integer)`,
  orders: { partNumber: { up: ['q.part_number::integer'] } },
});

export const problemsOf = listing({
  schema: DistributionProblem,
  from: piece`
    select problem_number, file_line, column_name, said ->> ${'language'}::text as sentence
    from distribution_problem where distribution_id = ${'distributionId'} and not is_being_cleared(${'distributionId'}::integer)`,
  orders: { problemNumber: { up: ['q.problem_number::integer'] } },
});

const ofUnmatched = piece`u.distribution_id = ${'distributionId'} and not is_being_cleared(${'distributionId'}::integer)`;
export const unmatchedOf = listing({
  schema: UnmatchedUsage,
  from: piece`
    select u.*, ${nameOf('p')} as pot_description, ${nameOf('s')} as station, u.amount as amount_isk
    from unmatched_usage u join pot p using (pot_id) left join station s using (station_id)
    where ${ofUnmatched}`,
  orders: { statementLineId: { up: ['q.statement_line_id::integer'] } },
  counted: piece`unmatched_usage u where ${ofUnmatched}`,
});

/** Anyone who holds this row decides what becomes of the distribution. What an import refers to it by stays free. */
export const lockDistribution = sql`
  select from distribution where distribution_id = ${'distributionId'} for no key update`;
/** Read once it is locked: who waited for the lock has to see what the one before wrote, of the import too. */
export const findHeld = sql`
  select d.distribution_id, d.state, d.announced_by, i.attempt, i.asked_at is not null and i.ended_at is null as is_being_read, i.file_bytes,
    ${isBeingFinished} as is_being_finished, d.clearing_since is not null as is_being_cleared, coalesce(r.right_count, i.right_count, 0) as right_count
  from distribution d left join distribution_import i using (distribution_id) left join run r using (distribution_id)
  where d.distribution_id = ${'distributionId'}`;

/** R148, as check_run_finished() has it. */
export const filePays = sql`
  select from distribution d where d.distribution_id = ${'distributionId'} and not d.is_history
    and not exists (select from run r where r.distribution_id = d.distribution_id) and run_pays(d.distribution_id, array[${'userId'}::integer])`;

/** R245: whether a correction moves money of who sent its file, or of somebody whose heir they are. */
export const correctionPaysSender = sql`
  select from distribution d where d.distribution_id = ${'distributionId'}::integer and d.correction_of is not null and not d.is_history
    and not exists (select from run r where r.distribution_id = d.distribution_id) and run_pays(d.distribution_id, array[d.announced_by])`;
/** R244, R246, as check_run_finished() has it: of a correction that was read before these were asked. */
export const correctionTakesMore = sql`
  select from distribution d where d.distribution_id = ${'distributionId'}::integer and d.correction_of is not null and not d.is_history
    and not exists (select from run r where r.distribution_id = d.distribution_id)
    and (exists (select from correction_overdraws(d.distribution_id))
      or exists (select from unmatched_usage u where u.distribution_id = d.distribution_id and u.amount < 0))`;
export const findCorrected = sql`
  select category_id, c.line_kind from distribution join distribution_category c using (category_id)
  where distribution_id = ${'correctionOf'}::integer and state = 'finished'
    and distribution_id <> ${'distributionId'}::integer`;

export const putDistribution = sql`
  insert into distribution (distribution_id, name, period_id, category_id, distributed_on, state, correction_of, royalty_text_is,
    royalty_text_en, period_ends_on, override_reason, announced_by)
  select ${'distributionId'}, ${'distributionName'}, period_id, ${'categoryId'}, ${'distributedOn'}, 'importing', ${'correctionOf'},
    ${'royaltyTextIs'}, ${'royaltyTextEn'}, ${'periodEndsOn'}::date, ${'overrideReason'}::text, ${'userId'}::integer from distribution_period where name = ${'periodName'}
  on conflict (distribution_id) do update set name = excluded.name, period_id = excluded.period_id,
    category_id = excluded.category_id, distributed_on = excluded.distributed_on, state = 'importing',
    correction_of = excluded.correction_of, royalty_text_is = excluded.royalty_text_is, royalty_text_en = excluded.royalty_text_en,
    period_ends_on = excluded.period_ends_on, override_reason = excluded.override_reason, announced_by = excluded.announced_by`;

/** Another attempt: nothing is left of the one before. */
export const putImport = sql`
  insert into distribution_import (distribution_id, file_name, file_bytes, expected_lines, expected_amount, currency, exchange_rate,
    outside_rights)
  values (${'distributionId'}, ${'fileName'}, ${'sizeBytes'}, ${'expectedLines'}, ${'expectedIsk'}, ${'currency'}, ${'exchangeRate'},
    ${'outsideRights'})
  on conflict (distribution_id) do update set attempt = distribution_import.attempt + 1, file_name = excluded.file_name,
    file_bytes = excluded.file_bytes, expected_lines = excluded.expected_lines, expected_amount = excluded.expected_amount,
    currency = excluded.currency, exchange_rate = excluded.exchange_rate, outside_rights = excluded.outside_rights,
    announced_at = now(), asked_at = null, ended_at = null, checksum = null, bytes_read = 0, lines_read = 0, problem_count = 0, line_count = 0,
    unmatched_count = 0, right_count = 0, distributed = 0, deducted = 0, allocated = 0, held = 0, unmatched = 0, returned = 0,
    released = 0, controllers_by = null, controllers_seen_by = null, correction_seen_by = null`;

export const putPart = sql`
  insert into distribution_part (distribution_id, part_number, content, checksum)
  values (${'distributionId'}, ${'partNumber'}, ${'content'}, ${'checksum'})
  on conflict (distribution_id, part_number)
    do update set content = excluded.content, checksum = excluded.checksum, received_at = now()`;

export const countReceived = sql`
  select coalesce(sum(octet_length(content)), 0)::bigint as bytes from distribution_part where distribution_id = ${'distributionId'}`;

export const askForImport = sql`
  with asked as (
    update distribution_import set asked_at = now() where distribution_id = ${'distributionId'} returning distribution_id, attempt
  )
  select graphile_worker.add_job('importDistribution',
    json_build_object('distributionId', distribution_id, 'attempt', attempt), queue_name := 'distributions', max_attempts := 10,
    job_key := 'importDistribution:' || distribution_id) from asked`;

export const setState = sql`
  update distribution set state = ${'state'}, finish_asked_at = null, finish_asked_by = null, finish_refused = null
  where distribution_id = ${'distributionId'}`;

export const clearParts = sql`delete from distribution_part where distribution_id = ${'distributionId'}`;
export const clearProblems = sql`delete from distribution_problem where distribution_id = ${'distributionId'}`;

export const finish = sql`
  update distribution d set state = 'finished', distributed_on = coalesce(d.distributed_on, current_date),
    finished_by = ${'userId'}::integer
  from distribution_category c where c.category_id = d.category_id and d.distribution_id = ${'distributionId'}
  returning d.name, d.correction_of, d.period_id, c.line_kind`;
export const closeClaims = sql`
  update usage_claim c set state = 'refused', decided_at = now(),
    remark = 'Greitt af sjálfu sér. / Paid by itself.'
  from usage_release r
  where r.distribution_id = ${'distributionId'} and r.unmatched_usage_id = c.unmatched_usage_id and c.state = 'waiting'
  returning c.person_id`;

/** Works are marked as distributed; their lights are left as they are. */
export const markWorks = sql`
  insert into distribution_work (distribution_id, work_id)
  select distinct distribution_id, work_id from statement_total where distribution_id = ${'distributionId'}
  order by work_id on conflict do nothing`;
export const paidPersons = sql`
  select distinct r.person_id from movement m join author_right r using (right_id)
  where m.distribution_id = ${'distributionId'} and r.person_id is not null order by 1`;
