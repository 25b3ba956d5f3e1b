import { combinedType, dividedBy, type RoleShare } from '@omur/contract/works/rules/roles';
import { fullShare } from '@omur/contract/platform/rules/shares';
import type { CwrChain, CwrWork, CwrWriter } from '../cwr/typed.ts';
import type { LinkedChain } from './chainOf.ts';

/** What a writer and the publishers of the writer's share own of a right, in hundredths of the work, and of that the controlled publishers. */
export interface Owning {
  units: number;
  published: number;
}

/** A writer of a file as one author of a work: the share is of the whole work, in hundredths, with what publishers own of it. */
export interface FileAuthor {
  name: string;
  /** Eleven digits; null where the file names none. */
  ipi: string | null;
  /** Of the performing right, as three digits; null where the file names none. */
  society: string | null;
  isControlled: boolean;
  authorTypeId: number;
  roles: RoleShare[];
  shareHundredths: number;
  /** Of that share, what controlled publishers own of the performing right. */
  publishedHundredths: number;
  /** What they own of the mechanical and the synchronisation right; of rights that somebody owns something of. */
  others: Owning[];
  /** IPI name numbers of the original publishers in the chains that the file links to the writer. */
  publishers: string[];
  /** The chains that the sender controls and links to the writer. */
  chains: LinkedChain[];
}

const typeOfRole: Readonly<Record<string, number>> = {
  C: 33,
  A: 34,
  CA: 36,
  AR: 35,
  AD: 40,
  SA: 40,
  SR: 35,
  TR: 44,
};

const shareNames = ['prShare', 'mrShare', 'srShare'] as const;

interface Part extends Owning {
  writer: CwrWriter;
  typeId: number;
  publishers: string[];
  chains: LinkedChain[];
  /** Of the mechanical and the synchronisation right, in this order; of rights that somebody owns something of. */
  others: (Owning | undefined)[];
}

/**
 * The authors of a work of a file, each once with their roles apart, whose shares add up to 100 exactly (by largest remainder; CWR lets sums be
 * 0.06 off). A chain's share goes to the writers linked to it, by what each of them owns. Undefined where a writer has no role of an author.
 */
export function authorsOf(work: Parties): FileAuthor[] | undefined {
  const { writers, chains } = work;
  const right = shareNames.find((name) => ownedIn(work, name) > 0);
  if (!right) return undefined;
  const owned = owningOf(work, right);
  const others = (['mrShare', 'srShare'] as const).map((name) =>
    ownedIn(work, name) > 0 ? owningOf(work, name, owned) : undefined,
  );
  const parts = writers.map((writer, i): Part => {
    const typeId = typeOfRole[writer.role ?? ''] ?? (writer.isUnknown === 'Y' ? 33 : 0);
    const none = { units: 0, published: 0 };
    const of = others.map((list) => list && (list[i] ?? none));
    return { writer, typeId, ...(owned[i] ?? none), others: of, ...publishersOf(writer, chains, right) };
  });
  if (parts.some(({ typeId }) => typeId === 0)) return undefined;
  const exact = dividedBy(
    fullShare,
    parts.map(({ units }) => units),
  );
  const groups = new Map<string, { part: Part; share: number }[]>();
  parts.forEach((part, i) => {
    const key = part.writer.ipi ?? part.writer.party ?? `${i}`;
    groups.set(key, [...(groups.get(key) ?? []), { part, share: exact[i] ?? 0 }]);
  });
  return [...groups.values()].map(authorOf);
}

type Parties = Pick<CwrWork, 'writers' | 'chains'>;
type ShareName = (typeof shareNames)[number];

const sumIn = (of: readonly Record<ShareName, number>[], name: ShareName) =>
  of.reduce((sum, one) => sum + one[name], 0);
const ownedIn = ({ writers, chains }: Parties, name: ShareName) =>
  sumIn([...writers, ...chains.flatMap(({ publishers }) => publishers)], name);

const originalOf = ({ publishers }: CwrChain) =>
  publishers.find(({ publisherType }) => publisherType === 'E') ?? publishers[0];

/**
 * What each writer owns of a right with the publishers of their share. A chain is divided by what its writers own of the right, else by what
 * they own otherwise.
 */
function owningOf({ writers, chains }: Parties, name: ShareName, otherwise?: readonly Owning[]): Owning[] {
  const owned = writers.map((writer): Owning => ({ units: writer[name], published: 0 }));
  for (const chain of chains) {
    const whole = sumIn(chain.publishers, name);
    if (whole === 0) continue;
    const all = writers.map((_, i) => i);
    const linked = all.filter((i) => linkOf(writers[i], chain) !== undefined);
    const unlinked = all.filter((i) => writers[i]?.publishers.length === 0);
    const receivers = [linked, unlinked].find((some) => some.length > 0) ?? all;
    const weights = [
      receivers.map((i) => writers[i]?.[name] ?? 0),
      receivers.map((i) => otherwise?.[i]?.units ?? 0),
    ].find((some) => some.some((weight) => weight > 0));
    const given = dividedBy(whole, weights ?? receivers.map(() => 1));
    const isPublished = linked.length > 0 && originalOf(chain)?.isControlled === true;
    receivers.forEach((i, nth) => {
      const one = owned[i];
      if (!one) return;
      one.units += given[nth] ?? 0;
      if (isPublished) one.published += given[nth] ?? 0;
    });
  }
  return owned;
}

/** The controlled chains that are linked to a writer and own something of the right by which the work is divided. */
function publishersOf(writer: CwrWriter, chains: readonly CwrChain[], right: ShareName) {
  const linked = chains.flatMap((chain) => {
    const link = linkOf(writer, chain);
    const original = originalOf(chain);
    if (!link || !original?.isControlled || sumIn(chain.publishers, right) === 0) return [];
    return [{ chain, original, submitterAgreement: link.submitterAgreement }];
  });
  return {
    publishers: linked.flatMap(({ original }) => original.ipi ?? []),
    chains: linked.map(({ chain, submitterAgreement }): LinkedChain => ({ chain, submitterAgreement })),
  };
}

/** What links a writer to a chain: its number, or in 2.1 a publisher of it. */
function linkOf(writer: CwrWriter | undefined, { number, publishers }: CwrChain) {
  const codes = new Set(publishers.flatMap(({ party }) => party ?? []));
  return writer?.publishers.find(({ chain, publisherParty }) =>
    chain > 0 ? chain === number : codes.has(publisherParty ?? ''),
  );
}

function authorOf(rows: { part: Part; share: number }[]): FileAuthor {
  const writers = rows.map(({ part }) => part.writer);
  const [first] = writers;
  const byType = new Map<number, number>();
  for (const { part, share } of rows) byType.set(part.typeId, (byType.get(part.typeId) ?? 0) + share);
  const roles = [...byType].map(([authorTypeId, shareHundredths]) => ({ authorTypeId, shareHundredths }));
  const isApart = roles.length > 1 && roles.every(({ authorTypeId }) => authorTypeId !== 36);
  return {
    name: [first?.firstName, first?.lastName].filter(Boolean).join(' '),
    ipi: first?.ipi ?? null,
    society: first?.prSociety ?? null,
    isControlled: writers.some(({ isControlled }) => isControlled),
    authorTypeId: isApart ? (combinedType(roles) ?? 36) : (roles[0]?.authorTypeId ?? 36),
    roles: isApart ? roles : [],
    shareHundredths: roles.reduce((sum, { shareHundredths }) => sum + shareHundredths, 0),
    publishedHundredths: rows.reduce((sum, { part }) => sum + part.published, 0),
    others: othersOf(rows),
    publishers: [...new Set(rows.flatMap(({ part }) => part.publishers))],
    chains: chainsOf(rows),
  };
}

/** Each chain once, though the writer stands there in several roles. */
const chainsOf = (rows: readonly { part: Part }[]): LinkedChain[] => [
  ...new Map(rows.flatMap(({ part }) => part.chains).map((one) => [one.chain.number, one])).values(),
];

const othersOf = (rows: readonly { part: Part }[]): Owning[] =>
  [0, 1].flatMap((right) => {
    const owned = rows.flatMap(({ part }) => part.others[right] ?? []);
    if (owned.length === 0) return [];
    const sum = (of: (one: Owning) => number) => owned.reduce((total, one) => total + of(one), 0);
    return [{ units: sum(({ units }) => units), published: sum(({ published }) => published) }];
  });
