import type { Change } from '../approvals.ts';
import { findAuthorType, findAuthorTypeByCode } from '../../people/rules/authorTypes.ts';
import { formatDuration } from '../../platform/rules/duration.ts';
import { formatIsrc } from './isrc.ts';
import type { Language, Text } from '../../platform/rules/language.ts';
import { formatPercent } from '../../platform/rules/shares.ts';

// What is different between two states of a registration, as those who are asked about it get to read it.

export type ComparedAuthor = {
  /** The same for the same author in both states. */
  key: string | number;
  name: string;
  authorTypeId: number;
  shareHundredths: number;
  contractId: number | null;
};

export type ComparedRegistration = {
  title: string;
  durationSeconds: number | null;
  performers: string | null;
  description: string | null;
  authors: readonly ComparedAuthor[];
  otherTitles: readonly string[];
  isrcs: readonly { isrc: string; performer: string | null }[];
};

const labels = {
  title: { is: 'Heiti verks', en: 'Title of the work' },
  duration: { is: 'Lengd', en: 'Length' },
  performers: { is: 'Flytjandi', en: 'Performer' },
  description: { is: 'Lýsing', en: 'Description' },
  author: { is: 'Höfundur', en: 'Author' },
  role: { is: 'Hlutverk: {name}', en: 'Role: {name}' },
  share: { is: 'Hlutfall: {name}', en: 'Share: {name}' },
  contract: { is: 'Útgáfusamningur: {name}', en: 'Publishing contract: {name}' },
  otherTitle: { is: 'Annað heiti', en: 'Other title' },
  isrc: { is: 'ISRC', en: 'ISRC' },
} as const satisfies Record<string, Text>;

/** Fields whose change the authors have to approve anew (V5). */
const approvedFields: readonly string[] = ['authors', 'typeOfAuthor', 'ratio'];

/** In the order of the form. The order of authors and lists says nothing. */
export function differences(before: ComparedRegistration, after: ComparedRegistration): Change[] {
  return [
    ...changed('HEITI_VERKS', labels.title, before.title, after.title),
    ...changed('LENGD', labels.duration, durationOf(before), durationOf(after)),
    ...changed('FLYTJENDUR', labels.performers, before.performers, after.performers),
    ...changed('LYSING_VERKS', labels.description, before.description, after.description),
    ...changedAuthors(before.authors, after.authors),
    ...changedList('searchNames', labels.otherTitle, before.otherTitles, after.otherTitles),
    ...changedList('isrcCodes', labels.isrc, before.isrcs.map(isrcText), after.isrcs.map(isrcText)),
  ];
}

/** Whether the authors have to approve anew: who they are, their roles, or their shares. */
export function concernsApproval(changes: readonly Change[]): boolean {
  return changes.some(({ field }) => approvedFields.includes(field));
}

/** Roles are kept by their codes and shares as they are written in Icelandic; a reader of either language gets them in theirs. */
export function changedText({ field }: Pick<Change, 'field'>, value: string, language: Language): string {
  if (field === 'typeOfAuthor') return findAuthorTypeByCode(value)?.name[language] ?? value;
  if (field === 'ratio' && language === 'en') return value.replace(',', '.').replace('\u00a0', '');
  return value;
}

function changedAuthors(before: readonly ComparedAuthor[], after: readonly ComparedAuthor[]): Change[] {
  const left = before.filter(({ key }) => !after.some((author) => author.key === key));
  return [
    ...left.flatMap(({ name }) => changed('authors', labels.author, name, null)),
    ...left.flatMap((author) => changesOf(author, undefined)),
    ...after.flatMap((author) => {
      const known = before.find(({ key }) => key === author.key);
      const joined = known ? [] : changed('authors', labels.author, null, author.name);
      return [...joined, ...changesOf(known, author)];
    }),
  ];
}

function changesOf(before: ComparedAuthor | undefined, after: ComparedAuthor | undefined): Change[] {
  const { name } = after ?? before ?? { name: '' };
  const named = (label: Text) => ({
    is: label.is.replace('{name}', () => name),
    en: label.en.replace('{name}', () => name),
  });
  return [
    ...changed('typeOfAuthor', named(labels.role), codeOf(before), codeOf(after)),
    ...changed('ratio', named(labels.share), shareOf(before), shareOf(after)),
    ...changed('publishingContractId', named(labels.contract), contractOf(before), contractOf(after)),
  ];
}

function changedList(
  field: string,
  label: Text,
  before: readonly string[],
  after: readonly string[],
): Change[] {
  return [
    ...without(before, after).flatMap((gone) => changed(field, label, gone, null)),
    ...without(after, before).flatMap((added) => changed(field, label, null, added)),
  ];
}

/** What the first list has more of: the same other title may stand there twice. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function changed(field: string, label: Text, before: string | null, after: string | null): Change[] {
  return before === after ? [] : [{ field, label, before, after }];
}

const durationOf = ({ durationSeconds }: ComparedRegistration) =>
  durationSeconds === null ? null : formatDuration(durationSeconds);
const codeOf = (author: ComparedAuthor | undefined) =>
  author ? (findAuthorType(author.authorTypeId)?.code ?? String(author.authorTypeId)) : null;
const shareOf = (author: ComparedAuthor | undefined) =>
  author ? formatPercent(author.shareHundredths, 'is') : null;
const contractOf = (author: ComparedAuthor | undefined) =>
  typeof author?.contractId === 'number' ? String(author.contractId) : null;
const isrcText = ({ isrc, performer }: ComparedRegistration['isrcs'][number]) =>
  performer ? `${formatIsrc(isrc)} (${performer})` : formatIsrc(isrc);
