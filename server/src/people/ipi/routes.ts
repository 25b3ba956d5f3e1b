import * as calls from '@omur/contract/people/ipi';
import type { Config } from '../../platform/config.ts';
import type { Call } from '../../platform/http/call.ts';
import { list } from '../../platform/http/list.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { assertAccess } from '../../platform/sessions/access.ts';
import { linkName } from './author.ts';
import { announce, cancel, startCheck, startTaking, takePart } from './importing.ts';
import { allImports, findImport, problemsOf } from './importQueries.ts';
import { changesOfParty, findParty, namesOfPerson } from './queries.ts';
import { searchNames } from './search.ts';
import { typeMembership } from './typed.ts';
import { societies } from './typedQueries.ts';

export function serveIpi(server: Server, { fourEyes }: Pick<Config, 'fourEyes'>): void {
  serve(server, calls.searchIpiNames, searchNames);
  serve(server, calls.getIpiParty, ({ db, params }) => oneOr404(db, findParty, params, 'ipi.partyNotFound'));
  serve(server, calls.listIpiChanges, ({ params }) => list(changesOfParty, params));
  serve(server, calls.listPersonIpiNames, ({ actor, params }) =>
    list(namesOfPerson, { personId: assertAccess(actor, params.personId) }),
  );
  serve(server, calls.listIpiSocieties, () => list(societies, {}));
  serve(server, calls.linkIpiName, ({ db, params }) => linkName(db, params.ipiNameNumber));
  serveImports(server, fourEyes.has('joins'));
}

function serveImports(server: Server, takesTwo: boolean): void {
  const shown = (db: Call['db'], ipiImportId: number) =>
    oneOr404(db, findImport, { ipiImportId }, 'ipi.importNotFound');

  serve(server, calls.listIpiImports, () => list(allImports, {}));
  serve(server, calls.getIpiImport, ({ db, params }) => shown(db, params.ipiImportId));
  serve(server, calls.announceIpiImport, async (call) => shown(call.db, await announce(call)));
  serve(server, calls.typeIpiMembership, async (call) =>
    shown(call.db, await typeMembership(call, takesTwo)),
  );
  serve(server, calls.sendIpiPart, async (call) => {
    await takePart(call);
    return undefined;
  });
  serve(server, calls.checkIpiImport, async ({ db, params }) => {
    await startCheck(db, params.ipiImportId);
    return shown(db, params.ipiImportId);
  });
  serve(server, calls.listIpiProblems, ({ params, language }) => list(problemsOf, { ...params, language }));
  serve(server, calls.takeIpiImport, async (call) => {
    await startTaking(call, takesTwo);
    return shown(call.db, call.params.ipiImportId);
  });
  serve(server, calls.cancelIpiImport, async ({ db, params }) => {
    await cancel(db, params.ipiImportId);
    return shown(db, params.ipiImportId);
  });
}
