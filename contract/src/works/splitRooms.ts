import * as z from 'zod/mini';
import { created, endpoint, file, list, nothing, one } from '../platform/endpoint.ts';
import { isOwn } from '../platform/fields/groups.ts';
import { authorId, authorTypeId, displayName } from '../platform/fields/people.ts';
import * as rooms from '../platform/fields/splitRooms.ts';
import { shareHundredths, title, workId } from '../platform/fields/works.ts';
import { paging, pathId, pathText, queryId } from '../platform/paths.ts';
import { atMost, field, maybe, nullable, request, response } from '../platform/wire.ts';
import { getPerson, listPersonWorks } from '../people/persons.ts';
import { NewWork } from './registration.ts';
import { listWaitingWorks } from './review.ts';

export const mostSeats = 20;
export const mostOpenRooms = 20;

const ofRoom = { splitRoomId: pathId('splitRoomId') };
const ofLink = { token: pathText('token') };
const ofGuest = { guestKey: pathText('guestKey') };

/** What those in a room see of each other: the name that works carry, role and share. */
export const SplitSeat = response({
  seatId: rooms.seatId,
  displayName,
  authorTypeId,
  shareHundredths,
  isOwn,
  isGuest: rooms.isGuest,
  /** Of the public domain and AI, who accept nothing; of everybody else it stays untold. */
  nobodysId: nullable(authorId),
  isHostsSeat: rooms.isHostsSeat,
  hasCome: rooms.hasCome,
  isHere: rooms.isHere,
  acceptsShare: rooms.acceptsShare,
  acceptedBefore: rooms.acceptedBefore,
});
export type SplitSeat = z.output<typeof SplitSeat>;

/** H90: where the authors of a work agree on roles and shares before it is registered. */
export const SplitRoom = response({
  splitRoomId: rooms.splitRoomId,
  title,
  splitRoomState: rooms.splitRoomState,
  splitVersion: rooms.splitVersion,
  endsAt: rooms.endsAt,
  hostName: rooms.hostName,
  isHost: rooms.isHost,
  linkToken: nullable(rooms.linkToken),
  /** For members in the room, once it is registered. */
  workId: nullable(workId),
  seats: field('SAETI_HOFUNDA', z.array(SplitSeat)),
});
export type SplitRoom = z.output<typeof SplitRoom>;

export const listSplitRooms = endpoint('GET /api/splitRooms', {
  access: 'loggedIn',
  query: paging,
  reply: list(SplitRoom, 'splitRoom.noneFound'),
});

export const getSplitRoom = endpoint('GET /api/splitRooms/:splitRoomId', {
  access: 'loggedIn',
  params: ofRoom,
  reply: one(SplitRoom),
});

/** Nobody opens, changes or accepts anything for somebody else: authors agree themselves (H94). */
const bySelf = { access: 'registering', masquerade: 'never' } as const;
const changed = () => [listSplitRooms, getSplitRoom];

export const openSplitRoom = endpoint('POST /api/splitRooms', {
  ...bySelf,
  body: NewWork,
  reply: created(SplitRoom),
  affects: changed,
});

const OwnPart = request({ authorTypeId, shareHundredths });
const OfVersion = request({ splitVersion: rooms.splitVersion });
/** H135: which of their seats, of who sits there under several names; else it is the only one. */
const whichSeat = { seatId: maybe(rooms.seatId) };

export const changeOwnPart = endpoint('PATCH /api/splitRooms/:splitRoomId/seat', {
  ...bySelf,
  params: ofRoom,
  body: request({ authorTypeId, shareHundredths, ...whichSeat }),
  reply: nothing,
  affects: changed,
});

export const acceptSplit = endpoint('POST /api/splitRooms/:splitRoomId/acceptance', {
  ...bySelf,
  params: ofRoom,
  body: request({ splitVersion: rooms.splitVersion, ...whichSeat }),
  reply: nothing,
  affects: changed,
});

export const leaveSplitRoom = endpoint('DELETE /api/splitRooms/:splitRoomId/seat', {
  ...bySelf,
  params: ofRoom,
  query: { seatId: queryId('SAETI_NR') },
  reply: nothing,
  affects: changed,
});

/** What the host of the room puts to all: authors who are left out lose their seat. */
const ProposedSeat = request({ seatId: rooms.seatId, authorTypeId, shareHundredths });
export const proposeSplit = endpoint('PUT /api/splitRooms/:splitRoomId/seats', {
  ...bySelf,
  params: ofRoom,
  body: request({
    splitVersion: rooms.splitVersion,
    seats: field('SAETI_HOFUNDA', z.array(ProposedSeat).check(z.maxLength(mostSeats))),
  }),
  reply: nothing,
  affects: changed,
});

/** X138: the host of the room seats an author of the society, without a share yet. */
export const seatAuthor = endpoint('POST /api/splitRooms/:splitRoomId/seats', {
  ...bySelf,
  params: ofRoom,
  body: request({ authorId }),
  reply: nothing,
  affects: changed,
});

export const renewSplitLink = endpoint('POST /api/splitRooms/:splitRoomId/link', {
  ...bySelf,
  params: ofRoom,
  reply: nothing,
  affects: changed,
});

export const closeSplitRoom = endpoint('DELETE /api/splitRooms/:splitRoomId', {
  ...bySelf,
  params: ofRoom,
  reply: nothing,
  affects: changed,
});

export const registerSplit = endpoint('POST /api/splitRooms/:splitRoomId/registration', {
  ...bySelf,
  params: ofRoom,
  body: OfVersion,
  reply: created(response({ workId })),
  affects: () => [...changed(), listPersonWorks, getPerson, listWaitingWorks],
});

export const getSplitByLink = endpoint('GET /api/splitRooms/links/:token', {
  access: 'public',
  writes: true,
  params: ofLink,
  reply: one(SplitRoom),
});

export const sitDown = endpoint('POST /api/splitRooms/links/:token/seat', {
  ...bySelf,
  params: ofLink,
  reply: created(response({ splitRoomId: rooms.splitRoomId })),
  affects: changed,
});

const longestGuestName = 200;
const longestEmail = 254;

export const knockAsGuest = endpoint('POST /api/splitRooms/links/:token/guests', {
  access: 'public',
  params: ofLink,
  body: request({
    guestName: atMost(longestGuestName, rooms.guestName),
    guestEmail: atMost(longestEmail, rooms.guestEmail),
  }),
  reply: nothing,
  affects: () => [],
});

export const getSplitAsGuest = endpoint('GET /api/splitRooms/guests/:guestKey', {
  access: 'public',
  writes: true,
  params: ofGuest,
  reply: one(SplitRoom),
});

const guestChanged = () => [getSplitAsGuest];

/** Takes the seat that the letter is about, or is in it already. */
export const enterAsGuest = endpoint('POST /api/splitRooms/guests/:guestKey/seat', {
  access: 'public',
  params: ofGuest,
  reply: nothing,
  affects: guestChanged,
});

export const changePartAsGuest = endpoint('PATCH /api/splitRooms/guests/:guestKey/seat', {
  access: 'public',
  params: ofGuest,
  body: OwnPart,
  reply: nothing,
  affects: guestChanged,
});

export const acceptAsGuest = endpoint('POST /api/splitRooms/guests/:guestKey/acceptance', {
  access: 'public',
  params: ofGuest,
  body: OfVersion,
  reply: nothing,
  affects: guestChanged,
});

export const leaveAsGuest = endpoint('DELETE /api/splitRooms/guests/:guestKey/seat', {
  access: 'public',
  params: ofGuest,
  reply: nothing,
  affects: guestChanged,
});

/** The room's number for those who are logged in, the guest's key for a guest. */
export const followSplitRoom = endpoint('GET /api/splitRooms/:place/changes', {
  access: 'public',
  params: { place: pathText('place') },
  reply: file('text/event-stream'),
});
