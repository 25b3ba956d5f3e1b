import * as calls from '@omur/contract/works/amendments';
import { getProposalLosses } from '@omur/contract/works/proposalLosses';
import type { Config } from '../../platform/config.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { list } from '../../platform/http/list.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { countUnknown } from '../../people/persons/lookUp.ts';
import { amendRegistration } from './amend.ts';
import { decideOnProposal } from './decide.ts';
import { lossesOf } from './losers.ts';
import { amendmentsOfWork, proposalsOfWork, waitingProposals } from './queries.ts';
import { readRegistration } from './registration.ts';
import { takeOver } from './takeOver.ts';
import { withdrawRegistration } from './withdraw.ts';

export function serveAmendments(server: Server, { fourEyes }: Pick<Config, 'fourEyes'>): void {
  const accessOf = ({ actor, params }: { actor: Actor; params: { workId: number } }) => ({
    workId: params.workId,
    personId: actor.personId,
    isStaff: isStaff(actor),
  });
  serve(server, calls.getRegistration, readRegistration);
  serve(
    server,
    calls.amendWork,
    (call) => amendRegistration(call, fourEyes.has('registrations')),
    countUnknown,
  );
  serve(server, calls.withdrawWork, withdrawRegistration);
  serve(server, calls.takeOverWork, takeOver, countUnknown);
  serve(server, calls.listAmendments, (call) => list(amendmentsOfWork, accessOf(call)));
  serve(server, calls.listWorkProposals, (call) => list(proposalsOfWork, accessOf(call)));
  serve(server, calls.listProposals, () => list(waitingProposals, {}));
  serve(server, getProposalLosses, lossesOf);
  serve(server, calls.decideProposal, (call) => decideOnProposal(call, fourEyes.has('registrations')));
}
