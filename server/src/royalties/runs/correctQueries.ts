import { CorrectedWork } from '@omur/contract/royalties/corrections';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

export const findCorrectable = sql`
  select d.state = 'finished' as is_finished, exists (select from run_correction c where c.distribution_id = d.distribution_id) as is_correction
  from run join distribution d using (distribution_id) where d.distribution_id = ${'distributionId'}`;
export const findStranger = sql`
  select from unnest(${'workIds'}::integer[]) n (work_id) where not exists (select from work w where w.work_id = n.work_id) limit 1`;
export const isOwnWork = sql`
  select from own_work o where o.user_id = ${'userId'}::integer and o.work_id = any (${'workIds'}::integer[]) limit 1`;
/** R133: whether a line of the correction is due to a work that they have a part in, whichever work was named. Lines are read for who has any. */
export const isDueToOwn = sql`
  select from corrected_lines(${'distributionId'}) l
  where exists (select from own_work where user_id = ${'userId'}::integer)
    and l.due_work_id in (select o.work_id from own_work o where o.user_id = ${'userId'}::integer) limit 1`;
/** Of the same category, period and usage; uses count as paid on the day on which they were (X43). */
export const insertCorrection = sql`
  with d as (
    insert into distribution (distribution_id, name, period_id, category_id, state, period_ends_on, announced_by, distributed_on,
      royalty_text_is, royalty_text_en, correction_of)
    select (select max(distribution_id) + 1 from distribution), ${'distributionName'}, period_id, category_id, 'importing', period_ends_on,
      ${'userId'}::integer, ${'distributedOn'}::date, ${'royaltyTextIs'}::text, ${'royaltyTextEn'}::text, distribution_id
    from distribution where distribution_id = ${'distributionId'} returning distribution_id
  ), r as (
    insert into run (distribution_id, used_from, used_until, paid_on, asked_by)
    select d.distribution_id, o.used_from, o.used_until, o.paid_on, ${'userId'} from d, run o where o.distribution_id = ${'distributionId'}
    returning distribution_id
  )
  insert into run_correction (distribution_id, corrected_id, work_ids, reason)
  select distribution_id, ${'distributionId'}, ${'workIds'}::integer[], ${'correctionReason'} from r returning distribution_id`;

export const correctedWorks = listing({
  schema: CorrectedWork,
  from: piece`
    select c.work_id, w.title, nullif(c.to_work_id, 0) as to_work_id, o.title as to_title, c.line_count, c.moved_eyrir * 0.01 as moved_isk,
      c.finding as left_out_reason, c.to_work_id as into
    from run_correction_work c join work w using (work_id) left join work o on o.work_id = c.to_work_id where c.distribution_id = ${'distributionId'}::integer`,
  orders: { workId: { up: ['q.work_id::integer', 'q.into::integer'] } },
});
