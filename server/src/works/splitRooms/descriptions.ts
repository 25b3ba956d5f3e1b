import type { Descriptions } from '../../platform/http/describe.ts';

export const splitRoomCalls: Descriptions = {
  'GET /api/splitRooms': {
    summary: 'The open split rooms that one opened or is an author in, newest first.',
    spec: 'H90',
  },
  'GET /api/splitRooms/:splitRoomId': {
    summary: 'A split room with its seats, for whoever opened it and the members in it.',
    spec: 'H90, H98',
  },
  'POST /api/splitRooms': {
    summary: 'Opens a registration to its authors before it is sent. They are asked to the room.',
    spec: 'H90, H91',
  },
  'PATCH /api/splitRooms/:splitRoomId/seat': {
    summary: 'Changes one’s own role and share, which takes all acceptances back.',
    spec: 'H92, H93',
  },
  'POST /api/splitRooms/:splitRoomId/acceptance': {
    summary: 'Accepts one’s share in the split that was read; 412 when it is another by now.',
    spec: 'H93, H94',
  },
  'DELETE /api/splitRooms/:splitRoomId/seat': { summary: 'Leaves a split room.', spec: 'H92' },
  'PUT /api/splitRooms/:splitRoomId/seats': {
    summary: 'Whoever opened the room puts a whole split to all, and takes seats away.',
    spec: 'H92',
  },
  'POST /api/splitRooms/:splitRoomId/seats': {
    summary: 'Whoever opened the room seats an author of the society, who is told.',
    spec: 'X138, H91',
  },
  'POST /api/splitRooms/:splitRoomId/link': {
    summary: 'Makes a new link to a split room; the one before opens nothing from then on.',
    spec: 'H96',
  },
  'DELETE /api/splitRooms/:splitRoomId': {
    summary: 'Closes a split room without registering.',
    spec: 'H96',
  },
  'POST /api/splitRooms/:splitRoomId/registration': {
    summary: 'Whoever opened the room accepts last, and with that the work is registered, approved by all.',
    spec: 'H95',
  },
  'GET /api/splitRooms/links/:token': {
    summary: 'A split room as somebody sees it who has the link to it.',
    spec: 'H91, H98',
  },
  'POST /api/splitRooms/links/:token/seat': {
    summary: 'A member takes a seat by the link to a split room.',
    spec: 'H91',
  },
  'POST /api/splitRooms/links/:token/guests': {
    summary: 'Sends an author outside the society a letter with a seat in the room.',
    spec: 'H94',
  },
  'GET /api/splitRooms/guests/:guestKey': {
    summary: 'A split room for the guest whose letter it is.',
    spec: 'H94, H98',
  },
  'POST /api/splitRooms/guests/:guestKey/seat': {
    summary: 'Takes the seat that a letter is about.',
    spec: 'H94',
  },
  'PATCH /api/splitRooms/guests/:guestKey/seat': {
    summary: 'A guest changes their own role and share.',
    spec: 'H92',
  },
  'POST /api/splitRooms/guests/:guestKey/acceptance': {
    summary: 'A guest accepts their share in the split that was read.',
    spec: 'H93, H94',
  },
  'DELETE /api/splitRooms/guests/:guestKey/seat': {
    summary: 'A guest leaves, and the letter’s link ends.',
    spec: 'H92',
  },
  'GET /api/splitRooms/:place/changes': {
    summary: 'Says when a split room has changed, as server-sent events.',
    spec: 'H92',
  },
};
