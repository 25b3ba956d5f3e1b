import { Readable } from 'node:stream';
import * as calls from '@omur/contract/exchange/cwrOut/cwrOut';
import type { Config } from '../../platform/config.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { closeCase } from './closeCase.ts';
import * as queries from './deskQueries.ts';
import { partsOf } from './fileParts.ts';
import { findFile } from './fileQueries.ts';
import { makeFileFor, makeOwnFiles } from './makeFile.ts';
import { receiveAnswers } from './receiveAnswers.ts';
import { addReceiver, changeReceiver } from './receivers.ts';

export function serveCwrOut(server: Server, { fourEyes }: Pick<Config, 'fourEyes'>): void {
  serve(server, calls.listCwrReceivers, () => list(queries.receivers, {}));
  serve(server, calls.listCwrSocieties, () => list(queries.societies, {}));
  serve(server, calls.addCwrReceiver, addReceiver);
  serve(server, calls.changeCwrReceiver, changeReceiver);
  serve(server, calls.listCwrRefusedWorks, ({ params }) => list(queries.refusedWorks, params));
  serve(server, calls.listSentCwrFiles, () => list(queries.files, {}));
  serve(server, calls.getSentCwrFile, async ({ db, actor, params: { fileId } }) => {
    const access = { fileId, personId: actor.personId, isStaff: isStaff(actor) };
    const file =
      (await findFile.row<{ fileName: string; isKept: boolean }>(db, access)) ??
      refuse('cwrOut.fileNotFound');
    if (!file.isKept) refuse('cwrOut.contentGone');
    return { name: file.fileName, content: Readable.from(partsOf(db, fileId)) };
  });
  serve(server, calls.makeCwrFile, async ({ db, actor, params }) => {
    const made = await makeFileFor(db, params.receiver, actor.realUserId);
    return made ?? { fileId: null, fileName: null, workCount: 0, refusedCount: 0 };
  });
  serve(server, calls.makeOwnCwrFiles, ({ db, actor, body: { cwrVersion: version } }) =>
    makeOwnFiles(db, { ownerId: actor.personId, version, userId: actor.realUserId }),
  );
  serve(server, calls.listReceivedCwrFiles, () => list(queries.answerFiles, {}));
  serve(server, calls.receiveCwrAnswers, ({ db, actor, body: { fileName, content, isTrial } }) =>
    receiveAnswers(db, {
      content: Buffer.from(content, 'base64'),
      fileName,
      isTrial,
      userId: actor.realUserId,
    }),
  );
  serve(server, calls.listCwrCases, ({ query: { isDecided } }) =>
    list(isDecided ? queries.closedCases : queries.openCases, {}),
  );
  serve(server, calls.closeCwrCase, (call) => closeCase(call, fourEyes));
}
