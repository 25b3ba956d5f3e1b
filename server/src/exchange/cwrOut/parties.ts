import type { Version } from '../cwr/layouts/index.ts';
import { transliterate } from '../cwr/transliterate.ts';
import type { PartyFacts, WorkFacts } from './facts.ts';
import { hundredthsOf } from './shares.ts';

/** Whose file it is: the society's, or that of one person, who controls nobody but itself and those it acts for. */
export interface Sender {
  version: Version;
  /** Null in files of the society, in which all that it represents are controlled. */
  personId: number | null;
}

export type Shares = readonly [number, number, number];
/** A party as a file has it: its shares in hundredths, and whether the sender controls it. */
export interface Party extends PartyFacts {
  hundredths: Shares;
  isOurs: boolean;
  number: string;
  plainName: string;
}

const most = { performance: 5_000, other: 10_000 };

/** A name as its field may have it. */
export const plainNameOf = (name: string): string =>
  transliterate(name)
    .replace(/[^ !-;?@A-Z_`]/gu, ' ')
    .replace(/ +/gu, ' ')
    .trim();

/** The parties of a work as a file of this sender has them. */
export function partiesOf({ parties }: WorkFacts, { personId }: Sender): Party[] {
  const merged = withWritersJoined(parties);
  const columns = [0, 1, 2].map((right) =>
    hundredthsOf(
      merged.map(({ kind, shares }) => ({
        millionths: shares[right] ?? 0,
        most: kind === 'publisher' && right === 0 ? most.performance : most.other,
      })),
    ),
  );
  const ownChains = new Set(
    merged.filter((one) => one.kind === 'publisher' && one.personId === personId).map(({ chain }) => chain),
  );
  const ownAuthors = new Set(
    merged
      .filter((one) => (one.kind === 'writer' ? one.personId === personId : ownChains.has(one.chain)))
      .map(({ authorId }) => authorId),
  );
  const isPublishing = ownChains.size > 0;
  const isOurs = (one: PartyFacts) => {
    if (personId === null) return one.isControlled;
    if (one.kind === 'writer') return ownAuthors.has(one.authorId);
    return isPublishing ? ownChains.has(one.chain) : ownAuthors.has(one.authorId);
  };
  return merged.map((one, at) => ({
    ...one,
    hundredths: [columns[0]?.[at] ?? 0, columns[1]?.[at] ?? 0, columns[2]?.[at] ?? 0],
    isOurs: isOurs(one),
    number: numberOf(one),
    plainName: plainNameOf(one.name),
  }));
}

/** Composer and author of the same work are CA: CWR names a writer once a role. */
function withWritersJoined(parties: readonly PartyFacts[]): PartyFacts[] {
  const joined: PartyFacts[] = [];
  for (const party of parties) {
    const before = joined.find(
      (one) =>
        one.kind === 'writer' &&
        party.kind === 'writer' &&
        one.authorId === party.authorId &&
        [one.role, party.role].sort().join(' ') === 'A C',
    );
    if (!before) joined.push({ ...party });
    else
      Object.assign(before, {
        role: 'CA',
        shares: before.shares.map((share, right) => share + (party.shares[right] ?? 0)),
      });
  }
  return joined;
}

/** The society's number of a party: never anything of the person but its number here. */
function numberOf({ kind, authorId, personId, workPartyId }: PartyFacts): string {
  if (kind === 'writer') return `W${authorId}`;
  return personId === null ? `X${workPartyId ?? 0}` : `P${personId}`;
}
