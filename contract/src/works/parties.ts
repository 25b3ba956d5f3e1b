import * as z from 'zod/mini';
import { endpoint, list, nothing, one } from '../platform/endpoint.ts';
import * as people from '../platform/fields/people.ts';
import * as parties from '../platform/fields/workParties.ts';
import * as works from '../platform/fields/works.ts';
import { ofWork, paging, pathId } from '../platform/paths.ts';
import { id, instant, text, yesNo } from '../platform/values.ts';
import { atMost, field, freeText, lineText, maybe, nullable, request, response } from '../platform/wire.ts';

// X64–X70: the full picture of a work, as the trade documents it. Approvals, lights and money go by the authors and rights of the work.

const shares = {
  performanceHundredths: parties.performanceHundredths,
  mechanicalHundredths: parties.mechanicalHundredths,
  synchronisationHundredths: parties.synchronisationHundredths,
};

const territory = { isIncluded: parties.isIncluded, territory: parties.territory, ...shares };
export const PartyTerritory = response(territory);
export type PartyTerritory = z.output<typeof PartyTerritory>;

/** A writer, or a publisher of a writer's share. `displayName` is the author whose share it is. */
export const WorkParty = response({
  partyKey: field('LYKILL_ADILA', text),
  partyKind: parties.partyKind,
  authorId: people.authorId,
  displayName: people.displayName,
  chain: nullable(parties.chain),
  partyRole: parties.partyRole,
  personId: nullable(people.personId),
  name: people.name,
  ipiNameNumber: nullable(people.ipiNameNumber),
  isControlled: parties.isControlled,
  ...shares,
  performanceSociety: nullable(parties.performanceSociety),
  mechanicalSociety: nullable(parties.mechanicalSociety),
  synchronisationSociety: nullable(parties.synchronisationSociety),
  contractId: nullable(works.contractId),
  agreementNumber: nullable(parties.agreementNumber),
  partySource: parties.partySource,
  /** In the order in which they apply: what is left out after it was taken in is left out. */
  territories: field('SVAEDI_ADILA', z.array(PartyTerritory)),
  /** Whether the caller may state the publishers of this author's share: staff, and the publisher itself. */
  mayState: field('MA_TILGREINA', yesNo),
});
export type WorkParty = z.output<typeof WorkParty>;

export const listWorkParties = endpoint('GET /api/compositions/:workId/parties', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofWork,
  query: paging,
  reply: list(WorkParty, 'work.noParties'),
});

const statedRole = field(parties.partyRole.wire, z.literal([...parties.publisherRoles]));
/** A publisher of a chain as it is stated. The first is the original publisher, whom the server names itself. */
export const StatedParty = request({
  partyRole: statedRole,
  name: atMost(200, people.name),
  ipiNameNumber: maybe(people.ipiNameNumber),
  ...shares,
  agreementNumber: maybe(lineText(20, parties.agreementNumber)),
  territories: field('SVAEDI_ADILA', z.array(request(territory)).check(z.maxLength(100))),
});
export type StatedParty = z.output<typeof StatedParty>;
const chainParties = field('ADILAR_KEDJU', z.array(StatedParty).check(z.maxLength(20)));

const proposalId = field('TILLOGU_NR', id);

/** The same in answers. */
export const ProposedParty = response({
  partyRole: parties.partyRole,
  name: people.name,
  ipiNameNumber: nullable(people.ipiNameNumber),
  ...shares,
  agreementNumber: nullable(parties.agreementNumber),
  territories: field('SVAEDI_ADILA', z.array(PartyTerritory)),
});
export type ProposedParty = z.output<typeof ProposedParty>;

/** A publisher's chain as it asks staff to write it. */
export const ChainProposal = response({
  proposalId,
  workId: works.workId,
  title: works.title,
  authorId: people.authorId,
  displayName: people.displayName,
  name: people.name,
  proposedAt: field('DAGS_LAGT_TIL', instant),
  remark: nullable(works.remark),
  parties: field('ADILAR_KEDJU', z.array(ProposedParty)),
});
export type ChainProposal = z.output<typeof ChainProposal>;

export const listChainProposals = endpoint('GET /api/chainProposals', {
  access: 'staff',
  query: paging,
  reply: list(ChainProposal, 'chain.noProposals'),
});

/** States the publishers of an author's share: at once by staff, else as a proposal to them. No parties: as the registration has it. */
export const stateChain = endpoint('PUT /api/compositions/:workId/chains/:authorId', {
  access: 'registering',
  params: { ...ofWork, authorId: pathId('authorId') },
  body: request({ parties: chainParties, remark: maybe(freeText(2000, works.remark)) }),
  reply: one(response({ isProposal: field('ER_TILLAGA', yesNo) })),
  affects: () => [listWorkParties, listChainProposals],
});

export const decideChain = endpoint('PATCH /api/chainProposals/:proposalId', {
  access: 'staff',
  params: { proposalId: pathId('proposalId') },
  body: request({ isApproved: works.isApproved, remark: maybe(freeText(2000, works.remark)) }),
  reply: nothing,
  affects: () => [listWorkParties, listChainProposals],
});
