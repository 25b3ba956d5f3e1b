import { readIpiName } from '@omur/contract/people/rules/ipi';
import {
  ProposedParty,
  type StatedParty,
  type decideChain,
  type stateChain,
} from '@omur/contract/works/parties';
import * as z from 'zod/mini';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { assertNoOwnRight, getAccessibleWork } from '../catalogue/access.ts';
import { notifyDecided } from './notify.ts';
import * as queries from './queries.ts';
import {
  assertTerritories,
  type Chain,
  findChain,
  type OfAuthor,
  ownershipFaults,
  writeChain,
} from './writeChain.ts';

interface Proposal extends OfAuthor, Record<string, unknown> {
  personId: number;
  parties: z.input<typeof ProposedParty>[];
  state: string;
  title: string;
}

/** X70: staff write the publishers of an author's share; the publisher of it asks them to. */
export async function state({ db, actor, params, body }: CallOf<typeof stateChain>, takesTwo: boolean) {
  const workId = await getAccessibleWork(db, actor, params.workId);
  const of = { workId, authorId: params.authorId };
  if (takesTwo && isStaff(actor)) await assertNoOwnRight(db, actor, [workId]);
  await queries.lockWork.run(db, { workId });
  const chain = await findChain(db, of);
  if (!isStaff(actor) && chain.publisherId !== actor.personId) refuse('chain.notYours');
  const parties = readParties(body.parties, chain);
  await assertTerritories(db, parties, chain);
  await queries.overtakeProposals.run(db, { ...of });
  if (isStaff(actor)) await writeChain(db, of, { parties, chain, source: 'staff' });
  else
    await queries.insertProposal.run(db, {
      ...of,
      personId: actor.personId,
      userId: actor.realUserId,
      parties: JSON.stringify(parties.map((party) => z.encode(ProposedParty, party))),
      remark: body.remark ?? null,
    });
  return { isProposal: !isStaff(actor) };
}

/** Staff accept a publisher's chain as it is, by the shares of today, or refuse it. */
export async function decide(
  { db, actor, params, body }: CallOf<typeof decideChain>,
  takesTwo: boolean,
): Promise<undefined> {
  const { proposalId } = params;
  const proposal = await queries.lockProposal.row<Proposal>(db, { proposalId });
  if (!proposal) refuse('chain.notFound');
  if (proposal.state !== 'waiting') refuse('chain.isDecided');
  const { workId, authorId } = proposal;
  if (takesTwo) await assertNoOwnRight(db, actor, [workId]);
  const state = body.isApproved ? 'accepted' : 'refused';
  await queries.decideProposal.run(db, {
    proposalId,
    state,
    userId: actor.realUserId,
    remark: body.remark ?? null,
  });
  if (body.isApproved) {
    await queries.lockWork.run(db, { workId });
    const chain = await findChain(db, { workId, authorId });
    if (chain.publisherId !== proposal.personId) refuse('chain.contractEnded');
    const parties = proposal.parties.map((party) => z.decode(ProposedParty, party));
    await writeChain(
      db,
      { workId, authorId },
      { parties: readParties(parties, chain), chain, source: 'publisher' },
    );
  }
  await notifyDecided(db, proposal, { isApproved: body.isApproved, remark: body.remark ?? null });
  return undefined;
}

/** The parties as they are kept, if they are a chain that owns what its contract gives it. The original publisher is the one of the contract. */
function readParties(stated: readonly (StatedParty | ProposedParty)[], chain: Chain): ProposedParty[] {
  if (stated.length === 0) return [];
  const fields = ownershipFaults(stated, chain);
  const parties = stated.map((party, i): ProposedParty => {
    const ipi = readIpiName(party.ipiNameNumber ?? '');
    const isTyped = (party.ipiNameNumber ?? '').trim() !== '';
    if (i > 0 && isTyped && ipi.problem)
      fields.push({ field: `ADILAR_KEDJU.${i}.IPI_NUMER`, code: ipi.problem });
    const agreementNumber = party.agreementNumber ?? null;
    const named = i === 0 ? chain : { name: party.name.trim(), ipiNameNumber: ipi.value ?? null };
    return { ...party, agreementNumber, name: named.name, ipiNameNumber: named.ipiNameNumber };
  });
  return fields.length > 0 ? refuse('request.invalid', { fields }) : parties;
}
