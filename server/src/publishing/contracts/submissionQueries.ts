import { plainOfSubmission } from '../../platform/database/plainSql.ts';
import { ContractWork } from '@omur/contract/publishing/contracts';
import { ListedSubmission, Overlap, Submission } from '@omur/contract/publishing/contractSubmissions';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql, type Fragment } from '../../platform/database/statement.ts';
import { overlapsWith } from './overlapsQueries.ts';
import {
  isAccessible,
  isSociety,
  listed,
  matching,
  mayAttach,
  offeredParties,
  ofPerson,
  withParties,
  work,
} from './rowsQueries.ts';

const orders = {
  submissionId: { up: ['q.submission_id::integer'] },
  name: { up: ['q.name', 'q.submission_id::integer'] },
  displayName: { up: ['q.display_name', 'q.submission_id::integer'] },
  startsOn: { up: ['q.starts_on::date', 'q.submission_id::integer'] },
  endsOn: { up: ['q.ends_on::date', 'q.submission_id::integer'] },
};
const rows = piece`select c.submission_id, ${listed}, c.submitted_at, c.works_count, c.state as submission_state
  from contract_submission c where`;
const waiting = piece`${rows} c.state = 'waiting'`;
/** A4: those that the other side has yet to answer, too. */
const open = piece`${rows} c.state in ('offered', 'waiting')`;
const byNumberOrName = piece`(c.submission_id = ${'number'}::integer or ${matching})`;
const waitingList = <N extends string>(from: Fragment<N>) =>
  listing({ schema: ListedSubmission, from, orders });

/** C7.2, and all that wait for staff. */
export const submissionsOf = {
  person: waitingList(piece`${open} and ${ofPerson}`),
  personFound: waitingList(piece`${open} and ${ofPerson} and ${byNumberOrName}`),
  all: waitingList(waiting),
  allFound: waitingList(piece`${waiting} and ${byNumberOrName}`),
};

/** The side that it was offered to. */
const mayAnswer = piece`case c.offered_by when 'author' then c.publisher_id = ${'personId'}::integer
  else c.publisher_id <> ${'personId'}::integer and is_contract_party(${'personId'}::integer, c.publisher_id, c.author_id) end`;

/** R196: names, of a submission as `c`. */
const unheardNames = piece`(select string_agg(h.name, ', ' order by h.name, h.person_id) from person h
    where h.person_id = any(unheard_holders(c.submission_id)))`;

/** R131: a user sent it, or answered for the other side, no matter for whom. */
const isFrom = piece`${'userId'}::integer in (coalesce(c.sent_by, 0), coalesce(c.answered_by, 0))`;

export const findSubmission = answer(
  Submission,
  piece`
  select c.submission_id, c.starts_on, c.ends_on, c.performance_share, c.mechanical_share, ${plainOfSubmission.columns('c')},
    c.territories, c.state as submission_state, c.submitted_at, c.decided_at, c.remark, c.contract_id, c.works_count,
    case when not ${isSociety} then u.name end as submitted_by, ${mayAttach} as may_attach,
    c.state = 'offered' and not ${'isProxy'}::boolean and c.sent_by is distinct from ${'userId'}::integer and ${mayAnswer} as may_answer,
    ${'mayDecide'}::boolean and c.state = 'waiting' and not is_own_contract(${'userId'}, c.publisher_id, c.author_id)
      and not (${'takesTwo'}::boolean and ${isFrom}) as may_approve,
    case when ${'isStaff'}::boolean and c.state = 'waiting' then recovery_left(c.publisher_id, c.author_id) * 0.0001 end as advance_left_isk,
    case when ${'isStaff'}::boolean and c.state = 'waiting' then ${unheardNames} end as unheard_holders,
    ${offeredParties}
  from contract_submission c ${withParties}
  left join app_user u on u.user_id = c.submitted_by
  where c.submission_id = ${'submissionId'} and ${isAccessible}`,
);

const works = piece`
  select w.work_id, w.title collate "is-IS-x-icu" as title, ${work}
  from contract_submission c join contract_submission_work sw using (submission_id) join work w using (work_id)
  where c.submission_id = ${'submissionId'} and ${isAccessible}`;
const workOrders = { title: { up: ['q.title', 'q.work_id::integer'] } };
export const worksOfSubmission = {
  all: listing({ schema: ContractWork, from: works, orders: workOrders }),
  found: listing({
    schema: ContractWork,
    from: piece`${works} and (fold(w.title) like ${'pattern'} or w.work_id = ${'number'})`,
    orders: workOrders,
  }),
};

const submitted = piece`
  (select c.*, sw.work_id from contract_submission c join contract_submission_work sw using (submission_id)
    where c.submission_id = ${'submissionId'})`;
const overlaps = overlapsWith(submitted);

export const overlapsOfSubmission = listing({
  schema: Overlap,
  from: overlaps,
  orders: {
    isOver: { up: ['(not q.is_over)::boolean', 'q.title', 'q.work_id::integer', 'q.contract_id::integer'] },
  },
});

export const findOver = sql`select count(*)::integer as over from (${overlaps}) o where o.is_over`;

/** An author who is being joined to another is waited for. */
export const findAuthor = sql`
  select a.person_id, a.display_name, a.merged_into is not null as is_gone,
    is_contract_party(${'personId'}, ${'publisherId'}, a.author_id) as is_party
  from author a where a.author_id = ${'authorId'} for key share of a`;

export const findPublisher = sql`
  select p.name from person p where p.person_id = ${'publisherId'} and p.is_publisher`;

/** A5: another that waits, of the same two and with a work in common. */
export const findOpen = sql`
  select c.submission_id from contract_submission c
  where c.publisher_id = ${'publisherId'} and c.author_id = ${'authorId'} and c.state in ('offered', 'waiting')
    and c.submission_id <> ${'submissionId'}
    and exists (select from contract_submission_work theirs join contract_submission_work own using (work_id)
      where theirs.submission_id = c.submission_id and own.submission_id = ${'submissionId'})
  order by c.submission_id limit 1`;

/** The first of the works that is not by the author, or was withdrawn. */
export const findForeignWork = sql`
  select sought as work_id from unnest(${'workIds'}::integer[]) sought
  where not exists (select from work_author wa join work w using (work_id)
    where wa.work_id = sought and wa.author_id = ${'authorId'} and w.review <> 'withdrawn')
  limit 1`;

export const insertSubmission = sql`
  insert into contract_submission
    (publisher_id, author_id, starts_on, ends_on, performance_share, mechanical_share, submitted_by, sent_by, works_count,
     offered_by, state, territories, ${plainOfSubmission.columns()})
  select ${'publisherId'}::integer, ${'authorId'}::integer, ${'startsOn'}::date, ${'endsOn'}::date, ${'performanceShareHundredths'}::integer / 100.0,
    ${'mechanicalShareHundredths'}::integer / 100.0, ${'userId'}::integer, ${'sentBy'}::integer, 0, ${'offeredBy'}::text,
    case when ${'offeredBy'}::text is null then 'waiting' else 'offered' end,
    ${'territories'}::integer[], ${plainOfSubmission.columns('plain')}
  from ${plainOfSubmission.row}
  returning submission_id`;

const counted = piece`counted as (
    update contract_submission set works_count = (select count(*) from put) where submission_id = ${'submissionId'})
  select count(*)::integer as works_count from put`;

export const insertSubmissionWorks = sql`
  with put as (
    insert into contract_submission_work (submission_id, work_id)
    select distinct ${'submissionId'}::integer, work_id from unnest(${'workIds'}::integer[]) work_id returning work_id
  ), ${counted}`;

export const insertAllWorks = sql`
  with put as (
    insert into contract_submission_work (submission_id, work_id)
    select ${'submissionId'}::integer, wa.work_id from work_author wa join work w using (work_id)
    where wa.author_id = ${'authorId'} and w.review <> 'withdrawn' returning work_id
  ), ${counted}`;

export const lockSubmission = sql`
  select c.state, c.publisher_id, c.author_id, a.display_name, p.name as publisher_name, c.offered_by, c.works_count,
    is_own_contract(${'userId'}, c.publisher_id, c.author_id) as is_own, ${isFrom} as is_from,
    recovery_left(c.publisher_id, c.author_id)::float8 / 10000 as recovery_isk, ${unheardNames} as unheard_holders
  from contract_submission c join author a using (author_id) join person p on p.person_id = c.publisher_id
  where c.submission_id = ${'submissionId'} for update of c`;

/** Contracts of one author are made one after the other, so that each sees the overlaps with those before it. */
export const lockAuthor = sql`select author_id from author where author_id = ${'authorId'} for no key update`;

export const insertContract = sql`
  insert into publishing_contract
    (publisher_id, author_id, starts_on, ends_on, performance_share, mechanical_share, territories, ${plainOfSubmission.columns()})
  select publisher_id, author_id, starts_on, ends_on, performance_share, mechanical_share, territories, ${plainOfSubmission.columns()}
  from contract_submission where submission_id = ${'submissionId'}
  returning contract_id`;

/** Works that the author has left meanwhile, or that were withdrawn, stay out. */
export const insertContractWorks = sql`
  insert into contract_work (contract_id, work_id)
  select ${'contractId'}::integer, sw.work_id
  from contract_submission s join contract_submission_work sw using (submission_id)
  join work_author wa on wa.work_id = sw.work_id and wa.author_id = s.author_id
  join work w on w.work_id = sw.work_id and w.review <> 'withdrawn'
  where s.submission_id = ${'submissionId'}`;

export const markDecided = sql`
  update contract_submission set state = ${'state'}, decided_at = now(), decided_by = ${'userId'}, remark = ${'remark'},
    contract_id = ${'contractId'}, takes_two = ${'takesTwo'}, may_reduce_recovery = ${'mayReduceRecovery'},
    are_holders_seen = ${'areHoldersSeen'}
  where submission_id = ${'submissionId'}`;

/** Whether a person is on the side that an offer was made to. */
export const findAnswering = sql`
  select from contract_submission c where c.submission_id = ${'submissionId'} and ${mayAnswer}`;

export const markAnswered = sql`
  update contract_submission set state = ${'state'}, answered_at = now(), answered_by = ${'userId'}, answered_for = ${'answeredFor'},
    remark = ${'remark'}
  where submission_id = ${'submissionId'}`;
