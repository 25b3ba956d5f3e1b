import type { agreeToGroup, leaveGroup } from '@omur/contract/works/groups';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { lock } from './lock.ts';
import { notifyLeft, notifyReady } from './notify.ts';
import { personOfUser } from '../../platform/sessions/userQueries.ts';
import * as queries from './queries.ts';

interface Member extends Record<string, unknown> {
  authorId: number;
  personId: number;
  hasJoined: boolean;
  hasAgreed: boolean;
}

/** H61, O205: the caller is in the group under one of their names, and agrees under it to the split that they read. */
export async function agree({
  db,
  actor,
  params: { groupId },
  body,
}: Pick<CallOf<typeof agreeToGroup>, 'db' | 'actor' | 'params' | 'body'>): Promise<undefined> {
  const { personId, userId, realUserId } = actor;
  const group = await lock(db, actor, groupId);
  if (group.splitNumber !== body.splitNumber) refuse('group.changedMeanwhile');
  if (!group.addsUp) refuse('group.splitOpen');
  const members = await queries.membersOf.rows<Member>(db, { groupId });
  if (userId !== realUserId) {
    const own = await personOfUser.row<{ personId: number | null }>(db, { userId: realUserId });
    const isIn = members.some((one) => one.personId === own?.personId);
    if (isIn || (group.splitBy === realUserId && group.splitFor !== userId)) refuse('group.ownSplit');
  }
  const before = await queries.isReady.row<{ isReady: boolean }>(db, { groupId });
  const own = members.filter((one) => one.personId === personId);
  const { authorId } = seatOf(own, body.authorId ?? own.find(({ hasAgreed }) => !hasAgreed)?.authorId);
  await queries.agree.run(db, { groupId, authorId });
  const after = await queries.isReady.row<{ isReady: boolean }>(db, { groupId });
  if (before?.isReady || !after?.isReady) return;
  await notifyReady(db, othersThan(personId, members), groupId);
}

/** H63, O205: the caller leaves, or declines what they were asked, under one of their names. The split is open then, and no one has agreed to it. */
export async function leave({
  db,
  actor,
  params: { groupId },
  query,
}: CallOf<typeof leaveGroup>): Promise<undefined> {
  const { personId } = actor;
  await lock(db, actor, groupId);
  const members = await queries.membersOf.rows<Member>(db, { groupId });
  const own = members.filter((one) => one.personId === personId);
  const { authorId } = seatOf(own, query.authorId);
  await queries.leave.run(db, { groupId, authorId });
  const ended = await queries.deleteEmpty.run(db, { groupId });
  if (ended > 0) return;
  const joined = members.filter(({ hasJoined }) => hasJoined);
  await notifyLeft(db, othersThan(personId, joined), groupId);
}

/** Each name is answered for by a call of its own: what two do together tells all that they are one person's. */
const seatOf = (own: readonly Member[], authorId: number | undefined): Member =>
  (authorId === undefined ? own[0] : own.find((one) => one.authorId === authorId)) ??
  refuse('group.notFound');

const othersThan = (personId: number, members: readonly Member[]) => [
  ...new Set(members.map((one) => one.personId).filter((one) => one !== personId)),
];
