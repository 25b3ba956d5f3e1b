import type { agreeToGroup, leaveGroup } from '@omur/contract/works/groups';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { lock } from './lock.ts';
import { notifyLeft, notifyReady } from './notify.ts';
import * as queries from './queries.ts';

interface Member extends Record<string, unknown> {
  personId: number;
  hasJoined: boolean;
}

/** H61: the caller is in the group and agrees to the split that they read. */
export async function agree({
  db,
  actor,
  params: { groupId },
  body,
}: CallOf<typeof agreeToGroup>): Promise<undefined> {
  const { personId, userId, realUserId } = actor;
  const group = await lock(db, actor, groupId);
  if (group.splitNumber !== body.splitNumber) refuse('group.changedMeanwhile');
  if (!group.addsUp) refuse('group.splitOpen');
  const members = await queries.membersOf.rows<Member>(db, { groupId });
  if (userId !== realUserId) {
    const own = await queries.personOfUser.row<{ personId: number | null }>(db, { userId: realUserId });
    const isIn = members.some((one) => one.personId === own?.personId);
    if (isIn || (group.splitBy === realUserId && group.splitFor !== userId)) refuse('group.ownSplit');
  }
  const before = await queries.isReady.row<{ isReady: boolean }>(db, { groupId });
  await queries.agree.run(db, { groupId, personId });
  const after = await queries.isReady.row<{ isReady: boolean }>(db, { groupId });
  if (before?.isReady || !after?.isReady) return;
  await notifyReady(db, othersThan(personId, members), groupId);
}

/** H63: the caller leaves, or declines what they were asked. The split is open then, and no one has agreed to it. */
export async function leave({
  db,
  actor,
  params: { groupId },
}: CallOf<typeof leaveGroup>): Promise<undefined> {
  const { personId } = actor;
  await lock(db, actor, groupId);
  const members = await queries.membersOf.rows<Member>(db, { groupId });
  await queries.leave.run(db, { groupId, personId });
  const ended = await queries.deleteEmpty.run(db, { groupId });
  if (ended > 0) return;
  const joined = members.filter(({ hasJoined }) => hasJoined);
  await notifyLeft(db, othersThan(personId, joined), groupId);
}

const othersThan = (personId: number, members: readonly Member[]) => [
  ...new Set(members.map((one) => one.personId).filter((one) => one !== personId)),
];
