import type { amendmentCauses } from '@omur/contract/works/amendments';
import type { Change } from '@omur/contract/works/approvals';
import type { NewWork } from '@omur/contract/works/registration';
import { concernsApproval, differences } from '@omur/contract/works/rules/differences';
import { readDuration } from '@omur/contract/platform/rules/duration';
import { askAgain, askApprovals } from '../approvals/ask.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { isNobody } from '../../people/authors/approval.ts';
import { getRows, assertValid, type Registering, type Row } from '../registration/validate.ts';
import { insertUnknownAuthors } from '../registration/unknownAuthors.ts';
import { artistsOf, isrcsOf, titleOf, writeAuthors, writeNames, writeRights } from '../registration/write.ts';
import { type Days, rewriteRights } from '../rights/rewrite.ts';
import { beginning, today } from '../rights/timeline.ts';
import { refreshLight } from '../catalogue/refreshLight.ts';
import { comparedOf, writtenChanges } from './compared.ts';
import * as queries from './queries.ts';
import { comparableOf, type Registered } from './registration.ts';
import { findParties, notifyParties, shownNameOf } from './notify.ts';

interface Amending {
  workId: number;
  /** Whose rules count: staff may amend for anybody, an accepted proposal is its registrant's (V3). */
  by: Registering;
  /** Whose registration it is, and so who need not be asked. */
  registering: Registering;
  before: Registered;
  body: NewWork;
  /** Staff confirm that it was so from the beginning; otherwise it counts from the day on which it is decided (M7). */
  isFromBeginning?: boolean | undefined;
}

/** What would change, by the very rules of registering; nothing is written. */
export async function changesOf(db: Queryable, { by, before, body }: Amending) {
  await assertValid(db, by, body);
  const rows = await getRows(db, body, before.authors);
  const compared = comparableOf(before);
  return { rows, changes: differences(compared, comparedOf(body, rows, compared)) };
}

/** Writes an amendment over the registration: authors who are not changed keep what they have. Answers whether any are asked anew. */
export async function apply(
  db: Queryable,
  amending: Amending,
  rows: readonly Row[],
  changes: readonly Change[],
) {
  const { workId, by, registering, before, body } = amending;
  const all = [...rows, ...(await insertUnknownAuthors(db, body.unknownAuthors ?? []))];
  await writeWork(db, workId, body, all, before);
  await replaceAuthors(db, amending, all);
  await replaceNames(db, workId, body);
  const wasEnded = before.review === 'refused' && before.authors.some(({ approval }) => approval !== 'given');
  const isAskedAnew = concernsApproval(changes) || wasEnded;
  // M14: where staff change what authors get, their registrant is asked like the others, by the society.
  const asking =
    by.personId === registering.personId ? registering : { ...registering, personId: 0, name: null };
  if (isAskedAnew) await askApprovals(db, asking, workId, changes);
  const moved = isAskedAnew ? [] : rows.filter((row) => isMovedBy(row, amending));
  const movedIds = moved.map(({ author }) => author.authorId);
  if (moved.length > 0) await askAgain(db, asking, workId, movedIds, changes);
  return isAskedAnew || moved.length > 0;
}

/** V12: a contract that somebody else chose for an author, or took away, is that author's to approve. */
function isMovedBy({ author, contract }: Row, { by, before }: Amending): boolean {
  const was = before.authors.find(({ authorId }) => authorId === author.authorId);
  const isMoved = was !== undefined && was.contractId !== (contract?.contractId ?? null);
  return isMoved && !isNobody(author.authorId) && author.personId !== by.personId;
}

export async function writeWork(
  db: Queryable,
  workId: number,
  body: NewWork,
  rows: readonly Row[],
  before: Registered,
): Promise<void> {
  await queries.updateWork.run(db, {
    workId,
    title: titleOf(body),
    durationSeconds: readDuration(body.duration) ?? null,
    artists: artistsOf(body, rows),
    performers: body.performers ?? null,
    description: body.description === undefined ? before.description : body.description,
  });
}

async function replaceAuthors(
  db: Queryable,
  { workId, registering, before, isFromBeginning }: Amending,
  rows: readonly Row[],
): Promise<void> {
  const { authors } = before;
  const isUnchanged = ({ author, shareHundredths, contract }: Row) =>
    authors.some(
      (one) =>
        one.authorId === author.authorId &&
        one.shareHundredths === shareHundredths &&
        one.contractId === (contract?.contractId ?? null),
    );
  const authorIds = rows.map(({ author }) => author.authorId);
  const chosen = new Set(rows.map(({ contract }) => contract?.contractId));
  const left = authors.flatMap(({ contractId }) =>
    contractId === null || chosen.has(contractId) ? [] : contractId,
  );
  const days = daysOf(before, isFromBeginning);
  const gone = authors.filter(({ authorId }) => !authorIds.includes(authorId));
  await queries.deleteAuthors.run(db, { workId, but: authorIds });
  await queries.deleteContractWorks.run(db, { workId, contractIds: left });
  await writeAuthors(db, registering, workId, rows);
  await rewriteRights(
    db,
    gone.map(({ authorId }) => ({ workId, authorId, shareHundredths: 0 })),
    days,
  );
  await writeRights(
    db,
    workId,
    rows.filter((row) => !isUnchanged(row)),
    days,
  );
}

/** M7: what was never approved was never different; what was approved has counted until today. */
const daysOf = ({ review }: Registered, isFromBeginning = false): Days => ({
  from: review === 'approved' && !isFromBeginning ? today : beginning,
});

export async function replaceNames(db: Queryable, workId: number, body: NewWork): Promise<void> {
  await queries.deleteOtherTitles.run(db, { workId });
  await queries.deleteIsrcs.run(db, { workId, isrcs: JSON.stringify(isrcsOf(body)) });
  await writeNames(db, workId, body);
}

interface Recorded {
  workId: number;
  cause: (typeof amendmentCauses)[number];
  changes?: readonly Change[];
  remark?: string | null;
  proposalId?: number | null;
}

export async function record(
  db: Queryable,
  actor: Actor,
  { workId, cause, ...more }: Recorded,
): Promise<void> {
  await queries.insertAmendment.run(db, {
    workId,
    userId: actor.realUserId,
    actingFor: actor.userId === actor.realUserId ? null : actor.userId,
    cause,
    remark: more.remark ?? null,
    proposalId: more.proposalId ?? null,
    changes: writtenChanges(more.changes ?? []),
  });
}

/** Applies, records, notifies the parties as they were and as they are, and refreshes the light: the whole of an amendment. */
export async function amend(
  db: Queryable,
  actor: Actor,
  amending: Amending,
  { rows, changes, ...recorded }: { rows: readonly Row[]; changes: readonly Change[]; proposalId?: number },
): Promise<void> {
  const { workId, body } = amending;
  const partiesBefore = await findParties(db, workId);
  const isAskedAnew = await apply(db, amending, rows, changes);
  await record(db, actor, {
    workId,
    cause: recorded.proposalId ? 'proposal' : 'amended',
    changes,
    ...recorded,
  });
  await refreshLight(db, workId, 'amended');
  const parties = [...partiesBefore, ...(await findParties(db, workId))];
  await notifyParties(db, {
    workId,
    title: titleOf(body),
    parties,
    isAskedAnew,
    by: shownNameOf(actor),
    changes,
  });
}
