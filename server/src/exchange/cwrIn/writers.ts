import { combinedType, dividedBy, type RoleShare } from '@omur/contract/works/rules/roles';
import { fullShare } from '@omur/contract/platform/rules/shares';
import type { CwrChain, CwrWork, CwrWriter } from '../cwr/typed.ts';
import type { LinkedChain } from './chainOf.ts';

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

interface Part {
  writer: CwrWriter;
  typeId: number;
  units: number;
  published: number;
  publishers: string[];
  chains: LinkedChain[];
}

/**
 * The authors of a work of a file, each once with their roles apart, whose shares add up to 100 exactly (by largest remainder; CWR lets sums be
 * 0.06 off). A chain's share goes to the writers linked to it, by what each of them owns. Undefined where a writer has no role of an author.
 */
export function authorsOf({
  writers,
  chains,
}: Pick<CwrWork, 'writers' | 'chains'>): FileAuthor[] | undefined {
  const right = shareNames.find((name) => ownedIn(writers, chains, name) > 0);
  const parts = writers.map((writer): Part => {
    const typeId = typeOfRole[writer.role ?? ''] ?? (writer.isUnknown === 'Y' ? 33 : 0);
    return { writer, typeId, units: right ? writer[right] : 0, published: 0, publishers: [], chains: [] };
  });
  if (!right || parts.some(({ typeId }) => typeId === 0)) return undefined;
  for (const chain of chains) giveChain(chain, right, parts);
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

type ShareName = (typeof shareNames)[number];

const ownedIn = (writers: readonly CwrWriter[], chains: readonly CwrChain[], name: ShareName) =>
  [...writers, ...chains.flatMap(({ publishers }) => publishers)].reduce((sum, one) => sum + one[name], 0);

function giveChain(chain: CwrChain, right: ShareName, parts: readonly Part[]): void {
  const { publishers } = chain;
  const owned = publishers.reduce((sum, one) => sum + one[right], 0);
  if (owned === 0) return;
  const linked = parts.filter(({ writer }) => linkOf(writer, chain) !== undefined);
  const unlinked = parts.filter(({ writer }) => writer.publishers.length === 0);
  const receivers = [linked, unlinked, parts].find((some) => some.length > 0) ?? parts;
  const weights = receivers.map(({ writer }) => writer[right]);
  const isNothing = weights.every((weight) => weight === 0);
  const given = dividedBy(
    owned,
    weights.map((weight) => (isNothing ? 1 : weight)),
  );
  const original = publishers.find(({ publisherType }) => publisherType === 'E') ?? publishers[0];
  receivers.forEach((part, i) => {
    part.units += given[i] ?? 0;
    if (!original?.isControlled || linked.length === 0) return;
    part.published += given[i] ?? 0;
    if (original.ipi) part.publishers.push(original.ipi);
    const { submitterAgreement = null } = linkOf(part.writer, chain) ?? {};
    part.chains.push({ chain, submitterAgreement });
  });
}

/** What links a writer to a chain: its number, or in 2.1 a publisher of it. */
function linkOf(writer: CwrWriter, { number, publishers }: CwrChain) {
  const codes = new Set(publishers.flatMap(({ party }) => party ?? []));
  return writer.publishers.find(({ chain, publisherParty }) =>
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
    publishers: [...new Set(rows.flatMap(({ part }) => part.publishers))],
    chains: chainsOf(rows),
  };
}

/** Each chain once, though the writer stands there in several roles. */
const chainsOf = (rows: readonly { part: Part }[]): LinkedChain[] => [
  ...new Map(rows.flatMap(({ part }) => part.chains).map((one) => [one.chain.number, one])).values(),
];
