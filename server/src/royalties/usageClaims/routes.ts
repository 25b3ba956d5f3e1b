import { fold } from '@omur/contract/platform/rules/folding';
import * as calls from '@omur/contract/royalties/usageClaims';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { claim, withdraw } from './claim.ts';
import { decide } from './decide.ts';
import * as queries from './queries.ts';

export function serveUsageClaims(server: Server): void {
  serve(server, calls.listClaimableUsage, ({ actor: { personId }, query, language }) => {
    const folded = fold(query.search ?? '');
    if (folded === '') return list(queries.claimableUsage, { personId, language });
    return list(queries.foundUsage, { personId, language, ...wordsOf(folded) });
  });
  serve(server, calls.listUsageLikeMine, ({ actor: { personId }, language }) =>
    list(queries.usageLikeMine, { personId, language }),
  );
  serve(server, calls.listUsageClaims, ({ actor: { personId }, language }) =>
    list(queries.ownClaims, { personId, language, isStaff: false }),
  );
  serve(server, calls.claimUsage, claim);
  serve(server, calls.withdrawUsageClaim, withdraw);
  serve(server, calls.listDeskUsageClaims, ({ query: { claimState: state = 'waiting' }, language }) =>
    state === 'waiting'
      ? list(queries.waitingClaims, { isStaff: true, language })
      : list(queries.decidedClaims, { isStaff: true, state, language }),
  );
  serve(server, calls.decideOnUsageClaim, decide);
}

/** Three words find it in any order; what more was written stays with the third. */
function wordsOf(folded: string) {
  const [first = '', second = '', ...others] = folded.split(' ');
  return { word1: `%${first}%`, word2: `%${second}%`, word3: `%${others.join(' ')}%` };
}
