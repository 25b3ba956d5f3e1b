import * as calls from '@omur/contract/works/parties';
import * as numberCalls from '@omur/contract/works/workNumbers';
import type { Config } from '../../platform/config.ts';
import type { Listing } from '../../platform/database/listing.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { decide, state } from './chains.ts';
import { addNumber, removeNumber } from './numbers.ts';
import * as queries from './queries.ts';

export function serveParties(server: Server, { fourEyes }: Pick<Config, 'fourEyes'>): void {
  const takesTwo = fourEyes.has('registrations');
  const ofWork =
    (listing: Listing<'workId' | 'personId' | 'isStaff'>) =>
    ({ actor, params: { workId } }: { actor: Actor; params: { workId: number } }) =>
      list(listing, { workId, personId: actor.personId, isStaff: isStaff(actor) });

  serve(server, calls.listWorkParties, ofWork(queries.partiesOfWork));
  serve(server, numberCalls.listWorkNumbers, ofWork(queries.numbersOfWork));
  serve(server, numberCalls.addWorkNumber, addNumber);
  serve(server, numberCalls.removeWorkNumber, removeNumber);
  serve(server, calls.stateChain, (call) => state(call, takesTwo));
  serve(server, calls.listChainProposals, () => list(queries.waitingProposals, {}));
  serve(server, calls.decideChain, (call) => decide(call, takesTwo));
}
