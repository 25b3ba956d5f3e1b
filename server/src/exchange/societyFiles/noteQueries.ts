import { kept } from '@omur/contract/people/rules/retention';
import { literal, piece, raw, sql, type Fragment } from '../../platform/database/statement.ts';
import { anyChanged, refusingNoted } from './changeQueries.ts';
import type { Wrong } from './checkOtherQueries.ts';
import { refusing, type Refusing } from './checkQueries.ts';
import { wrongNoted } from './faultQueries.ts';
import { good, staged, taken } from './stagedQueries.ts';
import { batch } from './takeQueries.ts';

// O324: what staff of the earlier system noted of members.

/** Whom some users are, by their old numbers: also who gets the national ID of one by the files. */
const personsOf = <const N extends string>(userIds: Fragment<N>): Fragment<N | 'societyImportId'> => piece<
  N | 'societyImportId'
>`
  select o.old_number from old_number o join app_user u on u.person_id = o.person_id where o.kind = 'persons' and u.user_id in (${userIds})
  union select p.number from ${staged('persons')} p join app_user u using (kennitala) where u.user_id in (${userIds})`;

const onSender = refusing(
  'notes',
  piece`select s.file_line from ${good('notes')} s where s.person in (${personsOf(
    piece`select i.sent_by from society_import i where i.society_import_id = ${'societyImportId'}::integer`,
  )})`,
);

export const noteWrongs: readonly Wrong[] = [
  { kind: 'notes', column: 'person', code: 'society.line.noteOnSender', statement: onSender },
];

/** Lines as `s` that files bring to something, as `c`: they are new, or say otherwise than before. */
const noted = (
  change: 'new' | 'changed',
) => piece`society_change c join ${staged('notes')} s on s.number = c.old_number
  where c.society_import_id = ${'societyImportId'}::integer and c.kind = 'notes' and c.change = ${literal(change)}`;

/** J8: they would be removed the same night. The report names them, and no line is refused: nothing is wrong with it. */
const tooOld: Refusing = {
  looks: sql`select exists (select from ${noted('new')}) as is_any`,
  refuses: sql`
  with wrong as materialized (select s.file_line, c.old_number as value from ${noted('new')}
      and s.written_on < now() - interval '${raw(String(kept.memberNotes.days))} days'), gone as (
    delete from society_change c using wrong w
    where c.society_import_id = ${'societyImportId'} and c.kind = 'notes' and c.old_number = w.value
  ), noted as (${wrongNoted('notes')})
  select w.*, (count(*) over ())::integer as total from wrong w order by w.file_line limit ${'most'}`,
};

/** Others that say otherwise are of notes that are here, and were refused before. */
const removedHere: Refusing = {
  looks: anyChanged('notes'),
  refuses: refusingNoted('notes', piece`select s.file_line, c.old_number as value from ${noted('changed')}`),
};

export const notesLeft: readonly Wrong[] = [
  { kind: 'notes', column: 'number', code: 'society.line.noteRemoved', statement: removedHere },
  { kind: 'notes', column: 'written_on', code: 'society.line.noteOld', statement: tooOld },
];

/** Whether a note that would be taken is on one of these users. */
export const isAnyOwnNote = sql`
  select exists (select from ${noted('new')} and s.person in (${personsOf(piece`select unnest(${'userIds'}::integer[])`)})) as is_own`;

/** Of its time the day alone is known. */
export const addNotes = sql`
  insert into member_note (member_note_id, person_id, body, former_writer, written_at)
  select b.id, (select t.id from ${taken('persons')} t where t.old_number = b.person), b."text", b.written_by,
    b.written_on::timestamp at time zone 'UTC'
  from ${batch('notes')} b where b.is_new`;
