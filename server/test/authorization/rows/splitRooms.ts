import type { Caller, Target } from '../callers.ts';
import { anything, everybody, ownerAlone, type Rows, type Rule } from '../row.ts';
import type { Fixtures } from '../world.ts';

const part = { TEGUND_HOFUNDAR_NR: 36, HLUTFALL: 40 };
const ofVersion = ({ splitVersion }: Fixtures) => ({ UTGAFA_SKIPTINGAR: splitVersion });
const byLink = { params: ({ splitLink }: Fixtures) => ({ token: splitLink }) };
const byLetter = { params: ({ splitGuestKey }: Fixtures) => ({ guestKey: splitGuestKey }) };

/** A guest is nobody who is logged in, whatever letter they hold. */
const guestsAlone: Rule = { own: 409, staff: 409, foreign: 409, missing: 409 };
const withoutSession = (of: { missing: number }) => (caller: Caller, target: Target) => {
  const isNobody =
    caller.role === 'nobody' || (caller.actsFor === 'expired' && caller.role !== 'administrator');
  return isNobody ? (target === 'missing' ? of.missing : 'ok') : undefined;
};

/** Rooms where authors agree on their shares: whoever opened one, those in it, and those with the link. Staff are none of them. */
export const splitRoomRows: Rows = {
  'GET /api/splitRooms': { rule: everybody },
  'GET /api/splitRooms/:splitRoomId': { rule: ownerAlone },
  // Nobody opens a room for a work that they have no part in.
  'POST /api/splitRooms': {
    rule: { own: 'ok', staff: 403, foreign: 403, missing: 403 },
    body: ({ authorId, partner }) => ({
      HEITI_VERKS: 'Vökulag',
      LENGD: '3.30',
      authors: [
        { id: authorId, typeOfAuthor: 36, ratio: 60 },
        { id: partner.authorId, typeOfAuthor: 36, ratio: 40 },
      ],
    }),
  },
  'PATCH /api/splitRooms/:splitRoomId/seat': { rule: ownerAlone, body: () => part },
  // Who opened it accepts by registering, and not before the others have.
  'POST /api/splitRooms/:splitRoomId/acceptance': { rule: { ...ownerAlone, own: 409 }, body: ofVersion },
  'POST /api/splitRooms/:splitRoomId/registration': { rule: { ...ownerAlone, own: 409 }, body: ofVersion },
  'DELETE /api/splitRooms/:splitRoomId/seat': { rule: { ...ownerAlone, own: 409 } },
  'PUT /api/splitRooms/:splitRoomId/seats': {
    rule: ownerAlone,
    body: ({ splitVersion, splitSeatId }) => ({
      UTGAFA_SKIPTINGAR: splitVersion,
      SAETI_HOFUNDA: [{ SAETI_NR: splitSeatId, ...part }],
    }),
  },
  // The partner sits there already.
  'POST /api/splitRooms/:splitRoomId/seats': {
    rule: { ...ownerAlone, own: 422 },
    body: ({ partner }) => ({ HOFUNDUR_NR: partner.authorId }),
  },
  'POST /api/splitRooms/:splitRoomId/link': { rule: ownerAlone },
  'DELETE /api/splitRooms/:splitRoomId': { rule: ownerAlone },
  'GET /api/splitRooms/links/:token': { rule: anything, ...byLink },
  'POST /api/splitRooms/links/:token/seat': { rule: anything, ...byLink },
  'POST /api/splitRooms/links/:token/guests': {
    rule: guestsAlone,
    unless: withoutSession({ missing: 404 }),
    ...byLink,
    body: () => ({ NAFN_GESTS: 'Annar gestur', NETFANG_GESTS: 'annar@example.is' }),
  },
  'GET /api/splitRooms/guests/:guestKey': {
    rule: guestsAlone,
    unless: withoutSession({ missing: 404 }),
    ...byLetter,
  },
  'POST /api/splitRooms/guests/:guestKey/seat': {
    rule: guestsAlone,
    unless: withoutSession({ missing: 404 }),
    ...byLetter,
  },
  'PATCH /api/splitRooms/guests/:guestKey/seat': {
    rule: guestsAlone,
    unless: withoutSession({ missing: 404 }),
    ...byLetter,
    body: () => part,
  },
  'POST /api/splitRooms/guests/:guestKey/acceptance': {
    rule: guestsAlone,
    unless: withoutSession({ missing: 404 }),
    ...byLetter,
    body: ofVersion,
  },
  'DELETE /api/splitRooms/guests/:guestKey/seat': {
    rule: guestsAlone,
    unless: withoutSession({ missing: 404 }),
    ...byLetter,
  },
  'GET /api/splitRooms/:place/changes': {
    rule: ownerAlone,
    isEndless: true,
    params: ({ splitRoomId }) => ({ place: splitRoomId }),
  },
};
