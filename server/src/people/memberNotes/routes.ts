import { addMemberNote, listMemberNotes, removeMemberNote } from '@omur/contract/people/memberNotes';
import { noteText as noteTextField } from '@omur/contract/platform/fields/people';
import type { CallOf } from '../../platform/http/call.ts';
import { list } from '../../platform/http/list.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import * as queries from './queries.ts';

/** H146: nobody reads what others note of them, nor writes or removes it, whatever their role. */
function ofOther({ personId: own, realUserId: userId, role }: Actor, personId: number) {
  if (own === personId) refuse('memberNote.own');
  return { personId, userId, isAdministrator: role === 'administrator' };
}

async function add({ db, actor, params, body }: CallOf<typeof addMemberNote>) {
  const of = ofOther(actor, params.personId);
  const noteText = body.noteText ?? refuseField(noteTextField.wire, 'value.missing');
  const added = await queries.insertNote.row<{ memberNoteId: number }>(db, { ...of, noteText });
  const { memberNoteId } = added ?? refuse('person.notFound');
  return oneOr404(db, queries.findNote, { ...of, memberNoteId }, 'memberNote.notFound');
}

/** By its writer, or an administrator; one of an earlier system by an administrator (O324). Never by the person whom it is about. */
async function remove({ db, actor, params }: CallOf<typeof removeMemberNote>): Promise<undefined> {
  const { userId, isAdministrator } = ofOther(actor, params.personId);
  const note =
    (await queries.lockNote.row<{ writtenBy: number | null }>(db, params)) ?? refuse('memberNote.notFound');
  if (note.writtenBy !== userId && !isAdministrator) refuse('memberNote.ofOthers');
  await queries.deleteNote.run(db, params);
}

export function serveMemberNotes(server: Server): void {
  serve(server, listMemberNotes, async ({ db, actor, params }) => {
    const of = ofOther(actor, params.personId);
    if (!(await queries.isPerson.row(db, params))) refuse('person.notFound');
    return list(queries.notesOf, of);
  });
  serve(server, addMemberNote, add);
  serve(server, removeMemberNote, remove);
}
