import * as calls from '@omur/contract/royalties/foreignAccounts';
import { list } from '../../platform/http/list.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { ask, decide } from './account.ts';
import * as queries from './queries.ts';

/** Accounts abroad (R42). */
export function serveForeignAccounts(server: Server): void {
  serve(server, calls.listForeignAccounts, ({ actor }) =>
    list(queries.allAccounts, { userId: actor.realUserId }),
  );
  serve(server, calls.askForForeignAccount, async (call) => {
    const foreignAccountId = await ask(call);
    const values = { foreignAccountId, userId: call.actor.realUserId };
    return oneOr404(call.db, queries.findAccount, values, 'money.foreignAccountNotFound');
  });
  serve(server, calls.decideForeignAccount, async (call) => {
    await decide(call);
    return undefined;
  });
}
