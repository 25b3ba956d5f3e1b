import type { CwrWork } from '../cwr/typed.ts';

/** A party as both sides of a case have it. Shares are hundredths of a per cent. */
interface CaseParty {
  name: string;
  role: string | null;
  ipiNameNumber: string | null;
  society: string | null;
  shares: [number, number, number];
}

/** What is compared of a work in a case: what CWR allows to show, and no more. */
export interface CaseWork {
  title: string;
  number: string | null;
  iswc: string | null;
  writers: CaseParty[];
  publishers: CaseParty[];
}

/** A work of a file in short. */
export function summaryOf({ title, submitterNumber, iswc, writers, chains }: CwrWork): CaseWork {
  return {
    title: title ?? '',
    number: submitterNumber,
    iswc,
    writers: writers.map(({ firstName, lastName, role, ipi, prSociety, ...shares }) => ({
      name: [firstName, lastName].filter((name) => name !== null).join(' '),
      role,
      ipiNameNumber: ipi,
      society: prSociety,
      shares: [shares.prShare, shares.mrShare, shares.srShare],
    })),
    publishers: chains.flatMap(({ publishers }) =>
      publishers.map(({ name, publisherType, ipi, prSociety, ...shares }) => ({
        name: name ?? '',
        role: publisherType,
        ipiNameNumber: ipi,
        society: prSociety,
        shares: [shares.prShare, shares.mrShare, shares.srShare],
      })),
    ),
  };
}
