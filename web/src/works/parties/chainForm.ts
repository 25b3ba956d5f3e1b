import { countriesOf, type Territory, worldWithout } from '@omur/contract/works/rules/territories';
import type { StatedParty, WorkParty } from '@omur/contract/works/parties';
import type { PublisherRole } from '@omur/contract/platform/fields/workParties';
import type { SharesApart } from '@omur/contract/works/rules/chain';

/** Somebody who collects for the original publisher in some territories. */
export interface Collector {
  key: string;
  role: PublisherRole;
  name: string;
  ipi: string;
  agreement: string;
  /** Numbers of TIS in order, those that are left out negative. */
  territories: readonly number[];
}

export const collectorRoles = ['SE', 'AM', 'ES'] as const satisfies readonly PublisherRole[];

let latest = 0;
export function newCollector(of: Partial<Collector> = {}): Collector {
  latest += 1;
  return { key: `collector-${latest}`, role: 'SE', name: '', ipi: '', agreement: '', territories: [], ...of };
}

const sharesOf = ({
  performanceHundredths,
  mechanicalHundredths,
  synchronisationHundredths,
}: SharesApart) => ({
  performanceHundredths,
  mechanicalHundredths,
  synchronisationHundredths,
});
const nothing = { performanceHundredths: 0, mechanicalHundredths: 0, synchronisationHundredths: 0 };

/** Those of a chain who collect somewhere for its original publisher. */
export function collectorsOf(chain: readonly WorkParty[]): Collector[] {
  return chain
    .filter(({ partyRole, territories }) => !['E', 'AQ'].includes(partyRole) && territories.length > 0)
    .map((party) =>
      newCollector({
        role: party.partyRole as PublisherRole,
        name: party.name,
        ipi: party.ipiNameNumber ?? '',
        agreement: party.agreementNumber ?? '',
        territories: party.territories.map(({ territory, isIncluded }) =>
          isIncluded ? territory : -territory,
        ),
      }),
    );
}

export type Tree = ReadonlyMap<number, Territory>;

/** The first country that somebody before collects in already, if there is one. */
export function collectedTwice(
  { territories }: Collector,
  before: readonly Collector[],
  day: string,
  tree: Tree,
): number | undefined {
  const taken = new Set(before.flatMap((one) => countriesOf(one.territories, day, tree)));
  return countriesOf(territories, day, tree).find((country) => taken.has(country));
}

/** The original publisher collects where none of the others does, each of whom collects in its territories all that it owns. */
export function statedChain(
  original: WorkParty,
  collectors: readonly Collector[],
  day: string,
  tree: Tree,
): StatedParty[] {
  if (collectors.length === 0) return [];
  const owned = sharesOf(original);
  const collectedIn = (list: readonly number[]) =>
    list.map((entry) => ({
      isIncluded: entry > 0,
      territory: Math.abs(entry),
      ...(entry > 0 ? owned : nothing),
    }));
  const lists = collectors.map(({ territories }) => territories);
  return [
    {
      partyRole: 'E',
      name: original.name,
      agreementNumber: original.agreementNumber,
      ...owned,
      territories: collectedIn(worldWithout(lists, day, tree)),
    },
    ...collectors.map(({ role, name, ipi, agreement, territories }) => ({
      partyRole: role,
      name: name.trim(),
      ipiNameNumber: ipi.trim() || null,
      agreementNumber: agreement.trim() || null,
      ...nothing,
      territories: collectedIn(territories),
    })),
  ];
}
