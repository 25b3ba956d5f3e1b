import type { amendWork } from '@omur/contract/works/amendments';
import type { Change } from '@omur/contract/works/approvals';
import { NewWork } from '@omur/contract/works/registration';
import { concernsApproval, differences } from '@omur/contract/works/rules/differences';
import { isUnknown, registrationOf } from '@omur/contract/works/rules/registrationPayload';
import type { Registration } from '@omur/contract/works/rules/registrationValue';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { isNobody } from '@omur/contract/people/rules/authorTypes';
import { askAgain, askApprovals } from '../approvals/ask.ts';
import { approveUnreached } from '../approvals/silenceQueries.ts';
import { refreshLight } from '../catalogue/refreshLight.ts';
import { withListed } from '../registration/listedAuthors.ts';
import { isInName } from '../registration/inName.ts';
import { assertUnknown, insertUnknownAuthors } from '../registration/unknownAuthors.ts';
import { assertValid, getRows, type Registering, type Row } from '../registration/validate.ts';
import {
  factsOf,
  isrcsOf,
  otherTitlesOf,
  sharesOf,
  titleOf,
  writeAuthors,
  writeNames,
  writeRights,
} from '../registration/write.ts';
import { rewriteRights } from '../rights/rewrite.ts';
import { beginning, today } from '../rights/timeline.ts';
import { assertContractsStay } from './contractsStay.ts';
import { askedOf, losersOf, type Loser } from './losers.ts';
import { findParties, notifyParties, shownNameOf } from './notify.ts';
import * as queries from './queries.ts';
import { record, writtenChanges } from './record.ts';
import { getRegistered, type Registered } from './registration.ts';
import { withNames } from './withNames.ts';
import { assertCurrent, getRegistrationState, registeringOf } from './registrationState.ts';
import {
  changeOfDays,
  findFormers,
  giveNothingToOthers,
  noFormers,
  readUsageDays,
  rewriteDays,
  type UsageDays,
} from './usageDays.ts';

/**
 * Amends a registration while staff have not approved it. What its registrant sends of an approved work becomes a proposal, and so
 * does what staff send where that takes two of them (M14); else staff amend at any time. The same content sent again after a lost
 * answer changes nothing more.
 */
export async function amendRegistration(
  { db, actor, params: { workId }, body }: CallOf<typeof amendWork>,
  takesTwo: boolean,
) {
  const { lastChangedAt, remark, isFromBeginning, appliesFrom, appliesUntil, ...payload } = body;
  const days = await readUsageDays(db, { isFromBeginning, appliesFrom, appliesUntil });
  const state = await getRegistrationState(db, actor, workId);
  if (state.isProvisional) refuse('work.isProvisional');
  const registering = registeringOf(state, actor);
  const by = isStaff(actor) ? actor : registering;
  const isCurrent = !lastChangedAt || lastChangedAt === state.lastChangedAt;
  if (!isCurrent && state.isJustDecided) assertCurrent(state, lastChangedAt);

  const amending = { workId, by, registering, days, isInName: await isInName(db, actor) };
  const amendment = await readAmendment(db, amending, payload);
  const isProposal = state.review === 'approved' && (takesTwo || !isStaff(actor));
  if (amendment.changes.length === 0) {
    if (isProposal || state.review === 'refused') refuse('work.unchanged');
    return { workId, isProposal: false };
  }
  assertCurrent(state, lastChangedAt);
  if (isProposal) await propose(db, actor, amendment, { payload, remark: remark ?? null });
  else await amend(db, actor, amendment);
  return { workId, isProposal };
}

/** Who amends what. */
interface Amending {
  workId: number;
  /** Whose rules count: staff may amend for anybody, an accepted proposal is its registrant's (V3). */
  by: Registering;
  /** Whose registration it is, and so who need not be asked. */
  registering: Registering;
  /** Staff sent it in the registrant's name, who gave them no access: the registrant is asked too (R212). */
  isInName: boolean;
  /** Staff confirm since when it was so; otherwise it counts from the day on which it is decided (M7, X141). */
  days: UsageDays;
}

/** What an amendment makes of a registration. */
export interface Amended extends Amending {
  before: Registered;
  after: Registration;
  /** The known authors. */
  rows: readonly Row[];
  changes: readonly Change[];
  /** It says anew who had which share on days that have been. */
  isOfPast: boolean;
}

/** What would change, by the very rules of registering; nothing is written. */
export async function readAmendment(db: Queryable, amending: Amending, payload: NewWork): Promise<Amended> {
  const before = await getRegistered(db, amending.workId);
  const sent = await withListed(db, registrationOf(payload, before.onFile));
  await assertValid(db, amending.by, sent, amending.workId);
  const rows = await getRows(db, sent, before.onFile);
  if (amending.days.until === null) await assertContractsStay(db, before, rows);
  const after = withNames(sent, rows);
  const changed = differences(before.onFile, after);
  const { workId, days } = amending;
  const isApproved = before.review === 'approved';
  const { change, isOfPast } = await changeOfDays(db, { workId, days, isApproved, changed });
  return { ...amending, before, after, rows, changes: [...changed, ...change], isOfPast };
}

interface Proposed {
  payload: NewWork;
  remark: string | null;
}

/** One proposal of the registrant's waits at a time, and one of staff's: a newer one takes the place of the one before. */
async function propose(
  db: Queryable,
  actor: Actor,
  { workId, after, changes, days: { from, until } }: Amended,
  { payload, remark }: Proposed,
): Promise<void> {
  await assertUnknown(db, after.authors.filter(isUnknown));
  const personId = isStaff(actor) ? null : actor.personId;
  await queries.overtakeProposals.run(db, { workId, personId });
  await queries.insertProposal.run(db, {
    workId,
    personId,
    userId: actor.realUserId,
    body: JSON.stringify(z.encode(NewWork, payload)),
    changes: writtenChanges(changes),
    remark,
    isFromBeginning: from === beginning,
    appliesFrom: from === beginning || from === today ? null : from,
    appliesUntil: until,
  });
}

/**
 * Applies, records, notifies the parties as they were and as they are, and refreshes the light: the whole of an amendment. `losers` are
 * those of a proposal, as who accepts it has seen them (R200).
 */
export async function amend(
  db: Queryable,
  actor: Actor,
  amended: Amended,
  proposed: { proposalId: number; losers: readonly Loser[] } | null = null,
): Promise<void> {
  const { workId, after, changes, isOfPast } = amended;
  if ((concernsApproval(changes) || isOfPast) && (await queries.isDisputed.row(db, { workId })))
    refuse('dispute.sharesStay');
  const partiesBefore = await findParties(db, workId);
  const formers = await findGone(db, amended);
  const losers = proposed?.losers ?? (await losersOf(db, amended));
  const isAskedAnew = await apply(db, amended, { formerIds: formers.authorIds, losers });
  const proposalId = proposed?.proposalId ?? null;
  const cause = proposalId === null ? 'amended' : 'proposal';
  await record(db, actor, { workId, cause, changes, proposalId });
  // Staff who change what they have approved, or let a member change it, answer for those whom nobody asks or can ask (X38, R157).
  if (isStaff(actor) && amended.before.review === 'approved')
    await approveUnreached.run(db, { workId, userId: actor.realUserId });
  await refreshLight(db, workId, 'amended');
  const parties = [...partiesBefore, ...(await findParties(db, workId))];
  const by = shownNameOf(actor);
  await notifyParties(db, {
    workId,
    title: titleOf(after),
    parties,
    formers: formers.personIds,
    isAskedAnew,
    by,
    changes,
  });
}

/** O182, R195: of what counts, nobody who leaves the work loses their share of any day unasked; an amendment of no other days counts from today. */
const findGone = (db: Queryable, amended: Amended) => {
  const { workId, before, days, isOfPast } = amended;
  if (before.review !== 'approved') return noFormers;
  const said = isOfPast ? days : { from: today, until: null };
  return findFormers(db, { workId, days: said }, authorsAfter(amended));
};

/** Who is on the work afterwards: of days that are over alone nobody comes onto it or leaves it. */
const authorsAfter = ({ days, before, rows }: Amended): number[] =>
  days.until === null
    ? rows.map(({ author }) => author.authorId)
    : before.authors.map(({ authorId }) => authorId);

/** Writes an amendment over the registration: authors who are not changed keep what they have. Answers whether any are asked anew. */
async function apply(
  db: Queryable,
  amended: Amended,
  { formerIds, losers }: { formerIds: readonly number[]; losers: readonly Loser[] },
): Promise<boolean> {
  const { workId, by, registering, before, after, changes } = amended;
  const rows = [...amended.rows, ...(await insertUnknownAuthors(db, after.authors.filter(isUnknown)))];
  await write(db, amended, rows);
  const wasEnded = before.review === 'refused' && before.authors.some(({ approval }) => approval !== 'given');
  const isAskedAnew = concernsApproval(changes) || amended.isOfPast || wasEnded;
  // M14: where staff change what authors get, their registrant is asked like the others, by the society.
  const asking =
    by.personId === registering.personId && !amended.isInName
      ? registering
      : { ...registering, personId: 0, name: null };
  const holders = askedOf(losers, asking.personId);
  if (isAskedAnew) await askApprovals(db, asking, workId, { changes, formerIds, holders });
  const moved = isAskedAnew ? [] : amended.rows.filter((row) => isMovedBy(row, amended));
  const authorIds = moved.map(({ author }) => author.authorId);
  const isPartAsked = !isAskedAnew && (moved.length > 0 || holders.length > 0);
  if (isPartAsked) await askAgain(db, asking, { workId, authorIds, changes, holders });
  return isAskedAnew || isPartAsked;
}

async function write(db: Queryable, amended: Amended, rows: readonly Row[]): Promise<void> {
  const { workId, days, after } = amended;
  if (days.until !== null) return rewriteDays(db, { workId, days }, sharesOf(workId, rows));
  await queries.updateWork.run(db, { workId, ...factsOf(after, rows) });
  await replaceAuthors(db, amended, rows);
  await replaceNames(db, workId, after);
}

async function replaceAuthors(
  db: Queryable,
  { workId, registering, before, days, isOfPast }: Amended,
  rows: readonly Row[],
): Promise<void> {
  const authorIds = rows.map(({ author }) => author.authorId);
  const chosen = new Set(rows.map(({ contract }) => contract?.contractId));
  const contractIds = before.authors.flatMap(({ contractId }) =>
    contractId === null || chosen.has(contractId) ? [] : contractId,
  );
  const gone = before.authors.filter(({ authorId }) => !authorIds.includes(authorId));
  const isUnchanged = ({ author, shareHundredths, contract }: Row) =>
    before.authors.some(
      (one) =>
        one.authorId === author.authorId &&
        one.shareHundredths === shareHundredths &&
        one.contractId === (contract?.contractId ?? null),
    );
  // On days that have been the others may have had other shares than they have today.
  const changed = isOfPast ? rows : rows.filter((row) => !isUnchanged(row));
  // M7: what was never approved was never different; what was approved has counted until today.
  const from = before.review === 'approved' ? days.from : beginning;
  await queries.deleteAuthors.run(db, { workId, but: authorIds });
  await queries.deleteContractWorks.run(db, { workId, contractIds });
  await writeAuthors(db, registering, workId, rows);
  await rewriteRights(
    db,
    gone.map(({ authorId }) => ({ workId, authorId, shareHundredths: 0 })),
    { from },
  );
  if (isOfPast) await giveNothingToOthers(db, { workId, days }, authorIds);
  await writeRights(db, workId, changed, { from });
}

export async function replaceNames(db: Queryable, workId: number, work: Registration): Promise<void> {
  await queries.deleteOtherTitles.run(db, { workId, titles: otherTitlesOf(work) });
  await queries.deleteIsrcs.run(db, { workId, isrcs: JSON.stringify(isrcsOf(work)) });
  await writeNames(db, workId, work);
}

/** V12: a contract that somebody else chose for an author, or took away, is that author's to approve. */
function isMovedBy({ author, contract }: Row, { by, before }: Amended): boolean {
  const was = before.authors.find(({ authorId }) => authorId === author.authorId);
  const isMoved = was !== undefined && was.contractId !== (contract?.contractId ?? null);
  return isMoved && !isNobody(author.authorId) && author.personId !== by.personId;
}
