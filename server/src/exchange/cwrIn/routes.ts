import { Readable } from 'node:stream';
import * as calls from '@omur/contract/exchange/cwr/cwr';
import type { Config } from '../../platform/config.ts';
import type { Call } from '../../platform/http/call.ts';
import { list } from '../../platform/http/list.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { answersOf, findAnswer } from './answerQueries.ts';
import { decide, type DeskMeans } from './decide.ts';
import { openQuestions } from './deskQueries.ts';
import * as queries from './fileQueries.ts';
import { cancel, send } from './send.ts';
import { upload } from './upload.ts';

export function serveCwrIn(
  server: Server,
  { fourEyes, ...means }: Pick<Config, 'fourEyes'> & Omit<DeskMeans, 'takesTwo'>,
): void {
  const takesTwo = fourEyes.has('registrations');
  serve(server, calls.listCwrFiles, (call) => list(queries.allFiles, seenBy(call)));
  serve(server, calls.getCwrFile, (call) => shown(call, call.params.cwrFileId));
  serve(server, calls.uploadCwrFile, async (call) => shown(call, await upload(call)));
  serve(server, calls.listCwrTransactions, (call) =>
    list(queries.transactionsOf, {
      ...seenBy(call),
      cwrFileId: call.params.cwrFileId,
      state: call.query.cwrTransactionState ?? null,
    }),
  );
  serve(server, calls.sendCwrFile, async (call) => {
    await send(call);
    return shown(call, call.params.cwrFileId);
  });
  serve(server, calls.cancelCwrFile, async (call) => {
    await cancel(call);
    return shown(call, call.params.cwrFileId);
  });
  serveAnswers(server);
  serve(server, calls.listCwrQuestions, ({ language }) => list(openQuestions, { language }));
  serve(server, calls.decideCwrQuestion, (call) => decide(call, { takesTwo, ...means }));
}

function serveAnswers(server: Server): void {
  serve(server, calls.listCwrAnswers, ({ actor, params }) =>
    list(answersOf, { ...params, personId: actor.personId, isStaff: isStaff(actor) }),
  );
  serve(server, calls.getCwrAnswer, async ({ db, actor, params }) => {
    const asked = { ...params, personId: actor.personId, isStaff: isStaff(actor) };
    const found = await findAnswer.row<{ fileName: string; content: string }>(db, asked);
    if (!found) refuse('cwr.answerNotFound');
    return { name: found.fileName, content: Readable.from([found.content]) };
  });
}

const seenBy = ({ actor, language }: Pick<Call, 'actor' | 'language'>) => ({
  personId: actor.personId,
  isStaff: isStaff(actor),
  language,
});

const shown = (call: Pick<Call, 'actor' | 'language' | 'db'>, cwrFileId: number) =>
  oneOr404(call.db, queries.findFile, { ...seenBy(call), cwrFileId }, 'cwr.fileNotFound');
