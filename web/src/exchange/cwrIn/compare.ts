import type { CwrParty, CwrWorkVersion } from '@omur/contract/exchange/cwr/cwr';
import { fold } from '@omur/contract/platform/rules/folding';

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

/** Parties of both versions side by side: those of the file in their order, each beside itself on file, then those who are on file alone. */
export function compareParties(sent: CwrWorkVersion, onFile: CwrWorkVersion | null): ComparedParty[] {
  const left = [...(onFile?.parties ?? [])];
  const both = sent.parties.map((party): ComparedParty => {
    const isSame = (one: CwrParty) => isSameParty(party, one);
    const exact = left.findIndex((one) => isSame(one) && one.partyRole === party.partyRole);
    const at = exact >= 0 ? exact : left.findIndex(isSame);
    const [found] = at >= 0 ? left.splice(at, 1) : [];
    const isAlike =
      found?.partyRole === party.partyRole && found.performanceHundredths === party.performanceHundredths;
    return { sent: party, onFile: found, isDifferent: onFile !== null && !isAlike };
  });
  return [...both, ...left.map((one) => ({ sent: undefined, onFile: one, isDifferent: true }))];
}
