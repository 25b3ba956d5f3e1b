import * as calls from '@omur/contract/exchange/societyFiles';
import type { Config } from '../../platform/config.ts';
import type { Call } from '../../platform/http/call.ts';
import { list } from '../../platform/http/list.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { queueAsk } from './askAuthors.ts';
import { assertFaultsKept, faultFile } from './faultFile.ts';
import { figureBook } from './figureBook.ts';
import { announce, cancel, startCheck, startTaking, takePart, takingOf } from './importing.ts';
import { allImports, figuresOf, findImport, problemsOf } from './importQueries.ts';
import { queueInvitations } from './inviteUsers.ts';
import { takesTwoOf } from './takesTwo.ts';

/** The files of a society that is brought in (O80–O92). */
export function serveSocietyFiles(server: Server, config: Pick<Config, 'fourEyes'>): void {
  const shown = ({ db, actor }: Pick<Call, 'db' | 'actor'>, societyImportId: number) =>
    oneOr404(db, findImport, { societyImportId, userId: actor.realUserId }, 'society.importNotFound');

  serve(server, calls.listSocietyImports, ({ actor }) => list(allImports, { userId: actor.realUserId }));
  serve(server, calls.getSocietyImport, (call) => shown(call, call.params.societyImportId));
  serve(server, calls.announceSocietyImport, async (call) =>
    shown(call, await announce(call, takesTwoOf(config))),
  );
  serve(server, calls.sendSocietyPart, async (call) => {
    await takePart(call);
    return undefined;
  });
  serve(server, calls.checkSocietyImport, async (call) => {
    await startCheck(call.db, call.params.societyImportId);
    return shown(call, call.params.societyImportId);
  });
  serve(server, calls.listSocietyProblems, ({ params, language }) =>
    list(problemsOf, { ...params, language }),
  );
  serve(server, calls.exportSocietyFaults, async ({ db, pool, params: { societyImportId }, language }) => {
    await assertFaultsKept(db, societyImportId);
    return {
      name: `gagnaflutningur-${societyImportId}-gallar.csv`,
      content: faultFile(pool, societyImportId, language),
    };
  });
  serve(server, calls.listSocietyFigures, ({ params, query }) =>
    list(figuresOf, { ...params, figureKind: query.figureKind ?? '' }),
  );
  serve(server, calls.exportSocietyFigures, async ({ db, pool, params, language }) => {
    await oneOr404(db, findImport, { ...params, userId: 0 }, 'society.importNotFound');
    const { societyImportId } = params;
    return {
      name: `gagnaflutningur-${societyImportId}.xlsx`,
      content: figureBook(pool, societyImportId, language),
    };
  });
  serve(server, calls.takeSocietyImport, async (call) => {
    await startTaking(call.db, takingOf(call));
    return shown(call, call.params.societyImportId);
  });
  serve(server, calls.askSocietyAuthors, async (call) => {
    await queueAsk(call.db, { ...call.params, userId: call.actor.realUserId });
    return shown(call, call.params.societyImportId);
  });
  serve(server, calls.inviteSocietyUsers, async (call) => {
    await queueInvitations(call.db, { ...call.params, userId: call.actor.realUserId });
    return shown(call, call.params.societyImportId);
  });
  serve(server, calls.cancelSocietyImport, async (call) => {
    await cancel(call.db, call.params.societyImportId, call.actor.realUserId);
    return shown(call, call.params.societyImportId);
  });
}
