import { listExpected } from '@omur/contract/royalties/expected';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { assertAccess } from '../../platform/sessions/access.ts';
import { expectedOfPerson, isPerson } from './queries.ts';

/** What a payee may expect of usage that no run has paid (R28). */
export function serveExpected(server: Server): void {
  serve(server, listExpected, async ({ db, actor, params, language }) => {
    const personId = assertAccess(actor, params.personId);
    if (!(await isPerson.row(db, { personId }))) refuse('person.notFound');
    return list(expectedOfPerson, { personId, language });
  });
}
