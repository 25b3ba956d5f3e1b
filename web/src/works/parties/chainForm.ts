import { worldId } from '@omur/contract/works/rules/territories';
import type { StatedParty, WorkParty } from '@omur/contract/works/parties';
import type { PublisherRole } from '@omur/contract/platform/fields/workParties';
import type { SharesApart } from '@omur/contract/works/rules/chain';

/** Somebody who collects for the original publisher in a territory. */
export interface Collector {
  key: string;
  role: PublisherRole;
  name: string;
  ipi: string;
  agreement: string;
  /** Its number, or nothing yet. */
  territory: string;
}

export const collectorRoles = ['SE', 'AM', 'ES'] as const satisfies readonly PublisherRole[];

let latest = 0;
export function newCollector(of: Partial<Collector> = {}): Collector {
  latest += 1;
  return { key: `collector-${latest}`, role: 'SE', name: '', ipi: '', agreement: '', territory: '', ...of };
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

/** Those of a chain who collect somewhere for its original publisher: one of the form for each territory. */
export function collectorsOf(chain: readonly WorkParty[]): Collector[] {
  return chain
    .filter((party) => party.partyRole !== 'E' && party.partyRole !== 'AQ')
    .flatMap((party) =>
      party.territories
        .filter(({ isIncluded }) => isIncluded)
        .map(({ territory }) =>
          newCollector({
            role: party.partyRole as PublisherRole,
            name: party.name,
            ipi: party.ipiNameNumber ?? '',
            agreement: party.agreementNumber ?? '',
            territory: String(territory),
          }),
        ),
    );
}

/** The original publisher collects in the world without the territories of the others, each of whom collects there all that it owns. */
export function statedChain(original: WorkParty, collectors: readonly Collector[]): StatedParty[] {
  if (collectors.length === 0) return [];
  const owned = sharesOf(original);
  const territories = collectors.map(({ territory }) => Number(territory));
  return [
    {
      partyRole: 'E',
      name: original.name,
      agreementNumber: original.agreementNumber,
      ...owned,
      territories: [
        { isIncluded: true, territory: worldId, ...owned },
        ...territories.map((territory) => ({ isIncluded: false, territory, ...nothing })),
      ],
    },
    ...collectors.map(({ role, name, ipi, agreement, territory }) => ({
      partyRole: role,
      name: name.trim(),
      ipiNameNumber: ipi.trim() || null,
      agreementNumber: agreement.trim() || null,
      ...nothing,
      territories: [{ isIncluded: true, territory: Number(territory), ...owned }],
    })),
  ];
}
