import { CorrectedRight } from '@omur/contract/royalties/correctedRights';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

/** Until it is finished; then what a right earned is its holder's to read. The most first. */
export const correctedRightsOf = listing({
  schema: CorrectedRight,
  from: piece`
    select m.right_id, coalesce(h.name, s.name || ' · ' || a.display_name) as holder_name, m.before as amount_before_isk, m.now as amount_now_isk,
      m.allocated as allocated_isk, (-100 * greatest(abs(m.now - m.before), abs(m.allocated)))::bigint as size
    from distribution d cross join lateral correction_moves(d.distribution_id) m
    join author_right y using (right_id) left join person h using (person_id) left join society s on s.society_code = y.society_code
    left join author a on a.author_id = y.for_author_id
    where d.distribution_id = ${'distributionId'}::integer and d.state = 'checked'
      and not exists (select from run r where r.distribution_id = d.distribution_id)`,
  orders: { amountNowIsk: { up: ['q.size::bigint', 'q.right_id::integer'] } },
});

export const markCorrectionSeen = sql`
  update distribution_import set correction_seen_by = ${'userId'}::integer where distribution_id = ${'distributionId'}`;

/** R247, as check_run_finished() has it: what a correction that a user has not seen takes from rights, and from how many. */
export const findUnseenCorrection = sql`
  select count(*)::integer as rights, (coalesce(-sum(least(m.now - m.before, 0)), 0) + (select coalesce(sum(u.amount), 0)
    from usage_release e join unmatched_usage u using (unmatched_usage_id) where e.distribution_id = ${'distributionId'}::integer))::text as taken
  from correction_moves(${'distributionId'}::integer) m
  where correction_unseen(${'distributionId'}::integer, ${'userId'}::integer) having correction_unseen(${'distributionId'}::integer, ${'userId'}::integer)`;
