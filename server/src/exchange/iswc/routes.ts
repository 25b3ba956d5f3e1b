import { Readable } from 'node:stream';
import * as calls from '@omur/contract/exchange/iswc/iswc';
import type { Config } from '../../platform/config.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { list } from '../../platform/http/list.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { answerQuestion } from './answerQuestion.ts';
import { change, decideOnTask, getState, request } from './desk.ts';
import * as queries from './deskQueries.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { exchangeSoon } from './queueQueries.ts';
import { makeFile } from './makeFile.ts';
import { receiveFile } from './receiveFile.ts';

export function serveIswc(server: Server, { iswc: settings, fourEyes }: Config): void {
  const { service, agency } = settings;
  const takesTwo = fourEyes.has('registrations');
  /** What staff have queued or decided goes out at once. */
  const andSend =
    <C extends { db: Queryable }, R>(rule: (call: C) => Promise<R>) =>
    async (call: C): Promise<R> => {
      const answer = await rule(call);
      if (service) await exchangeSoon.run(call.db, {});
      return answer;
    };
  serve(server, calls.getWorkIswcState, getState(settings));
  serve(server, calls.requestIswc, andSend(request));
  serve(server, calls.getIswcSummary, ({ db }) =>
    oneOr404(db, queries.findSummary, { isOn: service !== undefined, agency }, 'iswc.noRequests'),
  );
  serve(server, calls.listIswcRequests, ({ query: { requestState: state } }) =>
    list(queries.requestsIn, { state }),
  );
  serve(server, calls.changeIswcRequest, andSend(change));
  serve(server, calls.listIswcQuestions, ({ query: { isDecided } }) =>
    list(isDecided ? queries.decidedQuestions : queries.openQuestions, {}),
  );
  serve(
    server,
    calls.answerIswcQuestion,
    andSend((call: CallOf<typeof calls.answerIswcQuestion>) => answerQuestion(call, takesTwo)),
  );
  serve(server, calls.listIswcTasks, ({ query: { isDecided } }) =>
    list(isDecided ? queries.decidedTasks : queries.openTasks, {}),
  );
  serve(
    server,
    calls.decideOnIswcTask,
    andSend((call: CallOf<typeof calls.decideOnIswcTask>) => decideOnTask(call, takesTwo)),
  );
  serve(server, calls.listIswcFiles, () => list(queries.files, {}));
  serve(server, calls.makeIswcFile, makeFile(settings));
  serve(server, calls.getIswcFile, async ({ db, params }) => {
    const file = await queries.findFile.row<{ fileName: string; fileText: string }>(db, params);
    if (!file) refuse('iswc.fileNotFound');
    return { name: file.fileName, content: Readable.from([file.fileText]) };
  });
  serve(server, calls.receiveIswcFile, receiveFile(settings));
}
