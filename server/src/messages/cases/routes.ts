import * as calls from '@omur/contract/messages/cases';
import { fold } from '@omur/contract/platform/rules/folding';
import { list } from '../../platform/http/list.ts';
import { allRows, oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { addCanned, changeCanned, removeCanned } from './canned.ts';
import { change, decide } from './change.ts';
import { open } from './open.ts';
import * as queries from './queries.ts';
import { complaintRegister } from './register.ts';
import { write } from './write.ts';

export function serveCases(server: Server): void {
  serve(server, calls.listCases, ({ actor, query }) => {
    const reader = { personId: actor.personId, isStaff: isStaff(actor) };
    const words = wordsOf(query.search);
    return words ? list(queries.foundOwnCases, { ...reader, ...words }) : list(queries.ownCases, reader);
  });
  serve(server, calls.openCase, open);
  serve(server, calls.getCase, ({ db, actor, params: { caseId } }) =>
    oneOr404(
      db,
      queries.findCase,
      { caseId, personId: actor.personId, isStaff: isStaff(actor) },
      'case.notFound',
    ),
  );
  serve(server, calls.listCaseMessages, ({ actor, params: { caseId } }) =>
    list(queries.messagesOfCase, {
      caseId,
      personId: actor.personId,
      isStaff: isStaff(actor),
      userId: actor.realUserId,
    }),
  );
  serve(server, calls.writeCaseMessage, write);
  serve(server, calls.listDeskCases, ({ query }) => {
    const values = {
      isStaff: true,
      state: query.caseState ?? null,
      kind: query.caseKind ?? null,
      assignedTo: userIn(query.assignedTo),
    };
    const words = wordsOf(query.search);
    if (words) return list(queries.foundDeskCases, { ...values, ...words });
    return list(query.caseState === 'closed' ? queries.closedDeskCases : queries.deskCases, values);
  });
  serve(server, calls.changeCase, change);
  serve(server, calls.decideOnComplaint, decide);
  serve(server, calls.exportComplaints, ({ db, language }) => complaintRegister(db, language));
  serve(server, calls.listCaseStaff, ({ db }) => allRows(db, queries.staff, {}));
  serve(server, calls.listCannedAnswers, ({ db }) => allRows(db, queries.cannedAnswers, {}));
  serve(server, calls.addCannedAnswer, addCanned);
  serve(server, calls.changeCannedAnswer, changeCanned);
  serve(server, calls.removeCannedAnswer, removeCanned);
}

/** Undefined where nothing is looked for. */
function wordsOf(search: string | undefined) {
  const folded = fold(search ?? '');
  return folded === ''
    ? undefined
    : { search: `%${folded}%`, number: /^\d{1,9}$/.test(folded) ? Number(folded) : null };
}

/** 0 is what nobody looks after; null is everything. */
function userIn(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,9}$/.test(text)) refuse('case.noneFound');
  return Number(text);
}
