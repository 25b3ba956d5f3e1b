import { amountBands } from '@omur/contract/platform/fields/usageClaims';
import { ClaimableUsage, DeskUsageClaim, UsageClaim } from '@omur/contract/royalties/usageClaims';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, raw, sql } from '../../platform/database/statement.ts';
import { nameOf } from '../../platform/lookups/namesQueries.ts';

const band = raw(
  `(case ${amountBands
    .toReversed()
    .map((from) => `when u.amount >= ${from} then ${from}`)
    .join(' ')} else 0 end)`,
);

const isParty = piece`exists (
  select from person_work pw where pw.person_id = ${'personId'}::integer and pw.work_id = u.work_id)`;
/**
 * Nobody knows the work; or the work is their own, and only a right or its green light is missing. What has been given to somebody,
 * and what takes money back, is not looked for.
 */
const isClaimable = piece`
  d.state = 'finished' and u.amount > 0
  and ((u.work_id is null and u.finding in ('none', 'several', 'unsure'))
    or (u.finding in ('noRight', 'notGreen', 'rightNotInWork') and ${isParty}))
  and not exists (select from usage_claim c where c.unmatched_usage_id = u.unmatched_usage_id and c.state = 'accepted')
  and not exists (select from usage_release r where r.unmatched_usage_id = u.unmatched_usage_id)
  and not exists (select from unclaimed_usage n where n.unmatched_usage_id = u.unmatched_usage_id)`;

const used = piece`
  u.unmatched_usage_id, coalesce(nullif(u.title, ''), known.title) as title, u.author_names,
  coalesce(nullif(u.performers, ''), known.performers) as performers, u.finding, ${nameOf('s')} as station, ${nameOf('p')} as pot_description, u.used_on, u.use_count,
  u.distribution_id, d.name as distribution_name, d.distributed_on, ${band} as amount_from_isk`;
const words = piece`
  join distribution d on d.distribution_id = u.distribution_id join pot p on p.pot_id = u.pot_id
  left join station s on s.station_id = u.station_id left join work known on known.work_id = u.work_id`;
const orders = {
  unmatchedUsageId: { up: ['(-q.unmatched_usage_id)::integer'] },
};

const ownTitles = piece`
  select t.work_id from work_title t join person_work pw on pw.work_id = t.work_id and pw.person_id = ${'personId'}::integer
  where t.title_folded = u.title_folded order by t.work_id limit 1`;

/** One's last claim to it says how that went. */
const claimable = piece`
  select ${used}, coalesce(u.work_id, (${ownTitles})) as own_work_id, c.usage_claim_id, c.state as claim_state
  from unmatched_usage u ${words}
  left join lateral (select usage_claim_id, state from usage_claim c
    where c.unmatched_usage_id = u.unmatched_usage_id and c.person_id = ${'personId'}::integer
    order by usage_claim_id desc limit 1) c on true
  where ${isClaimable}`;
const claimableRows = piece`unmatched_usage u join distribution d on d.distribution_id = u.distribution_id where ${isClaimable}`;
export const claimableUsage = listing({
  schema: ClaimableUsage,
  from: claimable,
  orders,
  counted: claimableRows,
});

const hasWords = piece`
  and u.words_folded like ${'word1'} and u.words_folded like ${'word2'} and u.words_folded like ${'word3'}`;
export const foundUsage = listing({
  schema: ClaimableUsage,
  from: piece`${claimable} ${hasWords}`,
  orders,
  counted: piece`${claimableRows} ${hasWords}`,
});

/** From the works to the usage, by its title; there is little usage of a title. */
const likeMine = piece`
    (
      select l.unmatched_usage_id, min(l.work_id) as own_work_id from (
        select o.unmatched_usage_id, t.work_id
        from person_work pw join work_title t on t.work_id = pw.work_id
        join unmatched_usage o on o.title_folded = t.title_folded and o.work_id is null
        where pw.person_id = ${'personId'}::integer and t.title_folded <> ''
        union all
        select o.unmatched_usage_id, o.work_id
        from person_work pw join unmatched_usage o on o.work_id = pw.work_id
        where pw.person_id = ${'personId'}::integer) l
      group by 1) like_mine
    join unmatched_usage u using (unmatched_usage_id)`;
const isUnclaimed = piece`${isClaimable} and not exists (
      select from usage_claim c where c.unmatched_usage_id = u.unmatched_usage_id and c.person_id = ${'personId'}::integer)`;
export const usageLikeMine = listing({
  schema: ClaimableUsage,
  from: piece`
    select ${used}, like_mine.own_work_id, null::integer as usage_claim_id, null::text as claim_state
    from ${likeMine} ${words}
    where ${isUnclaimed}`,
  orders,
});
/** H21: how much of it is linked to no work; more than a thousand is not counted. What waits for its own work comes by itself (M12). */
export const likeMineCount = piece`(select count(*)::integer from (
    select from ${likeMine} join distribution d on d.distribution_id = u.distribution_id where ${isUnclaimed} and u.work_id is null limit 1000) counted)`;

/** What is known of the distribution that pays is shown once members see that. */
const claimed = piece`
  c.usage_claim_id, c.state as claim_state, c.claimed_at, c.note, c.work_id, w.title as work_title, c.decided_at, c.remark,
  (select f.distribution_id from distribution f
    where f.distribution_id = c.paid_in and f.clearing_since is null and (${'isStaff'}::boolean or f.state = 'finished')) as paid_in`;
const fromClaims = piece`
  from usage_claim c join unmatched_usage u using (unmatched_usage_id) ${words} join work w on w.work_id = c.work_id`;

const ownClaim = piece`
  select ${claimed}, ${used}, case when c.state = 'accepted' then u.amount end as amount_isk
  ${fromClaims} where c.person_id = ${'personId'}::integer`;
export const ownClaims = listing({
  schema: UsageClaim,
  from: ownClaim,
  orders: { claimedAt: { up: ['(-q.usage_claim_id)::integer'] } },
});
export const findOwnClaim = answer(
  UsageClaim,
  piece`${ownClaim} and c.usage_claim_id = ${'usageClaimId'}::integer`,
);

const onDesk = piece`
  select ${claimed}, ${used}, c.person_id, n.name, u.iswc, u.isrc, w.light, u.amount as amount_isk,
    (select string_agg(a.display_name, ', ' order by wa.position, a.author_id)
      from work_author wa join author a using (author_id) where wa.work_id = c.work_id) as work_authors,
    (select count(*) from usage_claim o where o.unmatched_usage_id = c.unmatched_usage_id) as claim_count,
    case when c.state = 'waiting' then coalesce(claim_decides(c.usage_claim_id), 0) else 0 end as alike_line_count
  ${fromClaims} join person n on n.person_id = c.person_id`;
export const waitingClaims = listing({
  schema: DeskUsageClaim,
  from: piece`${onDesk} where c.state = 'waiting'`,
  orders: { claimedAt: { up: ['q.usage_claim_id::integer'] } },
  counted: piece`usage_claim where state = 'waiting'`,
});
export const decidedClaims = listing({
  schema: DeskUsageClaim,
  from: piece`${onDesk} where c.state = ${'state'}`,
  orders: { claimedAt: { up: ['(-q.usage_claim_id)::integer'] } },
  counted: piece`usage_claim where state = ${'state'}`,
});
export const findDeskClaim = answer(
  DeskUsageClaim,
  piece`${onDesk} where c.usage_claim_id = ${'usageClaimId'}::integer`,
);

/** Anyone who holds it decides to whom it goes. */
export const lockUsage = sql`
  select u.work_id, u.finding from unmatched_usage u join distribution d using (distribution_id)
  where u.unmatched_usage_id = ${'unmatchedUsageId'}::integer and ${isClaimable} for no key update of u`;
export const isPartyTo = sql`
  select from person_work where person_id = ${'personId'}::integer and work_id = ${'workId'}::integer limit 1`;
export const findWaiting = sql`
  select from usage_claim where unmatched_usage_id = ${'unmatchedUsageId'}::integer and person_id = ${'personId'}::integer
    and state = 'waiting'`;
/** Asked once the usage is held. */
export const findTaken = sql`
  select from usage_claim where unmatched_usage_id = ${'unmatchedUsageId'}::integer and state = 'accepted'
  union all select from usage_release where unmatched_usage_id = ${'unmatchedUsageId'}::integer
  union all select from unclaimed_usage where unmatched_usage_id = ${'unmatchedUsageId'}::integer`;
export const insertClaim = sql`
  insert into usage_claim (unmatched_usage_id, work_id, person_id, claimed_by, note)
  values (${'unmatchedUsageId'}, ${'workId'}, ${'personId'}, ${'claimedBy'}, ${'note'}) returning usage_claim_id`;

export const lockUsageOfClaim = sql`
  select u.unmatched_usage_id from usage_claim c join unmatched_usage u using (unmatched_usage_id)
  where c.usage_claim_id = ${'usageClaimId'}::integer for no key update of u`;
/** Asked for by itself once the usage is held: the statement that waited for it would not see what it waited for. */
export const findClaim = sql`
  select c.person_id, c.claimed_by, c.state, c.paid_in, c.work_id, coalesce(u.title, '') as title
  from usage_claim c join unmatched_usage u using (unmatched_usage_id)
  where c.usage_claim_id = ${'usageClaimId'}::integer for update of c`;
export const deleteClaim = sql`delete from usage_claim where usage_claim_id = ${'usageClaimId'}::integer`;
export const markDecided = sql`
  update usage_claim set state = ${'state'}, remark = ${'remark'}, decided_at = now(), decided_by = ${'userId'}::integer
  where usage_claim_id = ${'usageClaimId'}::integer`;
export const refuseOthers = sql`
  update usage_claim set state = 'refused', decided_at = now(), decided_by = ${'userId'}::integer
  where unmatched_usage_id = ${'unmatchedUsageId'}::integer and state = 'waiting' and usage_claim_id <> ${'usageClaimId'}::integer
  returning person_id`;

/** R234: null where it decides nothing but itself. */
export const findDecided = sql`select claim_decides(${'usageClaimId'}::integer) as line_count`;

export const isPersonOf = sql`
  select from own_person where user_id = ${'userId'} and person_id = ${'personId'} limit 1`;
