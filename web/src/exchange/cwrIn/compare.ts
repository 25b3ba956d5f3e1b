import type { CwrParty, CwrWorkVersion } from '@omur/contract/exchange/cwr/cwr';
import { fold } from '@omur/contract/platform/rules/folding';
import { rightsApart, type SharesApart } from '@omur/contract/works/rules/chain';
import { cwrTolerance } from '@omur/contract/works/rules/roles';

/** A line of the comparison: a party as the file has it, as it stands on file, or both. */
export interface ComparedParty {
  sent: CwrParty | undefined;
  onFile: CwrParty | undefined;
  isDifferent: boolean;
}

/** CWR writes Þ as TH, Æ as AE and so on, and all of it in capitals. */
const plain = (text: string) =>
  fold(
    text
      .replaceAll(/[þÞ]/gu, 'th')
      .replaceAll(/[æÆ]/gu, 'ae')
      .replaceAll(/[öÖøØ]/gu, 'o')
      .replaceAll(/[ðÐ]/gu, 'd'),
  );

export const isSameText = (a: string, b: string) => plain(a) === plain(b);

const isSameParty = (a: CwrParty, b: CwrParty) =>
  a.ipiNameNumber && b.ipiNameNumber ? a.ipiNameNumber === b.ipiNameNumber : isSameText(a.name, b.name);

/** Rights that somebody owns something of; a file may leave one out altogether. */
const rightsOf = ({ parties }: CwrWorkVersion) =>
  rightsApart.filter((right) => parties.some((party) => party[right] > 0));

type Right = keyof SharesApart;
const sameShares = (a: SharesApart, b: SharesApart, rights: readonly Right[]) =>
  rights.every((right) => Math.abs(a[right] - b[right]) <= cwrTolerance);

/** X110: the same territories in the same order, with the same shares. */
const sameTerritories = (a: CwrParty, b: CwrParty, rights: readonly Right[]) =>
  a.territories.length === b.territories.length &&
  a.territories.every((one, i) => {
    const other = b.territories[i];
    const isSame = other?.territory === one.territory && other.isIncluded === one.isIncluded;
    return isSame && sameShares(one, other, rights);
  });

/** Parties of both versions side by side: those of the file in their order, each beside itself on file, then those who are on file alone. */
export function compareParties(sent: CwrWorkVersion, onFile: CwrWorkVersion | null): ComparedParty[] {
  const left = [...(onFile?.parties ?? [])];
  const rights = rightsOf(sent);
  const both = sent.parties.map((party): ComparedParty => {
    const isSame = (one: CwrParty) => isSameParty(party, one);
    const exact = left.findIndex((one) => isSame(one) && one.partyRole === party.partyRole);
    const at = exact >= 0 ? exact : left.findIndex(isSame);
    const [found] = at >= 0 ? left.splice(at, 1) : [];
    const isAlike =
      found?.partyRole === party.partyRole &&
      sameShares(found, party, rights) &&
      sameTerritories(found, party, rights);
    return { sent: party, onFile: found, isDifferent: onFile !== null && !isAlike };
  });
  return [...both, ...left.map((one) => ({ sent: undefined, onFile: one, isDifferent: true }))];
}
