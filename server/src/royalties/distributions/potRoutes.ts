import * as calls from '@omur/contract/royalties/pots';
import { found, foundAll } from '../../platform/http/found.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { allPots, categories, explain, findPot } from './pots.ts';

export function servePots(server: Server): void {
  serve(server, calls.listDistributionCategories, ({ db, language }) =>
    foundAll(db, categories, { language }),
  );
  serve(server, calls.listPots, () => list(allPots, {}));
  serve(server, calls.explainPot, async (call) => {
    await explain(call);
    return found(call.db, findPot, call.params, 'distribution.potNotFound');
  });
}
