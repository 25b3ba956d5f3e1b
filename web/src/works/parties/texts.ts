import { findAuthorTypeByCode } from '@omur/contract/people/rules/authorTypes';
import type { PartyTerritory, WorkParty } from '@omur/contract/works/parties';
import { publisherRoles } from '@omur/contract/platform/fields/workParties';
import type { Language } from '../../platform/i18n/text.ts';
import { publisherRoleNames, writerRoleNames } from './messages.ts';

/** 'Undirútgefandi (SE)'. PA is a writer as well as a publisher. */
export function partyRoleName(
  { partyKind, partyRole }: Pick<WorkParty, 'partyKind' | 'partyRole'>,
  language: Language,
) {
  const publisher = publisherRoles.find((role) => role === partyRole);
  const name =
    partyKind === 'publisher' && publisher
      ? publisherRoleNames[publisher]
      : (findAuthorTypeByCode(partyRole)?.name ?? writerRoleNames[partyRole]);
  return name ? `${name[language]} (${partyRole})` : partyRole;
}

/** As lists of territories are written: a number is in, a negative one is out, in the order in which they apply. */
export const territoryList = (territories: readonly Pick<PartyTerritory, 'territory' | 'isIncluded'>[]) =>
  territories.map(({ territory, isIncluded }) => (isIncluded ? territory : -territory));

/** The societies that manage the party's rights, each once. */
export function societiesOf(party: WorkParty): string {
  const rights = [
    [party.performanceSociety, 'PR'],
    [party.mechanicalSociety, 'MR'],
    [party.synchronisationSociety, 'SR'],
  ] as const;
  return rights.flatMap(([society, right]) => (society === null ? [] : `${society} (${right})`)).join(', ');
}
