import type { amendmentCauses } from '@omur/contract/amendments';
import type { Change } from '@omur/contract/approvals';
import type { NewWork } from '@omur/contract/registration';
import { concernsApproval, differences } from '@omur/contract/rules/differences';
import { readDuration } from '@omur/contract/rules/duration';
import { askApprovals } from '../approvals/ask.ts';
import type { Queryable } from '../database/statement.ts';
import type { Actor } from '../http/call.ts';
import { getRows, mustBeSound, type Registering, type Row } from '../registration/sound.ts';
import { insertUnknownAuthors } from '../registration/unknownAuthors.ts';
import { artistsOf, titleOf, writeAuthors, writeNames, writeRights } from '../registration/write.ts';
import { settle } from '../works/settle.ts';
import { comparedOf, writtenChanges } from './compared.ts';
import * as queries from './queries.ts';
import { comparableOf, type Registered } from './registration.ts';
import { findParties, tellParties, toldNameOf } from './told.ts';

interface Amending {
  workId: number;
  /** Whose rules count: staff may amend for anybody, an accepted proposal is its registrant's (V3). */
  by: Registering;
  /** Whose registration it is, and so who need not be asked. */
  registering: Registering;
  before: Registered;
  body: NewWork;
}

/** What would change, by the very rules of registering; nothing is written. */
export async function changesOf(db: Queryable, { by, before, body }: Amending) {
  await mustBeSound(db, by, body);
  const rows = await getRows(db, body, before.authors);
  const compared = comparableOf(before);
  return { rows, changes: differences(compared, comparedOf(body, rows, compared)) };
}

/** Writes an amendment over the registration: authors who are not changed keep what they have. Answers whether all are asked anew. */
export async function apply(
  db: Queryable,
  amending: Amending,
  rows: readonly Row[],
  changes: readonly Change[],
) {
  const { workId, registering, before, body } = amending;
  const all = [...rows, ...(await insertUnknownAuthors(db, body.unknownAuthors ?? []))];
  await writeWork(db, workId, body, all, before);
  await replaceAuthors(db, registering, workId, before, all);
  await replaceNames(db, workId, body);
  const wasEnded = before.review === 'refused' && before.authors.some(({ approval }) => approval !== 'given');
  const isAskedAnew = concernsApproval(changes) || wasEnded;
  if (isAskedAnew) await askApprovals(db, registering, workId, changes);
  return isAskedAnew;
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
    performers: body.performers?.trim() || null,
    description: body.description === undefined ? before.description : body.description,
  });
}

async function replaceAuthors(
  db: Queryable,
  registering: Registering,
  workId: number,
  { authors }: Registered,
  rows: readonly Row[],
): Promise<void> {
  const isUnchanged = ({ author, shareHundredths, contract }: Row) =>
    authors.some(
      (one) =>
        one.authorId === author.authorId &&
        one.shareHundredths === shareHundredths &&
        one.contractId === (contract?.contractId ?? null),
    );
  const idsOf = (some: readonly Row[]) => some.map(({ author }) => author.authorId);
  const chosen = new Set(rows.map(({ contract }) => contract?.contractId));
  const left = authors.flatMap(({ contractId }) =>
    contractId === null || chosen.has(contractId) ? [] : contractId,
  );
  await queries.deleteAuthors.run(db, { workId, but: idsOf(rows) });
  await queries.deleteRights.run(db, { workId, but: idsOf(rows.filter(isUnchanged)) });
  await queries.deleteContractWorks.run(db, { workId, contractIds: left });
  await writeAuthors(db, registering, workId, rows);
  await writeRights(
    db,
    workId,
    rows.filter((row) => !isUnchanged(row)),
  );
}

export async function replaceNames(db: Queryable, workId: number, body: NewWork): Promise<void> {
  await queries.deleteOtherTitles.run(db, { workId });
  await queries.deleteIsrcs.run(db, { workId });
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

/** Applies, records, tells the parties as they were and as they are, and settles: the whole of an amendment. */
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
  await settle(db, workId, 'amended');
  const parties = [...partiesBefore, ...(await findParties(db, workId))];
  await tellParties(db, {
    workId,
    title: titleOf(body),
    parties,
    isAskedAnew,
    by: toldNameOf(actor),
    changes,
  });
}
