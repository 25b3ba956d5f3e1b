import * as calls from '@omur/contract/royalties/societies';
import { list } from '../../platform/http/list.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { enter } from './enter.ts';
import * as queries from './queries.ts';

/** What falls to authors of other societies (R60–R64). */
export function serveSocieties(server: Server): void {
  serve(server, calls.listSocietyCredits, () => list(queries.allCredits, {}));
  serve(server, calls.addSocietyPayee, async (call) => {
    await enter(call);
    return oneOr404(call.db, queries.findCredit, call.body, 'money.societyUnknown');
  });
  serve(server, calls.listSocietyLines, ({ params: { societyCode }, query }) =>
    list(queries.linesOf, {
      societyCode,
      fromDay: query.fromDay ?? null,
      toDay: query.toDay ?? null,
    }),
  );
}
