import * as z from 'zod/mini';
import { created, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import { authorId, authorTypeId, displayName } from '../platform/fields/people.ts';
import * as groups from '../platform/fields/groups.ts';
import { artists, durationSeconds, light, shareHundredths, title, workId } from '../platform/fields/works.ts';
import { paging, pathId, queryId } from '../platform/paths.ts';
import { field, lineText, maybe, nullable, request, response } from '../platform/wire.ts';

export const mostGroupMembers = 20;
export const mostGroups = 50;
export const mostGroupSetLists = 50;
export const mostGroupLines = 200;
export const longestGroupName = 100;

const ofGroup = { groupId: pathId('groupId') };
const ofSetList = { ...ofGroup, setListId: pathId('setListId') };

/** Of each other, members see the name that works carry, and nothing else (H66). */
export const GroupMember = response({
  authorId,
  displayName,
  authorTypeId,
  shareHundredths,
  joinedAt: nullable(groups.joinedAt),
  hasAgreed: groups.hasAgreed,
  isOwn: groups.isOwn,
});
export type GroupMember = z.output<typeof GroupMember>;

/** H60: authors who keep how they usually divide a work, and what they play. */
export const Group = response({
  groupId: groups.groupId,
  groupName: groups.groupName,
  splitNumber: groups.splitNumber,
  isReady: groups.isReady,
  isMember: groups.isMember,
  isAsked: groups.isAsked,
  setListCount: groups.setListCount,
  members: field('MEDLIMIR_HOPS', z.array(GroupMember)),
});
export type Group = z.output<typeof Group>;

export const listGroups = endpoint('GET /api/groups', {
  access: 'loggedIn',
  query: paging,
  reply: list(Group, 'group.noneFound'),
});

export const getGroup = endpoint('GET /api/groups/:groupId', {
  access: 'loggedIn',
  params: ofGroup,
  reply: one(Group),
});

const NewMember = request({ authorId, authorTypeId, shareHundredths });
const members = field('MEDLIMIR_HOPS', z.array(NewMember).check(z.maxLength(mostGroupMembers)));

export const NewGroup = request({ groupName: lineText(longestGroupName, groups.groupName), members });
export type NewGroup = z.output<typeof NewGroup>;

export const makeGroup = endpoint('POST /api/groups', {
  access: 'registering',
  body: NewGroup,
  reply: created(Group),
  affects: () => [listGroups],
});

export const changeGroup = endpoint('PUT /api/groups/:groupId', {
  access: 'registering',
  params: ofGroup,
  body: request({
    groupName: lineText(longestGroupName, groups.groupName),
    splitNumber: groups.splitNumber,
    members,
  }),
  reply: one(Group),
  affects: () => [listGroups, getGroup],
});

export const agreeToGroup = endpoint('POST /api/groups/:groupId/agreement', {
  access: 'registering',
  params: ofGroup,
  /** Under which of their names; the first that has not agreed, if left out. */
  body: request({ splitNumber: groups.splitNumber, authorId: maybe(authorId) }),
  reply: nothing,
  affects: () => [listGroups, getGroup],
});

export const leaveGroup = endpoint('DELETE /api/groups/:groupId/membership', {
  access: 'loggedIn',
  params: ofGroup,
  /** Under which of their names; the first, if left out. */
  query: { authorId: queryId('HOFUNDUR_NR') },
  reply: nothing,
  affects: () => [listGroups, getGroup],
});

/** A work of the register as it is now, or a title that is none. */
export const GroupSetListLine = response({
  workId: nullable(workId),
  title,
  /** Of a work its artists, of a title who wrote it. */
  artists: nullable(artists),
  durationSeconds: nullable(durationSeconds),
  light: nullable(light),
});
export type GroupSetListLine = z.output<typeof GroupSetListLine>;

export const GroupSetList = response({
  setListId: groups.setListId,
  setListName: groups.setListName,
  keptAt: groups.keptAt,
  lines: field('LOG_A_LISTA', z.array(GroupSetListLine)),
});
export type GroupSetList = z.output<typeof GroupSetList>;

export const listGroupSetLists = endpoint('GET /api/groups/:groupId/setLists', {
  access: 'loggedIn',
  params: ofGroup,
  query: paging,
  reply: list(GroupSetList, 'group.noSetLists'),
});

const NewLine = request({
  workId: maybe(workId),
  title: maybe(lineText(200, title)),
  writers: maybe(lineText(400, groups.writers)),
  durationSeconds: maybe(durationSeconds),
});
const NewSetList = request({
  setListName: lineText(longestGroupName, groups.setListName),
  lines: field('LOG_A_LISTA', z.array(NewLine).check(z.minLength(1), z.maxLength(mostGroupLines))),
});
export type NewGroupSetList = z.output<typeof NewSetList>;

export const keepGroupSetList = endpoint('POST /api/groups/:groupId/setLists', {
  access: 'registering',
  params: ofGroup,
  body: NewSetList,
  reply: created(GroupSetList),
  affects: () => [listGroups, getGroup, listGroupSetLists],
});

export const changeGroupSetList = endpoint('PUT /api/groups/:groupId/setLists/:setListId', {
  access: 'registering',
  params: ofSetList,
  body: NewSetList,
  reply: one(GroupSetList),
  affects: () => [listGroupSetLists],
});

export const removeGroupSetList = endpoint('DELETE /api/groups/:groupId/setLists/:setListId', {
  access: 'registering',
  params: ofSetList,
  reply: nothing,
  affects: () => [listGroups, getGroup, listGroupSetLists],
});
