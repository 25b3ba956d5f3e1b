import { MemberNote } from '@omur/contract/people/memberNotes';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

const row = piece`
  select n.member_note_id, n.body as note_text, coalesce(u.name, n.former_writer) as noted_by, n.written_at as noted_at,
    n.former_writer is not null as is_note_of_earlier_system,
    coalesce(n.written_by = ${'userId'}::integer, false) or ${'isAdministrator'}::boolean as may_remove
  from member_note n left join app_user u on u.user_id = n.written_by where n.person_id = ${'personId'}::integer`;

/** The latest first, wherever they were written. */
export const notesOf = listing({
  schema: MemberNote,
  from: row,
  orders: { notedAt: { up: ['(-extract(epoch from q.noted_at))::numeric', '(-q.member_note_id)::integer'] } },
});

export const findNote = answer(MemberNote, piece`${row} and n.member_note_id = ${'memberNoteId'}`);

export const insertNote = sql`
  insert into member_note (person_id, body, written_by)
  select person_id, ${'noteText'}, ${'userId'}::integer from person where person_id = ${'personId'} returning member_note_id`;

export const lockNote = sql`
  select written_by from member_note where member_note_id = ${'memberNoteId'} and person_id = ${'personId'}::integer for update`;
export const deleteNote = sql`delete from member_note where member_note_id = ${'memberNoteId'}`;
export const isPerson = sql`select from person where person_id = ${'personId'}`;
