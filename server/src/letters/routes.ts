import { getLetter, listLetters, retryLetter } from '@omur/contract/letters';
import { fold } from '@omur/contract/rules/folding';
import { found } from '../http/found.ts';
import { list } from '../http/list.ts';
import { serve, type Server } from '../http/serve.ts';
import { refuse } from '../refusal.ts';
import { findLetter, letters, queueAnew, stateOf } from './queries.ts';

export function serveLetters(server: Server): void {
  serve(server, listLetters, ({ query }) =>
    list(letters[query.state ?? 'all'], { search: fold(query.search ?? '') }),
  );
  serve(server, getLetter, ({ db, actor, params }) =>
    found(db, findLetter, { ...params, isAdministrator: actor.role === 'administrator' }, 'letter.notFound'),
  );
  serve(server, retryLetter, async ({ db, params }) => {
    const letter = await stateOf.row<{ isSent: boolean }>(db, params);
    if (!letter) refuse('letter.notFound');
    if (letter.isSent) refuse('letter.sentAlready');
    await queueAnew.run(db, params);
    return undefined;
  });
}
