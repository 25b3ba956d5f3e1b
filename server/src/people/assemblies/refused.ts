import type { ErrorCode } from '@omur/contract/platform/errors';
import { refuse } from '../../platform/refusal.ts';

/** What the database says no to, in words of the assembly. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  assembly_fixed: 'assembly.fixed',
  assembly_vote_open: 'assembly.notOpen',
  assembly_vote_own: 'assembly.noVote',
  assembly_voted_listed: 'assembly.noVote',
  assembly_relisting_listed: 'assembly.notListed',
  assembly_relisting_asked: 'assembly.otherAsked',
  assembly_relisting_same: 'assembly.listUnchanged',
  assembly_proxy_open: 'assembly.proxyClosed',
  assembly_proxy_voted: 'assembly.votedAlready',
  assembly_proxy_giver: 'assembly.noVote',
  assembly_proxy_one: 'assembly.proxyGiven',
  assembly_proxy_passed: 'assembly.proxyPassed',
};

export function refusedBy<T>(change: Promise<T>): Promise<T> {
  return change.catch((error: { constraint?: string }) => {
    const code = refusals[error.constraint ?? ''];
    if (code) refuse(code);
    throw error;
  });
}
