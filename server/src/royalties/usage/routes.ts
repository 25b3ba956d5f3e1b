import { fold } from '@omur/contract/platform/rules/folding';
import * as calls from '@omur/contract/royalties/usage';
import type { Config } from '../../platform/config.ts';
import type { Call } from '../../platform/http/call.ts';
import { list } from '../../platform/http/list.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { announce } from './announce.ts';
import { cancel } from './cancel.ts';
import { decide } from './decide.ts';
import { preview } from './preview.ts';
import * as queries from './queries.ts';
import { startReading } from './startReading.ts';
import { takePart } from './takePart.ts';
import { undo } from './undo.ts';

export function serveUsage(server: Server, { societyName }: Pick<Config, 'societyName'>): void {
  const shown = (db: Call['db'], usageImportId: number) =>
    oneOr404(db, queries.findImport, { usageImportId }, 'usage.notFound');

  serve(server, calls.listUsageImports, () => list(queries.allImports, {}));
  serve(server, calls.getUsageImport, ({ db, params }) => shown(db, params.usageImportId));
  serve(server, calls.announceUsage, async (call) => shown(call.db, await announce(call)));
  serve(server, calls.sendUsagePart, takePart);
  serve(server, calls.listUsageParts, ({ params }) => list(queries.partsOf, params));
  serve(server, calls.previewUsage, (call) => preview(call, societyName));
  serve(server, calls.readUsage, async (call) => {
    await startReading(call);
    return shown(call.db, call.params.usageImportId);
  });
  serve(server, calls.listUsageProblems, ({ params, language }) =>
    list(queries.problemsOf, { ...params, language }),
  );
  serve(server, calls.cancelUsage, async ({ db, params, actor }) => {
    await cancel(db, params.usageImportId, actor.realUserId);
    return shown(db, params.usageImportId);
  });
  serve(server, calls.listUsageGroups, ({ query, actor: { realUserId: userId } }) => {
    const folded = fold(query.search ?? '');
    return folded === ''
      ? list(queries.waitingGroups, { userId })
      : list(queries.foundGroups, { userId, pattern: `%${folded}%` });
  });
  serve(server, calls.listUsageCandidates, ({ params, actor: { realUserId } }) =>
    list(queries.candidatesOf, { ...params, userId: realUserId }),
  );
  serve(server, calls.listUsageLines, ({ params }) => list(queries.linesOf, params));
  serve(server, calls.listUsageDecisions, () => list(queries.allDecisions, {}));
  serve(server, calls.decideUsage, decide);
  serve(server, calls.undoUsageDecision, undo);
}
