import { Dispute, DisputedShare, DisputeParty } from '@omur/contract/works/disputes';
import { jsonOf } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

const isParty = piece`exists (
    select from work_dispute_party p where p.work_dispute_id = d.work_dispute_id and p.person_id = ${'personId'}::integer)`;
const mayReadAll = piece`(${'isStaff'}::boolean or ${isParty})`;
/** H85: somebody of the staff with a part in the work, or who has acted in the dispute for another, does not decide. */
const hasPart = piece`(${'realUserId'}::integer in (d.opened_by_user, d.offered_by_user)
    or exists (select from own_work w where w.user_id = ${'realUserId'}::integer and w.work_id = d.work_id)
    or exists (select from work_dispute_party p left join app_user u using (person_id)
      where p.work_dispute_id = d.work_dispute_id and ${'realUserId'}::integer in (u.user_id, p.accepted_by)))`;

/** H83: what finished distributions have kept for the outcome, and none has paid since. */
const held = piece`(select coalesce(sum(u.amount), 0) from unmatched_usage u join distribution o using (distribution_id)
    where u.work_dispute_id = d.work_dispute_id and o.state = 'finished'
      and not exists (select from usage_release r join distribution e using (distribution_id)
        where r.unmatched_usage_id = u.unmatched_usage_id and e.state = 'finished'))`;

const row = piece`
  select d.work_dispute_id as dispute_id, d.work_id, w.title, d.state as dispute_state, case when ${mayReadAll} then d.reason end as dispute_reason, d.claimed_in,
    opener.name as opened_by, d.opened_at, d.answer_by, d.offer_number, offerer.name as offered_by,
    case when ${mayReadAll} then d.offer_remark end as offer_remark, d.ended_at, case when ${mayReadAll} then d.decision end as decision,
    s.shares, s.claimed_together, s.doubtful_share, coalesce(sides.parties, '[]') as parties, case when ${mayReadAll} then ${held} end as held_isk,
    d.state = 'open' and d.answer_by >= current_date and exists (select from work_dispute_party p where p.work_dispute_id = d.work_dispute_id
      and p.person_id = ${'personId'}::integer and p.accepted_offer is distinct from d.offer_number) as may_answer,
    d.ended_at is null and d.opened_by = ${'personId'}::integer as may_withdraw,
    ${'isStaff'}::boolean and d.state = 'withStaff' and not ${hasPart} as may_decide
  from work_dispute d join work w using (work_id) join person opener on opener.person_id = d.opened_by
  join person offerer on offerer.person_id = d.offered_by
  cross join lateral (
    select json_agg(written.json::json order by q.position nulls last, q.author_id) as shares,
      sum(q.registered_share - q.undisputed_share) as doubtful_share, sum(greatest(q.registered_share, q.proposed_share)) as claimed_together
    from (
      select s.author_id, a.display_name, s.registered_share, s.proposed_share, s.offered_share, s.undisputed_share, s.agreed_share, wa.position,
        s.registered_share <> s.proposed_share as is_in_doubt, a.person_id = ${'personId'}::integer as is_own,
        coalesce(p.accepted_offer = d.offer_number, false) as has_accepted
      from work_dispute_share s join author a using (author_id)
      left join work_author wa on wa.work_id = d.work_id and wa.author_id = s.author_id
      left join work_dispute_party p on p.work_dispute_id = s.work_dispute_id and p.person_id = a.person_id
      where s.work_dispute_id = d.work_dispute_id) q, ${jsonOf(DisputedShare)}) s
  cross join lateral (
    select json_agg(written.json::json order by q.dispute_party_id) as parties
    from (
      select p.party_id as dispute_party_id, (select case
          when ${'isStaff'}::boolean or p.person_id = ${'personId'}::integer then string_agg(distinct a.display_name, ', ')
          -- H66: that two names are one person's is not for the others.
          else (array_agg(a.display_name order by a.display_name = n.name desc, a.author_id))[1] end
        from work_dispute_share s join author a using (author_id) join person n on n.person_id = a.person_id
          where s.work_dispute_id = p.work_dispute_id and a.person_id = p.person_id) as party_name, p.person_id = ${'personId'}::integer as is_own,
        (select count(*) from stored_file f where f.owner_kind = 'disputeParty' and f.owner_id = p.party_id and f.state = 'confirmed') as evidence_count
      from work_dispute_party p where p.work_dispute_id = d.work_dispute_id and ${mayReadAll}) q, ${jsonOf(DisputeParty)}) sides`;

/** H121: for the parties and staff; the party itself attaches, until the dispute has ended. */
export const findEvidenceAccess = sql`
  select p.person_id = ${'personId'}::integer and d.ended_at is null as may_attach
  from work_dispute_party p join work_dispute d using (work_dispute_id)
  where p.party_id = ${'disputePartyId'}::integer and ${mayReadAll}`;

/** H81: for those who are on the work and for staff. */
export const disputesOfWork = listing({
  schema: Dispute,
  from: piece`${row} where d.work_id = ${'workId'}::integer and (${'isStaff'}::boolean or ${isParty} or exists (
    select from person_work pw where pw.work_id = d.work_id and pw.person_id = ${'personId'}::integer))`,
  orders: { openedAt: { up: ['(-q.dispute_id)::integer'] } },
});

export const deskDisputes = listing({
  schema: Dispute,
  from: piece`${row} where d.ended_at is null`,
  orders: {
    answerBy: {
      up: [
        `case q.dispute_state when 'withStaff' then 0 else 1 end::integer`,
        'q.answer_by::date',
        'q.dispute_id::integer',
      ],
    },
  },
  counted: piece`work_dispute where ended_at is null`,
});

export const lockWork = sql`
  select w.title, w.review, w.is_provisional from work w where w.work_id = ${'workId'}::integer for no key update`;

/** Both works of a registration that is one of them again, in the order in which everybody locks works. */
export const lockBoth = sql`
  select w.work_id from work w where w.work_id = any(${'workIds'}::integer[]) order by w.work_id for update`;

/** H123: who registered the work again, if they have a login and might dispute the shares on file themselves (H80, H87). */
export const findClaimant = sql`
  select r.person_id from (select registrant_of(${'claimedIn'}::integer) as person_id) r
  where exists (select from app_user u where u.person_id = r.person_id and u.closed_at is null)
    and exists (select from work_author wa join author a using (author_id) where wa.work_id = ${'workId'}::integer and a.person_id = r.person_id)
    and not exists (select from work_dispute d where d.work_id = ${'workId'}::integer
      and (d.ended_at is null or d.opened_by = r.person_id or d.state = 'agreed'))`;

/** Its authors in their order, with the shares that they have. */
export const findAuthors = sql`
  select wa.author_id, a.person_id, a.display_name, wa.author_type_id, (wa.share * 100)::integer as share_hundredths,
    (select coalesce(json_agg(json_build_object('authorTypeId', r.author_type_id, 'shareHundredths', (r.share * 100)::integer)
        order by r.position, r.author_type_id), '[]')
      from work_author_role r where r.work_id = wa.work_id and r.author_id = wa.author_id) as roles
  from work_author wa join author a using (author_id) where wa.work_id = ${'workId'}::integer order by wa.position, wa.author_id`;

/**
 * H87: the shares are the last outcome, which this person agreed to, or about which they have been heard already. Who only answered
 * another's claim may still make their own.
 */
export const findSettled = sql`
  select from (
    select * from work_dispute where work_id = ${'workId'}::integer and ended_at is not null order by ended_at desc, work_dispute_id desc limit 1) d
  where not exists (
      select from (select author_id, agreed_share as share from work_dispute_share s where s.work_dispute_id = d.work_dispute_id) s
      full join (select author_id, share from work_author where work_id = d.work_id) wa using (author_id)
      where s.share is distinct from wa.share)
    and (exists (select from work_dispute o
        where o.work_id = d.work_id and o.ended_at is not null and o.opened_by = ${'personId'}::integer)
      or d.state = 'agreed' and exists (select from work_dispute_party p
        where p.work_dispute_id = d.work_dispute_id and p.person_id = ${'personId'}::integer))`;

/** H86: since when the authors have had the shares that they have now. */
const countsFrom = piece`(
  with day as (
    select starts_on as day from work_right where work_id = ${'workId'}::integer
    union select ends_before from work_right where work_id = ${'workId'}::integer
  ), stretch as (select day, lead(day) over (order by day) as until from day)
  select coalesce(max(s.until), '-infinity') from stretch s join work_author wa on wa.work_id = ${'workId'}::integer
  where s.until is not null and wa.share <> (select coalesce(sum(r.share), 0) from work_right r
    where r.work_id = wa.work_id and r.author_id = wa.author_id and r.starts_on <= s.day and s.day < r.ends_before))`;

export const insertDispute = sql`
  insert into work_dispute (work_id, counts_from, reason, claimed_in, opened_by, opened_by_user, answer_by, offered_by, offered_by_user)
  values (${'workId'}, ${countsFrom}, ${'reason'}, ${'claimedIn'}::integer, ${'personId'}, ${'realUserId'}, current_date + ${'daysToAnswer'}::integer, ${'personId'}, ${'realUserId'})
  returning work_dispute_id as dispute_id`;

export const insertShares = sql`
  insert into work_dispute_share (work_dispute_id, author_id, registered_share, proposed_share, offered_share)
  select ${'disputeId'}::integer, t.author_id, wa.share, t.share / 100.0, t.share / 100.0
  from unnest(${'authorIds'}::integer[], ${'shares'}::integer[]) as t (author_id, share)
  join work_author wa on wa.work_id = ${'workId'}::integer and wa.author_id = t.author_id`;

export const insertParties = sql`
  insert into work_dispute_party (work_dispute_id, person_id)
  select distinct s.work_dispute_id, a.person_id from work_dispute_share s join author a using (author_id)
  where s.work_dispute_id = ${'disputeId'}::integer and s.registered_share <> s.proposed_share`;

/** Who makes an offer accepts it by that. */
export const accept = sql`
  update work_dispute_party p set accepted_offer = d.offer_number, accepted_by = ${'realUserId'}::integer, accepted_at = now()
  from work_dispute d where d.work_dispute_id = ${'disputeId'}::integer and p.work_dispute_id = d.work_dispute_id and p.person_id = ${'personId'}::integer`;

/** The dispute's work is locked before it. */
export const findWorkOf = sql`select work_id from work_dispute where work_dispute_id = ${'disputeId'}::integer`;
export const lockDispute = sql`
  select d.work_dispute_id as dispute_id, d.work_id, d.state, d.counts_from::text as counts_from, d.opened_by, d.offer_number,
    d.answer_by < current_date as is_late, ${hasPart} as has_part, ${isParty} as is_party,
    exists (select from work_dispute_party p where p.work_dispute_id = d.work_dispute_id and p.person_id = ${'personId'}::integer
      and p.accepted_offer = d.offer_number) as has_accepted,
    d.offered_by_user = ${'realUserId'}::integer as is_own_offer
  from work_dispute d where d.work_dispute_id = ${'disputeId'}::integer for update`;

export const findShares = sql`
  select s.author_id, a.person_id, a.display_name, (s.registered_share * 100)::integer as registered, (s.proposed_share * 100)::integer as proposed,
    (s.offered_share * 100)::integer as offered
  from work_dispute_share s join author a using (author_id) where s.work_dispute_id = ${'disputeId'}::integer order by s.author_id`;

export const findParties = sql`
  select person_id, accepted_offer from work_dispute_party where work_dispute_id = ${'disputeId'}::integer order by person_id`;

/** R173: the parties, and everybody else with a part in the work. */
export const findConcerned = sql`
  select p.person_id from work_dispute_party p where p.work_dispute_id = ${'disputeId'}::integer
  union select w.person_id from work_dispute d join person_work w using (work_id) where d.work_dispute_id = ${'disputeId'}::integer
  order by 1`;

/** R173: that the offer is not for the parties alone. */
export const takesStaff = sql`select from (select dispute_takes_staff(${'disputeId'}::integer) as does) d where d.does`;

export const writeOffer = sql`
  with offered as (
    update work_dispute_share s set offered_share = t.share / 100.0
    from unnest(${'authorIds'}::integer[], ${'shares'}::integer[]) as t (author_id, share)
    where s.work_dispute_id = ${'disputeId'}::integer and s.author_id = t.author_id
  )
  update work_dispute set offer_number = offer_number + 1, offered_by = ${'personId'}::integer, offered_by_user = ${'realUserId'}::integer,
    offer_remark = ${'remark'},
    answer_by = greatest(answer_by, least(current_date + ${'daysToAnswer'}::integer, (opened_at at time zone 'UTC')::date + ${'mostDays'}::integer))
  where work_dispute_id = ${'disputeId'}::integer`;

export const giveToStaff = sql`
  update work_dispute set state = 'withStaff' where work_dispute_id = ${'disputeId'}::integer and state = 'open'`;

export const writeOutcome = sql`
  update work_dispute_share s set agreed_share = t.share / 100.0
  from unnest(${'authorIds'}::integer[], ${'shares'}::integer[]) as t (author_id, share)
  where s.work_dispute_id = ${'disputeId'}::integer and s.author_id = t.author_id`;
export const endDispute = sql`
  update work_dispute set state = ${'state'}, ended_at = now(), decided_by = ${'decidedBy'}::integer, decision = ${'decision'}
  where work_dispute_id = ${'disputeId'}::integer`;

export const writeAuthorShares = sql`
  update work_author wa set share = t.share / 100.0
  from unnest(${'authorIds'}::integer[], ${'shares'}::integer[]) as t (author_id, share)
  where wa.work_id = ${'workId'}::integer and wa.author_id = t.author_id`;
export const writeRoleShares = sql`
  update work_author_role r set share = t.share / 100.0
  from unnest(${'authorIds'}::integer[], ${'authorTypeIds'}::integer[], ${'shares'}::integer[]) as t (author_id, author_type_id, share)
  where r.work_id = ${'workId'}::integer and r.author_id = t.author_id and r.author_type_id = t.author_type_id`;

/** Who agreed to the shares, or was decided for, is not asked about them any more. */
export const approveParties = sql`
  with own as (
    select distinct s.author_id from work_dispute_share s join author a using (author_id) join work_dispute_party p
      on p.work_dispute_id = s.work_dispute_id and p.person_id = a.person_id
    where s.work_dispute_id = ${'disputeId'}::integer
  ), ended as (
    update approval_request r set state = 'ended' from own where r.work_id = ${'workId'}::integer and r.author_id = own.author_id and r.holder_id is null and r.state = 'waiting'
  )
  update work_author wa set approval = 'given', approved_at = now() from own
  where wa.work_id = ${'workId'}::integer and wa.author_id = own.author_id
    and (wa.approval = 'waiting' or wa.approval = 'objected' and ${'isAgreed'}::boolean)`;

export const approveOwn = sql`
  update work_author wa set approval = 'given', approved_at = now() from author a
  where wa.work_id = ${'workId'}::integer and a.author_id = wa.author_id and a.person_id = ${'personId'}::integer and wa.approval <> 'given'`;

export const findLate = sql`
  select d.work_dispute_id as dispute_id, d.work_id, w.title from work_dispute d join work w using (work_id)
  where d.state = 'open' and d.answer_by < current_date order by 1 limit 100 for update of d skip locked`;
