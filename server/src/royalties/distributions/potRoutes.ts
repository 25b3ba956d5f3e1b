import * as calls from '@omur/contract/royalties/pots';
import { oneOr404, allRows } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { explain } from './pots.ts';
import { allPots, categories, findPot } from './potsQueries.ts';

export function servePots(server: Server): void {
  serve(server, calls.listDistributionCategories, ({ db, language }) =>
    allRows(db, categories, { language }),
  );
  serve(server, calls.listPots, ({ language }) => list(allPots, { language }));
  serve(server, calls.explainPot, async (call) => {
    await explain(call);
    return oneOr404(
      call.db,
      findPot,
      { ...call.params, language: call.language },
      'distribution.potNotFound',
    );
  });
}
