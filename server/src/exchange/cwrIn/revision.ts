import { rightsApart, type SharesApart } from '@omur/contract/works/rules/chain';
import { worldId } from '@omur/contract/works/rules/territories';
import type { Queryable } from '../../platform/database/statement.ts';
import { Refusal } from '../../platform/refusal.ts';
import { transliterate } from '../cwr/transliterate.ts';
import type { CwrWork } from '../cwr/typed.ts';
import { bodyOf, type FileBody, type FileChain } from './bodyOf.ts';
import type { Sent } from './outcome.ts';
import * as queries from './registerQueries.ts';
import { authorsOf } from './writers.ts';

/** What a revision says otherwise than the work on file (X110). */
type Difference = 'title' | 'writers' | 'publishers' | 'leftOut';

export interface Revision {
  differences: Difference[];
  /** Chains of the file that are not those of the work. */
  otherChains: FileChain[];
  /** Authors whose chain on the work is the sender's, and of whom the file names no publisher any more. */
  leftOut: number[];
  /** The work says something else of mechanical shares than the file, by the contract. */
  isChanged: boolean;
}

interface OnFile extends Record<string, unknown> {
  title: string;
  authors: { ipi: string | null; shareHundredths: number }[] | null;
  publishers: (Party & { authorId: number; personId: number | null })[] | null;
}

interface Party extends SharesApart {
  partyRole: string;
  name: string;
  ipiNameNumber: string | null;
  territories: readonly (SharesApart & { territory: number; isIncluded: boolean })[];
}

type Sender = Pick<Sent, 'personId' | 'ownNumbers'>;
interface Revised {
  workId: number;
  work: CwrWork;
}

/** Compares a revision with the work on file: the title, each writer by number with the share, and the sender's publishers as they would be registered. */
export async function revisionOf(
  db: Queryable,
  sender: Sender,
  { workId, work }: Revised,
): Promise<Revision> {
  const onFile = await queries.findOnFile.row<OnFile>(db, { workId });
  const made = await readRevision(db, sender, work);
  if (!onFile) throw new Error(`There is no work ${workId}.`);
  const chains = 'body' in made ? made.chains : [];
  const there = ownChains(onFile, sender.personId);
  const otherChains = chains.filter(({ authorId, ...of }) => sayingOf(of) !== there.get(authorId));
  // Of a file that could not be read to its end, nothing is known to be missing.
  const leftOut =
    'body' in made
      ? [...there.keys()].filter((author) => !chains.some(({ authorId }) => authorId === author))
      : [];
  const isSamePublishers = 'body' in made && otherChains.length === 0;
  const isSameTitle = transliterate(onFile.title) === transliterate(work.title ?? '');
  return {
    differences: [
      ...(isSameTitle ? [] : (['title'] as const)),
      ...(isSameWriters(onFile, work) ? [] : (['writers'] as const)),
      ...(isSamePublishers ? [] : (['publishers'] as const)),
      ...(leftOut.length === 0 ? [] : (['leftOut'] as const)),
    ],
    otherChains,
    leftOut,
    isChanged: 'body' in made && made.isChanged,
  };
}

/** What breaks a rule of chains is a difference, which staff look at. */
async function readRevision(db: Queryable, sender: Sender, work: CwrWork): Promise<FileBody> {
  try {
    return await bodyOf(db, { ...sender, isByContract: false }, work);
  } catch (error) {
    if (error instanceof Refusal) return { question: 'rules' };
    throw error;
  }
}

function isSameWriters({ authors }: OnFile, work: CwrWork): boolean {
  const wordOf = (ipi: string | null, share: number) => `${ipi ?? ''} ${share}`;
  const sent = (authorsOf(work) ?? []).map(({ ipi, shareHundredths }) => wordOf(ipi, shareHundredths));
  const there = (authors ?? []).map((one) => wordOf(one.ipi, one.shareHundredths));
  return sent.every((word) => !word.startsWith(' ')) && sent.toSorted().join() === there.toSorted().join();
}

/** The sender's chains on a work, by author. Those of other publishers are not the sender's to change. */
function ownChains({ publishers }: OnFile, personId: number): Map<number, string> {
  const byAuthor = new Map<number, Party[]>();
  const own = new Set<number>();
  for (const { authorId, ...party } of publishers ?? []) {
    byAuthor.set(authorId, [...(byAuthor.get(authorId) ?? []), party]);
    if (party.partyRole === 'E' && party.personId === personId) own.add(authorId);
  }
  return new Map([...own].map((authorId) => [authorId, wordsOf(byAuthor.get(authorId) ?? [])]));
}

/** A chain that is not kept as the file has it stands on the work as the contract makes it. */
function sayingOf({ owned, parties }: Pick<FileChain, 'owned' | 'parties'>): string {
  if (parties) return wordsOf(parties);
  const shares = { ...owned, synchronisationHundredths: owned.mechanicalHundredths };
  const territories = [{ territory: worldId, isIncluded: true, ...shares }];
  return wordsOf([{ partyRole: 'E', name: '', ipiNameNumber: null, ...shares, territories }]);
}

/** The same words for the same chain. The first publisher is that of the contract, whatever the file calls it. */
const wordsOf = (parties: readonly Party[]): string =>
  parties
    .map(({ partyRole, name, ipiNameNumber, territories, ...shares }, i) => {
      const who = i === 0 ? '' : (ipiNameNumber ?? transliterate(name));
      const where = territories.map(({ territory, isIncluded, ...of }) =>
        isIncluded ? `${territory} ${sharesOf(of)}` : `-${territory}`,
      );
      return [partyRole, who, sharesOf(shares), ...where].join('|');
    })
    .join('\n');

const sharesOf = (of: SharesApart): string => rightsApart.map((right) => of[right]).join(' ');

const reasons: Readonly<Record<Difference, { is: string; en: string }>> = {
  title: { is: 'Titillinn er annar en á skrá.', en: 'The title differs from the one on file.' },
  writers: {
    is: 'Höfundar eða hlutir þeirra eru aðrir en á skrá.',
    en: 'Writers or their shares differ from those on file.',
  },
  publishers: {
    is: 'Forlög, hlutir þeirra eða svæði eru önnur en á skrá.',
    en: 'Publishers, their shares or their territories differ from those on file.',
  },
  leftOut: {
    is: 'Skráin sleppir forlagi sendandans sem er á skrá. Séu forlög skrárinnar tekin fer verkið úr samningi þess við höfundinn.',
    en: 'The file leaves out the sender, a publisher on file. If the publishers of the file are taken, the work leaves its contract with the writer.',
  },
};
export const reasonOf = (difference: Difference) => reasons[difference];
