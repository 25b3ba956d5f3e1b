import type * as z from 'zod/mini';
import { created, endpoint, list, nothing } from '../platform/endpoint.ts';
import * as people from '../platform/fields/people.ts';
import { mayRemove } from '../platform/fields/works.ts';
import { ofPerson, paging, pathId } from '../platform/paths.ts';
import { freeText, request, response } from '../platform/wire.ts';

export const longestNote = 2000;

/** H146: what staff want each other to know of a member. */
export const MemberNote = response({
  memberNoteId: people.memberNoteId,
  noteText: people.noteText,
  notedBy: people.notedBy,
  notedAt: people.notedAt,
  isNoteOfEarlierSystem: people.isNoteOfEarlierSystem,
  mayRemove,
});
export type MemberNote = z.output<typeof MemberNote>;

export const listMemberNotes = endpoint('GET /api/desk/persons/:personId/notes', {
  access: 'staff',
  masquerade: 'never',
  params: ofPerson,
  query: paging,
  reply: list(MemberNote, 'memberNote.none'),
});

export const addMemberNote = endpoint('POST /api/desk/persons/:personId/notes', {
  access: 'staff',
  masquerade: 'never',
  params: ofPerson,
  body: request({ noteText: freeText(longestNote, people.noteText) }),
  reply: created(MemberNote),
  affects: () => [listMemberNotes],
});

export const removeMemberNote = endpoint('DELETE /api/desk/persons/:personId/notes/:memberNoteId', {
  access: 'staff',
  masquerade: 'never',
  params: { ...ofPerson, memberNoteId: pathId('memberNoteId') },
  reply: nothing,
  affects: () => [listMemberNotes],
});
