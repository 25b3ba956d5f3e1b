import { Readable } from 'node:stream';
import { getLetter, getLetterPage, listLetters, retryLetter } from '@omur/contract/messages/letters';
import { fold } from '@omur/contract/platform/rules/folding';
import type { Config } from '../../platform/config.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { serveBounces } from './bounces.ts';
import { unmark } from './bouncesQueries.ts';
import { findLetter, findToShow, letters, queueAnew, stateOf } from './queries.ts';
import { renderLetter, type Letter } from './render.ts';
import { serveUnsubscribing, unsubscribeLink } from './unsubscribe.ts';

/** A letter as it is shown, with what only those are given who may open its links. */
type Shown = Letter & Parameters<typeof unsubscribeLink>[0];

export function serveLetters(
  server: Server,
  config: Pick<Config, 'societyName' | 'publicUrl' | 'fourEyes' | 'bounceSecret'>,
): void {
  if (config.bounceSecret) serveBounces(server, config.bounceSecret);
  serveUnsubscribing(server);
  serve(server, listLetters, ({ query }) =>
    list(letters[query.state ?? 'all'], { search: fold(query.search ?? '') }),
  );
  const takesTwo = config.fourEyes.has('staff');
  serve(server, getLetter, ({ db, actor, params }) => {
    const isAdministrator = actor.role === 'administrator';
    return oneOr404(db, findLetter, { ...params, isAdministrator, takesTwo }, 'letter.notFound');
  });
  serve(server, getLetterPage, async ({ db, actor, params }) => {
    const isAdministrator = actor.role === 'administrator';
    const values = { ...params, isAdministrator, takesTwo };
    const found = await findToShow.row<Shown & Record<string, unknown>>(db, values);
    const letter = found ?? refuse('letter.notFound');
    const { html } = renderLetter({ ...letter, endLink: unsubscribeLink(letter) }, config);
    return { name: `letter-${params.letterId}.html`, content: Readable.from([html]) };
  });
  serve(server, retryLetter, async ({ db, params }) => {
    const letter = await stateOf.row<{ isSent: boolean }>(db, params);
    if (!letter) refuse('letter.notFound');
    if (letter.isSent) refuse('letter.sentAlready');
    await unmark.run(db, params);
    await queueAnew.run(db, params);
    return undefined;
  });
}
