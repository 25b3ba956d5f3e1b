import { totalShare } from '../../platform/rules/shares.ts';

// X66, X67, X70: what a chain of publishers has to be, no matter who states it.

export const rightsApart = [
  'performanceHundredths',
  'mechanicalHundredths',
  'synchronisationHundredths',
] as const;
export type SharesApart = Record<(typeof rightsApart)[number], number>;

export interface ChainParty extends SharesApart {
  partyRole: string;
  territories: readonly (SharesApart & { territory: number; isIncluded: boolean })[];
}

export type ChainProblem =
  | 'chain.firstIsOriginal'
  | 'chain.owners'
  | 'chain.ownership'
  | 'chain.collection'
  | 'chain.excludedShares'
  | 'chain.territoryTwice';

/** What is wrong with a chain that owns so much of the work by its contract, with the place of the party that is to blame. */
export function checkChain(parties: readonly ChainParty[], owned: SharesApart): [ChainProblem, number][] {
  const problems = parties.flatMap((party, i) =>
    checkParty(party, i).map((code): [ChainProblem, number] => [code, i]),
  );
  const isOwned = rightsApart.every((right) => sumOf(parties, right) === owned[right]);
  const territories = new Set(
    parties.flatMap((party) => party.territories.map(({ territory }) => territory)),
  );
  const isCollected = [...territories].every((territory) =>
    rightsApart.every((right) => collectedIn(parties, territory, right) <= owned[right]),
  );
  return [
    ...problems,
    ...(isOwned ? [] : [['chain.ownership', 0] satisfies [ChainProblem, number]]),
    ...(isCollected ? [] : [['chain.collection', 0] satisfies [ChainProblem, number]]),
  ];
}

function checkParty({ partyRole, territories, ...shares }: ChainParty, i: number): ChainProblem[] {
  const isOwner = partyRole === 'E' || partyRole === 'AQ';
  const named = territories.map(({ territory }) => territory);
  const isSilent = (of: SharesApart) => rightsApart.every((right) => of[right] === 0);
  return [
    ...((i === 0) === (partyRole === 'E') ? [] : ['chain.firstIsOriginal' as const]),
    ...(isOwner || isSilent(shares) ? [] : ['chain.owners' as const]),
    ...(territories.every((one) => one.isIncluded || isSilent(one)) ? [] : ['chain.excludedShares' as const]),
    ...(new Set(named).size === named.length ? [] : ['chain.territoryTwice' as const]),
  ];
}

const sumOf = (of: readonly SharesApart[], right: keyof SharesApart) =>
  totalShare(of.map((one) => ({ shareHundredths: one[right] })));

const collectedIn = (parties: readonly ChainParty[], territory: number, right: keyof SharesApart) =>
  sumOf(
    parties.flatMap((party) =>
      party.territories.filter((one) => one.isIncluded && one.territory === territory),
    ),
    right,
  );
