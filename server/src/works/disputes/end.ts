import { differences } from '@omur/contract/works/rules/differences';
import { rolesFor } from '@omur/contract/works/rules/roles';
import type { NewShares } from '@omur/contract/works/disputes';
import { objectionDays } from '@omur/contract/works/rules/registration';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { record } from '../amendments/record.ts';
import { getRegistered } from '../amendments/registration.ts';
import { restart } from '../approvals/queries.ts';
import { touchWork } from '../catalogue/queries.ts';
import { refreshLight } from '../catalogue/refreshLight.ts';
import { rewriteRights } from '../rights/rewrite.ts';
import type { LockedDispute } from './lock.ts';
import { notifyEnded } from './notify.ts';
import type { Author } from './open.ts';
import { listed } from './open.ts';
import * as queries from './queries.ts';

interface Outcome {
  state: 'agreed' | 'decided' | 'withdrawn';
  shares: NewShares;
  decision?: string;
}

/**
 * H84: the outcome of a dispute is an amendment of the work from the day since which the disputed shares have counted. What was kept is
 * paid by it in the next distribution.
 */
export async function end(
  db: Queryable,
  actor: Actor,
  dispute: LockedDispute,
  { state, shares, decision }: Outcome,
): Promise<void> {
  const { disputeId, workId, title } = dispute;
  const before = await getRegistered(db, workId);
  await queries.writeOutcome.run(db, { disputeId, ...listed(shares) });
  await queries.endDispute.run(db, {
    disputeId,
    state,
    decidedBy: state === 'decided' ? actor.realUserId : null,
    decision: decision ?? null,
  });
  await applyShares(db, dispute, shares);
  await queries.approveParties.run(db, { disputeId, workId, isAgreed: state === 'agreed' });
  await restart.run(db, { workId, daysToAnswer: objectionDays, daysToReminder: 5 });
  const after = await getRegistered(db, workId);
  const changes = differences(before.onFile, after.onFile);
  if (changes.length > 0) await record(db, actor, { workId, cause: 'dispute', changes });
  await refreshLight(db, workId, 'amended');
  await notifyEnded(db, { disputeId, workId, title, personId: actor.personId }, { state, changes });
}

/** Writes shares that differ over the work's: of its authors, of their roles, and who is paid them. */
async function applyShares(
  db: Queryable,
  { workId, countsFrom }: LockedDispute,
  shares: NewShares,
): Promise<void> {
  const authors = await queries.findAuthors.rows<Author>(db, { workId });
  const changed = authors.flatMap((author) => {
    const share = shares.find((one) => one.authorId === author.authorId)?.shareHundredths;
    return share === undefined || share === author.shareHundredths ? [] : [{ ...author, share }];
  });
  if (changed.length === 0) return;
  const authorIds = changed.map(({ authorId }) => authorId);
  await queries.writeAuthorShares.run(db, { workId, authorIds, shares: changed.map(({ share }) => share) });
  const roles = changed.flatMap(({ authorId, roles: own, share }) =>
    rolesFor(own, share).map((role) => ({ authorId, ...role })),
  );
  if (roles.length > 0)
    await queries.writeRoleShares.run(db, {
      workId,
      authorIds: roles.map(({ authorId }) => authorId),
      authorTypeIds: roles.map(({ authorTypeId }) => authorTypeId),
      shares: roles.map(({ shareHundredths }) => shareHundredths),
    });
  await rewriteRights(
    db,
    changed.map(({ authorId, share }) => ({ workId, authorId, shareHundredths: share })),
    { from: countsFrom },
  );
  await touchWork.run(db, { workId });
}
