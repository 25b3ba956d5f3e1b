import { fold } from '@omur/contract/rules/folding';
import * as calls from '@omur/contract/usageClaims';
import { list } from '../http/list.ts';
import { serve, type Server } from '../http/serve.ts';
import { claim, withdraw } from './claim.ts';
import { decide } from './decide.ts';
import * as queries from './queries.ts';

export function serveUsageClaims(server: Server): void {
  serve(server, calls.listClaimableUsage, ({ actor: { personId }, query }) =>
    list(queries.claimableUsage, { personId, ...wordsOf(query.search) }),
  );
  serve(server, calls.listUsageLikeMine, ({ actor: { personId } }) =>
    list(queries.usageLikeMine, { personId }),
  );
  serve(server, calls.listUsageClaims, ({ actor: { personId } }) =>
    list(queries.ownClaims, { personId, isStaff: false }),
  );
  serve(server, calls.claimUsage, claim);
  serve(server, calls.withdrawUsageClaim, withdraw);
  serve(server, calls.listDeskUsageClaims, ({ query: { claimState: state = 'waiting' } }) =>
    state === 'waiting'
      ? list(queries.waitingClaims, { isStaff: true })
      : list(queries.decidedClaims, { isStaff: true, state }),
  );
  serve(server, calls.decideOnUsageClaim, decide);
}

/** Three words find it in any order; what more was written stays with the third. */
function wordsOf(search = '') {
  const [first = '', second = '', ...others] = fold(search).split(' ');
  return { word1: `%${first}%`, word2: `%${second}%`, word3: `%${others.join(' ')}%` };
}
