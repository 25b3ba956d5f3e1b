import type { changeGroup, makeGroup, NewGroup } from '@omur/contract/works/groups';
import { mostGroups } from '@omur/contract/works/groups';
import { groupProblem } from '@omur/contract/works/rules/group';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { lockJoined } from './lock.ts';
import { notifyAsked, notifyTakenOut } from './notify.ts';
import { lockUser, personOfUser } from '../../platform/sessions/userQueries.ts';
import * as queries from './queries.ts';

interface Member extends Record<string, unknown> {
  authorId: number;
  authorTypeId: number;
  shareHundredths: number;
  personId: number;
  hasJoined: boolean;
}

/** H60: a group of the caller and others, who are asked. The caller agrees by proposing it, under one of their names (O205). */
export async function make({ db, actor, body }: Pick<CallOf<typeof makeGroup>, 'db' | 'actor' | 'body'>) {
  const { userId, realUserId, personId } = actor;
  const groupName = body.groupName ?? refuseName();
  await assertMembers(db, actor, body.members);
  await lockUser.run(db, { userId });
  const counted = await queries.countGroups.row<{ groupCount: number }>(db, { personId });
  if ((counted?.groupCount ?? 0) >= mostGroups) refuse('group.tooMany', { values: { most: mostGroups } });
  const made = await queries.insertGroup.row<{ groupId: number }>(db, { groupName, userId, realUserId });
  const groupId = made?.groupId ?? refuse('server.failed');
  await writeSplit(db, actor, groupId, body.members);
  return found(db, actor, groupId);
}

/** H62: another name, or another split, which everybody is asked about anew. */
export async function change({ db, actor, params: { groupId }, body }: CallOf<typeof changeGroup>) {
  const groupName = body.groupName ?? refuseName();
  const group = await lockJoined(db, actor, groupId);
  if (group.splitNumber !== body.splitNumber) refuse('group.changedMeanwhile');
  const before = await queries.membersOf.rows<Member>(db, { groupId });
  await queries.renameGroup.run(db, { groupId, groupName });
  if (!isSameSplit(before, body.members)) {
    await assertMembers(db, actor, body.members);
    await writeSplit(db, actor, groupId, body.members);
    const kept = body.members.map(({ authorId }) => authorId);
    const staying = new Set(before.filter((one) => kept.includes(one.authorId)).map((one) => one.personId));
    const gone = before
      .map((one) => one.personId)
      .filter((one) => one !== actor.personId && !staying.has(one));
    await notifyTakenOut(db, [...new Set(gone)]);
  }
  return found(db, actor, groupId);
}

const refuseName = () => refuseField('HEITI_HOPS', 'group.nameMissing');

const isSameSplit = (before: readonly Member[], after: NewGroup['members']) =>
  before.length === after.length &&
  after.every((member) =>
    before.some(
      (one) =>
        one.authorId === member.authorId &&
        one.authorTypeId === member.authorTypeId &&
        one.shareHundredths === member.shareHundredths,
    ),
  );

/** H61, H65: the rules of the form; everybody can agree themselves, and the caller is one of them. */
async function assertMembers(db: Queryable, actor: Actor, members: NewGroup['members']): Promise<void> {
  const code = groupProblem(members);
  if (code) refuseField('MEDLIMIR_HOPS', code);
  const authorIds = members.map(({ authorId }) => authorId);
  const authors = await queries.findAuthors.rows<{ authorId: number; personId: number }>(db, { authorIds });
  const missing = authorIds.find((authorId) => !authors.some((one) => one.authorId === authorId));
  if (missing !== undefined) refuseField('MEDLIMIR_HOPS', 'group.notAnAuthor', { authorId: missing });
  if (!authors.some(({ personId }) => personId === actor.personId))
    refuseField('MEDLIMIR_HOPS', 'group.notAmong');
  await assertNotProxyIn(
    db,
    actor,
    authors.map(({ personId }) => personId),
  );
}

/** H65: nobody proposes in another's name what they are a part of themselves. */
async function assertNotProxyIn(db: Queryable, actor: Actor, personIds: readonly number[]): Promise<void> {
  if (actor.userId === actor.realUserId) return;
  const own = await personOfUser.row<{ personId: number | null }>(db, { userId: actor.realUserId });
  if (own?.personId && personIds.includes(own.personId)) refuse('group.ownSplit');
}

async function writeSplit(
  db: Queryable,
  actor: Actor,
  groupId: number,
  members: NewGroup['members'],
): Promise<void> {
  const { personId, userId, realUserId } = actor;
  const authorIds = members.map(({ authorId }) => authorId);
  await queries.proposeSplit.run(db, { groupId, userId, realUserId });
  await queries.deleteOthers.run(db, { groupId, authorIds });
  await queries.writeMembers.run(db, {
    groupId,
    authorIds,
    authorTypeIds: members.map(({ authorTypeId }) => authorTypeId),
    shares: members.map(({ shareHundredths }) => shareHundredths),
  });
  const asked = await queries.membersOf.rows<Member>(db, { groupId });
  const own = asked.filter((one) => one.personId === personId);
  const proposing = own.find(({ hasJoined }) => hasJoined) ?? own[0];
  if (proposing) await queries.agree.run(db, { groupId, authorId: proposing.authorId });
  const others = asked.map((one) => one.personId).filter((one) => one !== personId);
  await notifyAsked(db, [...new Set(others)], groupId);
}

const found = (db: Queryable, actor: Actor, groupId: number) =>
  oneOr404(
    db,
    queries.findGroup,
    { groupId, personId: actor.personId, isStaff: isStaff(actor) },
    'group.notFound',
  );
