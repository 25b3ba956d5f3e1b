import { Approval, WaitingApproval } from '@omur/contract/works/approvals';
import { listing } from '../../platform/database/listing.ts';
import { piece } from '../../platform/database/statement.ts';
import { isAskable, isUnasked, payees } from './queries.ts';
import {
  isAnsweredBy,
  isHolderUnreached,
  isReachable,
  isTheirsToAnswer,
  spokenFor,
  wasNotified,
} from './silenceQueries.ts';

/**
 * Every author of a work with the answer to its latest round, and whoever that asked about days on which they were on it (O182), or about a
 * share that pays them (R200). Who was not asked has approved by registering. The reason of an objection is for the registrant, staff and who
 * objects.
 */
export const approvalsOfWork = listing({
  schema: Approval,
  from: piece`
    select wa.author_id, coalesce(holder.name || ' (' || a.display_name || ')', a.display_name) as display_name, wa.share, wa.position, wa.holder_id,
      case when wa.approval = 'given' and r.state = 'assumed' then 'assumed' else wa.approval end as state,
      case when wa.approval <> 'waiting' then coalesce(r.answered_at, wa.approved_at) end as answered_at,
      case when ${'isStaff'}::boolean or ${'personId'} = r.asked_by or wa.holder_id = ${'personId'}
        or wa.holder_id is null and wa.author_id in ${spokenFor} then r.reason end as reason,
      r.asked_at, r.due_on, coalesce(r.is_halted, false) as is_halted, r.round, coalesce(r.changes, '[]') as changes, ${payees} as payees,
      coalesce(${isAnsweredBy} and (r.state = 'objected'
        or r.state = 'waiting' and (r.is_halted or r.due_on >= current_date or not ${wasNotified})), false) as may_answer,
      wa.holder_id is null and wa.author_id in ${spokenFor} and a.person_id <> ${'personId'} as is_heir,
      not wa.is_former and ${isUnasked} and exists (select from work w where w.work_id = wa.work_id and ${isAskable}) as is_unasked,
      wa.approval = 'waiting' and case when wa.holder_id is null then not ${isReachable} else ${isHolderUnreached} end as is_unreached
    from (select work_id, author_id, share, position, approval, approved_at, false as is_former, null::integer as holder_id
      from work_author where work_id = ${'workId'}
      union all
      select f.work_id, f.author_id, 0, 32767::smallint, case f.state when 'assumed' then 'given' else f.state end, f.answered_at, true, f.holder_id
      from approval_request f where f.work_id = ${'workId'} and (f.is_of_past or f.holder_id is not null)
        and f.state in ('waiting', 'given', 'assumed', 'objected')
        and f.round = (select max(round) from approval_request last where last.work_id = f.work_id)
        and (f.holder_id is not null or not exists (select from work_author o where o.work_id = f.work_id and o.author_id = f.author_id))) wa
    join author a using (author_id) left join person holder on holder.person_id = wa.holder_id
    left join approval_request r on r.work_id = wa.work_id and r.author_id = wa.author_id and r.holder_id is not distinct from wa.holder_id
      and r.round = (select max(round) from approval_request last where last.work_id = wa.work_id)
    where wa.work_id = ${'workId'} and (${'isStaff'}::boolean or exists (
      select from person_work pw where pw.person_id = ${'personId'} and pw.work_id = wa.work_id))`,
  orders: {
    position: { up: ['q.position::smallint', 'q.author_id::integer', 'coalesce(q.holder_id, 0)::integer'] },
  },
});

const waitingRows = piece`
    select r.work_id, w.title, r.author_id, coalesce(holder.name || ' (' || a.display_name || ')', a.display_name) as display_name,
      case when r.holder_id is null then coalesce(wa.share, 0) else 0 end as share, registrant.name as registered_by, r.asked_at, r.due_on,
      r.reminded_at, r.is_halted, r.round, r.approval_request_id,
      case when r.holder_id is null then not ${isReachable} else ${isHolderUnreached} end as is_unreached
    from approval_request r join author a using (author_id) join work w using (work_id) left join person holder on holder.person_id = r.holder_id
    left join work_author wa on wa.work_id = r.work_id and wa.author_id = r.author_id
    left join person registrant on registrant.person_id = r.asked_by
    where r.state = 'waiting'`;

const byDueDay = { dueOn: { up: ['q.due_on::date', 'q.approval_request_id::integer'] } };

export const waitingApprovals = {
  all: listing({
    schema: WaitingApproval,
    from: waitingRows,
    orders: byDueDay,
    counted: piece`approval_request where state = 'waiting'`,
  }),
  /** By title, or by the author who is awaited. */
  found: listing({
    schema: WaitingApproval,
    from: piece`${waitingRows} and (a.display_name_folded like ${'pattern'} or exists (
      select from work_title t where t.work_id = r.work_id and t.is_main and t.title_folded like ${'pattern'}))`,
    orders: byDueDay,
  }),
};

/** What a person can still answer on the page of the work; who is on it no longer answers by the link that they got. */
export const approvalsOfPerson = listing({
  schema: WaitingApproval,
  from: piece`${waitingRows} and not r.is_of_past and ${isTheirsToAnswer} and (r.is_halted or r.due_on >= current_date)`,
  orders: byDueDay,
});
