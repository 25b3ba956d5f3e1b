import {
  Applicant,
  DeskApplication,
  FundApplication,
  ListedApplication,
} from '@omur/contract/grants/fundApplications';
import { decisionsShownAfter, travelFundId } from '@omur/contract/grants/rules/fundApplication';
import { answer, jsonOf } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, raw, sql } from '../../platform/database/statement.ts';

const isClosed = piece`(fund_period_state(p.opens_on, p.closes_on, p.closed_at) = 'closed')`;
/** F2.35: what was decided is seen when the period is closed, and only of applications later than that day. */
const isDecisionShown = piece`(${isClosed} and a.applied_at::date > date '${raw(decisionsShownAfter)}')`;
const names = piece`
  case when ${'language'} = 'en' then f.name_en else f.name_is end as fund_name,
  fund_period_name(p.season, p.year, ${'language'}) as fund_period_name`;
const joined = piece`fund_application a join fund_period p using (fund_period_id) join fund f using (fund_id)`;

const latestOfPerson = listing({
  schema: ListedApplication,
  from: piece`
    select a.application_id, ${names}, a.project_title, a.amount_isk, a.applied_at, a.applied_at::date as applied_on,
      ${isClosed} as is_period_closed,
      case when ${isDecisionShown} then a.status end as application_status,
      case when ${isDecisionShown} then a.granted_amount_isk end as granted_amount_isk
    from ${joined} where a.person_id = ${'personId'}`,
  orders: { newest: { up: ['q.applied_at::timestamptz', 'q.application_id::integer'] } },
});
export const applicationsOfPerson = { ...latestOfPerson, defaultSort: '-newest' };

/** Members see a decision once it is shown; staff always, and who decided. */
export const findApplication = answer(
  FundApplication,
  piece`
    select a.application_id, a.person_id, f.fund_id, ${names}, a.fund_period_id, ${isClosed} as is_period_closed,
      a.project_title, a.amount_isk, a.applied_at::date as applied_on, a.applicant_cv,
      case when f.fund_id <> ${raw(String(travelFundId))} then a.project_description end as project_description,
      case when f.fund_id = ${raw(String(travelFundId))} then a.project_description end as travel_description,
      a.budget, a.time_plan, a.has_earlier_grant, a.earlier_grant, a.has_other_applications, a.other_funds, a.other_info,
      a.bank || '-' || a.ledger || '-' || a.account as bank_details, a.is_newcomer_grant, a.version,
      (select json_agg(written.json::json order by q.position)
        from (select *, is_main as is_main_applicant from fund_applicant where application_id = a.application_id) q, ${jsonOf(Applicant)}) as applicants,
      case when seen.whole then a.status end as application_status,
      case when seen.whole then a.granted_amount_isk end as granted_amount_isk,
      case when seen.whole then a.decision_remark end as remark,
      case when ${'isStaff'}::boolean then (select u.name from app_user u where u.user_id = a.decided_by) end as reviewed_by,
      case when ${'isStaff'}::boolean then a.decided_at end as reviewed_at,
      case when ${'isStaff'}::boolean then (select u.name from app_user u
        where u.user_id = a.applied_by and u.person_id is distinct from a.person_id) end as applied_by_name,
      case when ${'isStaff'}::boolean then is_payable_account(a.person_id, a.bank, a.ledger, a.account) end as is_account_on_file,
      case when ${'isStaff'}::boolean then a.proposed_amount_isk end as proposed_grant_isk,
      case when ${'isStaff'}::boolean then a.proposed_remark end as proposed_remark,
      case when ${'isStaff'}::boolean then (select u.name from app_user u where u.user_id = a.proposed_by) end as grant_proposed_by,
      case when ${'isStaff'}::boolean then a.proposed_at end as grant_proposed_at,
      case when ${'isStaff'}::boolean then grant_fault(a, ${'realUserId'}::integer) end as grant_fault
    from ${joined} cross join lateral (select ${'isStaff'}::boolean or ${isDecisionShown} as whole) seen
    where a.application_id = ${'applicationId'} and (${'isStaff'}::boolean or a.person_id = ${'ownPersonId'})`,
);

/** Rows of one period, few enough to be put in order without an index. */
export const applicationsOfPeriod = listing({
  schema: DeskApplication,
  from: piece`
    select a.application_id, m.name, fold(m.name) as name_folded, a.project_title, fold(a.project_title) as title_folded,
      a.amount_isk, a.applied_at, a.applied_at::date as applied_on, a.status as application_status, a.granted_amount_isk,
      a.proposed_amount_isk as proposed_grant_isk,
      array_position(array['received', 'granted', 'refused'], a.status) as status_order,
      coalesce(a.granted_amount_isk, 0) as granted_order
    from fund_application a join fund_applicant m on m.application_id = a.application_id and m.is_main
    where a.fund_period_id = ${'fundPeriodId'} and (${'state'}::text is null or case ${'state'} when 'proposed' then a.proposed_by is not null else a.status = ${'state'} end)
      and (${'search'} = '' or a.application_id::text = ${'search'} or fold(a.project_title) like '%' || ${'search'} || '%'
        or exists (select from fund_applicant any_of where any_of.application_id = a.application_id
          and fold(any_of.name) like '%' || ${'search'} || '%'))`,
  orders: {
    appliedOn: { up: ['q.applied_at::timestamptz', 'q.application_id::integer'] },
    name: { up: ['q.name_folded', 'q.application_id::integer'] },
    projectTitle: { up: ['q.title_folded', 'q.application_id::integer'] },
    amountIsk: { up: ['q.amount_isk::integer', 'q.application_id::integer'] },
    applicationStatus: { up: ['q.status_order::integer', 'q.application_id::integer'] },
    grantedAmountIsk: { up: ['q.granted_order::integer', 'q.application_id::integer'] },
  },
});

/** For anyone who applies: staff who close the period wait, and anyone who comes after them is refused. */
export const lockOpenPeriod = sql`
  select fund_id, fund_period_state(opens_on, closes_on, closed_at) as state from fund_period
  where fund_period_id = ${'fundPeriodId'} for share`;

export const findApplicant = sql`
  select p.name, p.kennitala, array(select author_id from author a where a.person_id = p.person_id order by author_id) as author_ids
  from person p where p.person_id = ${'personId'}`;

/** Of these numbers the authors there are; nobody applies as the public domain or as AI. */
export const findAuthors = sql`
  select author_id, display_name from author
  where author_id = any(${'authorIds'}::integer[]) and author_id not in (3492, 22483)`;

export const insertApplication = sql`
  insert into fund_application
    (fund_period_id, person_id, applied_by, project_title, amount_isk, applicant_cv, project_description, budget, time_plan, has_earlier_grant,
      earlier_grant, has_other_applications, other_funds, other_info, is_newcomer_grant, bank, ledger, account)
  values (${'fundPeriodId'}, ${'personId'}, ${'appliedBy'}, ${'projectTitle'}, ${'amountIsk'}, ${'applicantCv'}, ${'projectDescription'}, ${'budget'},
    ${'timePlan'}, ${'hasEarlierGrant'}, ${'earlierGrant'}, ${'hasOtherApplications'}, ${'otherFunds'}, ${'otherInfo'},
    ${'isNewcomerGrant'}, ${'bank'}, ${'ledger'}, ${'account'})
  on conflict do nothing returning application_id`;

/** A6: the application that a person has sent for the project in the period. */
export const findSent = sql`
  select application_id from fund_application
  where fund_period_id = ${'fundPeriodId'} and person_id = ${'personId'} and is_first
    and lower(btrim(project_title)) = lower(btrim(${'projectTitle'}))`;

export const insertMain = sql`
  insert into fund_applicant (application_id, position, is_main, person_id, author_id, name, kennitala, address, phone, email)
  values (${'applicationId'}, 0, true, ${'personId'}, ${'authorId'}, ${'name'}, ${'kennitala'}, ${'address'}, ${'phone'}, ${'email'})`;

/** One array a column. Of an author the person is known. */
export const insertFurther = sql`
  insert into fund_applicant (application_id, position, is_main, person_id, author_id, name)
  select ${'applicationId'}, n.position, false, a.person_id, n.author_id, n.name
  from unnest(${'authorIds'}::integer[], ${'names'}::text[]) with ordinality n (author_id, name, position)
  left join author a on a.author_id = n.author_id`;

export const lockApplication = sql`
  select fund_period_id, version, amount_isk, status, granted_amount_isk, decision_remark, proposed_amount_isk, proposed_remark, proposed_by,
    grant_fault(f, ${'userId'}::integer) as grant_fault,
    applies_for(f.application_id, ${'userId'}::integer) as is_own, f.applied_by = ${'userId'}::integer
      and not exists (select from app_user u where u.user_id = f.applied_by and u.person_id = f.person_id) as is_sent_by_user
  from fund_application f
  where application_id = ${'applicationId'} for update`;

const nothingProposed = piece`proposed_amount_isk = null, proposed_remark = null, proposed_by = null, proposed_at = null`;
/** What is only said otherwise leaves a proposal as it is. */
const keptProposal = piece`
    proposed_amount_isk = case when status = ${'status'} then proposed_amount_isk end,
    proposed_remark = case when status = ${'status'} then proposed_remark end,
    proposed_by = case when status = ${'status'} then proposed_by end,
    proposed_at = case when status = ${'status'} then proposed_at end`;
/** R222: refused or set back, which takes one. What is decided anew is told anew. */
export const updateDecision = sql`
  update fund_application set status = ${'status'}, granted_amount_isk = null, decision_remark = ${'remark'},
    decided_at = case when ${'status'} = 'received' then null else now() end,
    decided_by = case when ${'status'} = 'received' then null::integer else ${'userId'} end,
    granted_proposed_by = null, ${keptProposal}, told_at = null, version = version + 1
  where application_id = ${'applicationId'}`;
export const updateProposal = sql`
  update fund_application set proposed_amount_isk = ${'grantedAmountIsk'}, proposed_remark = ${'remark'}, proposed_by = ${'userId'},
    proposed_at = now(), version = version + 1
  where application_id = ${'applicationId'}`;
export const refuseProposal = sql`
  update fund_application set ${nothingProposed}, version = version + 1 where application_id = ${'applicationId'}`;
/** R222: grants what is proposed. */
export const grantProposed = sql`
  update fund_application set status = 'granted', granted_amount_isk = proposed_amount_isk, decision_remark = proposed_remark,
    granted_proposed_by = proposed_by, decided_by = ${'userId'}, decided_at = now(), ${nothingProposed}, told_at = null, version = version + 1
  where application_id = ${'applicationId'}`;

/** Decisions that their applicants may see and have not been told of. What somebody else holds is told there. */
export const takeUntold = sql`
  with untold as (
    select a.application_id from ${joined}
    where a.told_at is null and a.status <> 'received' and ${isDecisionShown}
      and (${'fundPeriodId'}::integer is null or a.fund_period_id = ${'fundPeriodId'})
    order by a.application_id limit 100 for update of a skip locked
  )
  update fund_application a set told_at = now()
  from untold, fund_period p, fund f
  where a.application_id = untold.application_id and p.fund_period_id = a.fund_period_id and f.fund_id = p.fund_id
  returning a.application_id, a.person_id, a.project_title, a.status, a.granted_amount_isk, a.decision_remark, f.name_is, f.name_en,
    fund_period_name(p.season, p.year, 'is') as period_is, fund_period_name(p.season, p.year, 'en') as period_en`;

export const findAccess = sql`
  select a.person_id, a.status <> 'received' and ${isDecisionShown} as is_decided
  from ${joined} where a.application_id = ${'applicationId'}`;

/** Everything of a period, for the workbook. */
export const listForWorkbook = sql`
  select a.*, a.applied_at::date as applied_on, m.name, m.kennitala, m.author_id, m.address, m.phone, m.email,
    (select string_agg(o.name, ', ' order by o.position) from fund_applicant o
      where o.application_id = a.application_id and not o.is_main) as others
  from fund_application a join fund_applicant m on m.application_id = a.application_id and m.is_main
  where a.fund_period_id = ${'fundPeriodId'} order by a.applied_at, a.application_id`;
