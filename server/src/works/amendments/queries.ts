import { Amendment, Proposal } from '@omur/contract/works/amendments';
import { listing } from '../../platform/database/listing.ts';
import { type Fragment, piece, raw, sql } from '../../platform/database/statement.ts';
import { staffRoles } from '../../platform/lookups/listsQueries.ts';
import { plainOfWork } from '../../platform/database/plainSql.ts';

/** A registration that is about to change: nobody else decides on it or changes it meanwhile. */
export const lockRegistrationState = sql`
  select w.title, w.review, w.is_provisional, to_json(w.last_changed_at) #>> '{}' as last_changed_at,
    w.reviewed_at = w.last_changed_at as is_just_decided, p.person_id as registrant_id, p.name as registrant_name
  from work w left join person p on p.person_id = registrant_of(w.work_id)
  where w.work_id = ${'workId'} for update of w`;

/** H82: while its shares are in dispute nobody else changes them. */
export const isDisputed = sql`select from work_dispute where work_id = ${'workId'} and ended_at is null`;

export const isParty = sql`
  select from person_work where work_id = ${'workId'} and person_id = ${'personId'} limit 1`;

/** X63: of alias `wa`, as the code has them. */
const rolesOf = piece`(select coalesce(json_agg(json_build_object('authorTypeId', r.author_type_id, 'shareHundredths', (r.share * 100)::integer)
        order by r.position, r.author_type_id), '[]')
      from work_author_role r where r.work_id = wa.work_id and r.author_id = wa.author_id)`;

/** As the code has it, contracts with what the form shows of them. */
export const findRegistration = sql`
  select w.work_id, w.title, w.duration_seconds, ${plainOfWork.columns('w')}, w.review, w.is_provisional,
    to_json(w.last_changed_at) #>> '{}' as last_changed_at, w.review_remark as remark, registrant_of(w.work_id) as registrant_id,
    (select coalesce(json_agg(json_build_object('authorId', wa.author_id, 'name', a.display_name, 'authorTypeId', wa.author_type_id,
        'shareHundredths', (wa.share * 100)::integer, 'roles', ${rolesOf}, 'approval', wa.approval, 'contractId', wa.contract_id,
        'contract', case when c.contract_id is not null then json_build_object('contractId', c.contract_id, 'name', p.name, 'endsOn', c.ends_on,
          'performanceShareHundredths', (c.performance_share * 100)::integer,
          'mechanicalShareHundredths', (c.mechanical_share * 100)::integer) end)
        order by wa.position, wa.author_id), '[]')
      from work_author wa join author a using (author_id)
      left join publishing_contract c using (contract_id) left join person p on p.person_id = c.publisher_id
      where wa.work_id = w.work_id) as authors,
    (select coalesce(json_agg(t.title order by t.work_title_id), '[]') from work_title t
      where t.work_id = w.work_id and not t.is_main) as other_titles,
    (select coalesce(json_agg(json_build_object('isrc', i.isrc, 'performer', i.performer) order by i.isrc_id), '[]')
      from work_isrc i where i.work_id = w.work_id) as isrcs
  from work w where w.work_id = ${'workId'}`;

/** Anyone who may be in the list of parties but acts themselves is not told. */
export const findParties = sql`
  select pw.person_id from person_work pw where pw.work_id = ${'workId'}
  except select u.person_id from app_user u
  where u.user_id in (nullif(current_setting('omur.user_id', true), '')::integer,
    nullif(current_setting('omur.acting_for_user_id', true), '')::integer)`;

/** Those who are asked to approve, and so get a letter about the change in any case; for one who has died the heirs. */
export const findAwaited = sql`
  select coalesce(h.person_id, a.person_id) as person_id from work_author wa join author a using (author_id) left join author_heir h using (author_id)
  where wa.work_id = ${'workId'} and wa.approval = 'waiting'
  union select a.person_id from approval_request r join author a using (author_id)
  where r.work_id = ${'workId'} and r.is_of_past and r.state = 'waiting'
  union select holder_id from approval_request where work_id = ${'workId'} and holder_id is not null and state = 'waiting'`;

/** What staff refused waits for them again; what they approved stays approved. */
export const updateWork = sql`
  with changed as (
    update work set title = ${'title'}, duration_seconds = ${'durationSeconds'}, artists = ${'artists'}, ${plainOfWork.set}, last_changed_at = now(),
      review = case work.review when 'refused' then 'waiting' else work.review end,
      review_remark = case when work.review = 'approved' then work.review_remark end,
      reviewed_at = case when work.review = 'approved' then work.reviewed_at end,
      reviewed_by = case when work.review = 'approved' then work.reviewed_by end
    from ${plainOfWork.row} where work.work_id = ${'workId'}
  )
  update work_title set title = ${'title'} where work_id = ${'workId'} and is_main and title <> ${'title'}`;

export const deleteAuthors = sql`
  delete from work_author where work_id = ${'workId'} and author_id <> all(${'but'}::integer[])`;
export const findRunningContract = sql`
  select c.contract_id as number, p.name as publisher from publishing_contract c join person p on p.person_id = c.publisher_id
  where c.contract_id = any(${'contractIds'}::integer[]) and current_date between c.counts_from and c.counts_until
  order by c.contract_id limit 1`;
/** Nobody publishes a work in the place of a publisher who has it no longer (X44). */
export const deleteContractWorks = sql`
  with recursive gone (contract_id) as (
    select unnest(${'contractIds'}::integer[])
    union
    select s.contract_id from gone join publishing_contract c using (contract_id)
    join publishing_contract s on s.original_contract_id = coalesce(c.lineage_id, c.contract_id)
  )
  delete from contract_work where work_id = ${'workId'} and contract_id in (select contract_id from gone)`;
/** Titles and codes that stay keep what staff have said of them (R171). */
export const deleteOtherTitles = sql`
  delete from work_title where work_id = ${'workId'} and not is_main and normalize(btrim(title), NFC) <> all(${'titles'}::text[])`;
export const deleteIsrcs = sql`
  delete from work_isrc where work_id = ${'workId'} and (isrc, coalesce(performer, '')) not in (
    select isrc, coalesce(performer, '') from json_to_recordset(${'isrcs'}::json) as i (isrc text, performer text))`;

export const withdraw = sql`
  update work set review = 'withdrawn', review_remark = ${'remark'}, last_changed_at = now() where work_id = ${'workId'}`;

export const takeOver = sql`
  update work set is_provisional = false, review = 'waiting', review_remark = null, reviewed_at = null, reviewed_by = null,
    origin = ${'origin'}, registered_by = ${'registeredBy'}
  where work_id = ${'workId'}`;

export const insertAmendment = sql`
  insert into work_amendment (work_id, user_id, acting_for_user_id, cause, remark, work_proposal_id, changes)
  values (${'workId'}, ${'userId'}, ${'actingFor'}, ${'cause'}, ${'remark'}, ${'proposalId'}, ${'changes'}::jsonb)`;

export const overtakeProposals = sql`
  update work_proposal set state = 'overtaken'
  where work_id = ${'workId'} and state = 'waiting' and (person_id is null) = (${'personId'}::integer is null)`;

export const insertProposal = sql`
  insert into work_proposal (work_id, person_id, proposed_by, rests_on, body, changes, remark, is_from_beginning, applies_from, applies_until)
  select work_id, ${'personId'}, ${'userId'}, last_changed_at, ${'body'}::jsonb, ${'changes'}::jsonb, ${'remark'}, ${'isFromBeginning'}::boolean,
    ${'appliesFrom'}::date, ${'appliesUntil'}::date
  from work where work_id = ${'workId'}`;

export const findProposal = sql`select work_id from work_proposal where work_proposal_id = ${'proposalId'}`;

/** R212: `is_in_name` where one of the staff typed it in the name of a registrant who gave them no access. */
export const lockProposal = sql`
  select r.state, r.body, r.person_id, p.name, r.proposed_by,
    exists (select from app_user t where t.user_id = r.proposed_by and t.role in (${staffRoles}) and t.person_id is distinct from r.person_id
      and not exists (select from access_grant g join app_user o on o.user_id = g.user_id
        where o.person_id = r.person_id and g.grantee_user_id = t.user_id and not g.is_read_only
          and (g.last_day is null or g.last_day >= current_date))) and r.person_id is not null as is_in_name, r.is_from_beginning, r.applies_from::text as applies_from,
    r.applies_until::text as applies_until, r.rests_on <> w.last_changed_at as is_outdated
  from work_proposal r join work w using (work_id) left join person p using (person_id)
  where r.work_proposal_id = ${'proposalId'} for update of r`;

export const decideProposal = sql`
  update work_proposal set state = ${'state'}, decided_by = ${'userId'}, decided_at = now(), decision_remark = ${'remark'}
  where work_proposal_id = ${'proposalId'}`;

/** Staff decide, and are the society to members. */
const decidedBy = piece`case when ${'isStaff'}::boolean then d.name end`;

const proposalRows = <N extends string>(decider: Fragment<N>, condition: Fragment<N>) => piece<N>`
  select r.work_proposal_id as proposal_id, r.work_id, w.title, u.name as proposed_by, r.proposed_at, r.changes, r.remark, r.state, r.is_from_beginning, r.applies_from,
    r.applies_until,    r.state = 'waiting' and r.rests_on <> w.last_changed_at as is_outdated, ${decider} as decided_by, r.decided_at, r.decision_remark
  from work_proposal r join work w using (work_id) join app_user u on u.user_id = r.proposed_by
  left join app_user d on d.user_id = r.decided_by ${condition}`;

const isForCaller = piece`(${'isStaff'}::boolean or registrant_of(${'workId'}::integer) = ${'personId'}::integer)`;

/** What staff propose to one another is the society's own until it is done. */
const isShown = piece`(${'isStaff'}::boolean or r.person_id is not null)`;

export const waitingProposals = listing({
  schema: Proposal,
  from: proposalRows(raw('d.name'), raw(`where r.state = 'waiting'`)),
  orders: { proposedAt: { up: ['q.proposed_at::timestamptz', 'q.proposal_id::integer'] } },
  counted: piece`work_proposal where state = 'waiting'`,
});

export const proposalsOfWork = listing({
  schema: Proposal,
  from: proposalRows(decidedBy, piece`where r.work_id = ${'workId'} and ${isForCaller} and ${isShown}`),
  orders: { proposedAt: { up: ['(-q.proposal_id)::integer'] } },
});

/** In whose name it was done: somebody who acted for a member did it as the member. */
const isSociety = piece`(not ${'isStaff'}::boolean and coalesce(acting.role, u.role) in ('administrator', 'editor'))`;

export const amendmentsOfWork = listing({
  schema: Amendment,
  from: piece`
    select m.work_amendment_id as amendment_id, m.amended_at as changed_at, m.cause, m.remark, m.changes,
      case when ${isSociety} then 'society' else 'user' end as actor_kind,
      case when not ${isSociety} then coalesce(acting.name, u.name) end as name
    from work_amendment m join app_user u using (user_id) left join app_user acting on acting.user_id = m.acting_for_user_id
    where m.work_id = ${'workId'} and (${isForCaller} or exists (
      select from person_work pw where pw.work_id = m.work_id and pw.person_id = ${'personId'}))`,
  orders: { changedAt: { up: ['(-q.amendment_id)::integer'] } },
});

/** The latest proposal of a work, as an answer has it. */
export const latestProposal = sql`
  select r.* from (${proposalRows(decidedBy, piece`where r.work_id = ${'workId'} and ${isShown}`)}) r order by r.proposal_id desc limit 1`;

/** Whether a user, or somebody whose heir the user is, is among these authors or has had a share of the work on any day, as its publisher too. */
export const hasShareOnAnyDay = sql`
  select from own_person u where u.user_id = ${'userId'} and (
    exists (select from author a where a.person_id = u.person_id and (a.author_id = any(${'authorIds'}::integer[])
      or a.author_id in (select w.author_id from work_right w where w.work_id = ${'workId'})))
    or exists (select from author_right h where h.person_id = u.person_id and (h.author_id = any(${'authorIds'}::integer[])
      or h.right_id in (select w.right_id from work_right w where w.work_id = ${'workId'})))
    or exists (select from work_right w where w.work_id = ${'workId'} and w.publisher_id = u.person_id))`;
