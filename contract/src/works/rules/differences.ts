import type { Change } from '../approvals.ts';
import { findAuthorType, findAuthorTypeByCode } from '../../people/rules/authorTypes.ts';
import { type PlainOfWork, plainWork } from '../../platform/fields/plainWork.ts';
import { type PlainField, typedOf } from '../../platform/plainFields.ts';
import { shownPlain } from '../../platform/shownPlain.ts';
import { formatDuration, readDuration } from '../../platform/rules/duration.ts';
import { keptText } from '../../platform/rules/keptText.ts';
import { formatIsrc, readIsrc } from './isrc.ts';
import type { Registration, RegistrationAuthor } from './registrationValue.ts';
import type { Language, Text } from '../../platform/rules/language.ts';
import { formatPercent } from '../../platform/rules/shares.ts';
import { isUsageDays, usageDaysText } from './usageDays.ts';

// What is different between two states of a registration, as those who are asked about it get to read it.

const labels = {
  title: { is: 'Heiti verks', en: 'Title of the work' },
  duration: { is: 'Lengd', en: 'Length' },
  author: { is: 'Höfundur', en: 'Author' },
  role: { is: 'Hlutverk: {name}', en: 'Role: {name}' },
  roles: { is: 'Hlutverk, hvert fyrir sig: {name}', en: 'Roles apart: {name}' },
  share: { is: 'Hlutfall: {name}', en: 'Share: {name}' },
  contract: { is: 'Útgáfusamningur: {name}', en: 'Publishing contract: {name}' },
  otherTitle: { is: 'Annað heiti', en: 'Other title' },
  isrc: { is: 'ISRC', en: 'ISRC' },
} as const satisfies Record<string, Text>;

/** Fields whose change the authors have to approve anew (V5). */
const approvedFields: readonly string[] = ['authors', 'typeOfAuthor', 'ratio', 'roles'];

/** In the order of the form. The order of authors and lists says nothing. */
export function differences(before: Registration, after: Registration): Change[] {
  return [
    ...changed('HEITI_VERKS', labels.title, kept(before.title), kept(after.title)),
    ...changed('LENGD', labels.duration, durationOf(before), durationOf(after)),
    ...plainNames.flatMap((name) => {
      const { wire, label } = plainWork[name];
      return changed(wire, label, writtenPlain(before.plain[name]), writtenPlain(after.plain[name]));
    }),
    ...changedAuthors(before.authors, after.authors),
    ...changedList(
      'searchNames',
      labels.otherTitle,
      before.otherTitles.map(kept),
      after.otherTitles.map(kept),
    ),
    ...changedList('isrcCodes', labels.isrc, before.isrcs.map(isrcText), after.isrcs.map(isrcText)),
  ];
}

/** Whether the authors have to approve anew: who they are, their roles, or their shares. */
export function concernsApproval(changes: readonly Change[]): boolean {
  return changes.some(({ field }) => approvedFields.includes(field));
}

/** Whether somebody else is paid, or another share (V5, V12). */
export const concernsRights = (changes: readonly Change[]): boolean =>
  concernsApproval(changes) || changes.some(({ field }) => field === 'publishingContractId');

/** Whether nothing is different but authors, their roles and shares, as on days that are over (X141). */
export const isOfSharesAlone = (changes: readonly Change[]): boolean =>
  changes.every(({ field }) => approvedFields.includes(field));

/** Roles and choices are kept by their codes, and shares as they are written in Icelandic; a reader of either language gets them in theirs. */
export function changedText({ field }: Pick<Change, 'field'>, value: string, language: Language): string {
  if (field === 'roles') return rolesIn(value, language);
  if (isUsageDays({ field })) return usageDaysText(value, language);
  if (field === 'typeOfAuthor') return findAuthorTypeByCode(value)?.name[language] ?? value;
  const plain = Object.values<PlainField>(plainWork).find(({ wire }) => wire === field);
  if (plain) return shownPlain(plain, value, language) ?? value;
  if (field === 'ratio' && language === 'en') return value.replace('\u00a0', '');
  return value;
}

function changedAuthors(
  before: readonly RegistrationAuthor[],
  after: readonly RegistrationAuthor[],
): Change[] {
  const left = before.filter((author) => !after.some((one) => isSame(one, author)));
  return [
    ...left.flatMap(({ name }) => changed('authors', labels.author, kept(name), null)),
    ...left.flatMap((author) => changesOf(author, undefined)),
    ...after.flatMap((author) => {
      const known = before.find((one) => isSame(one, author));
      const joined = known ? [] : changed('authors', labels.author, null, kept(author.name));
      return [...joined, ...changesOf(known, author)];
    }),
  ];
}

function changesOf(before: RegistrationAuthor | undefined, after: RegistrationAuthor | undefined): Change[] {
  const name = kept((after ?? before)?.name ?? '');
  const named = (label: Text) => ({
    is: label.is.replace('{name}', () => name),
    en: label.en.replace('{name}', () => name),
  });
  return [
    ...changed('typeOfAuthor', named(labels.role), codeOf(before), codeOf(after)),
    ...changed('ratio', named(labels.share), shareOf(before), shareOf(after)),
    ...changed('roles', named(labels.roles), rolesText(before), rolesText(after)),
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

/** An author outside the society is on no work yet, and so is the same as none. */
const isSame = (one: RegistrationAuthor, other: RegistrationAuthor) =>
  one.kind === 'known' ? one.authorId === other.authorId : one.key === other.key;

const plainNames = Object.keys(plainWork) as PlainOfWork[];
const writtenPlain = (value: string | number | null) => keptText(typedOf(value));
const kept = (text: string) => text.trim().normalize('NFC');

function durationOf({ duration }: Registration): string | null {
  const seconds = readDuration(duration);
  return seconds === undefined ? null : formatDuration(seconds);
}
const codeOf = (author: RegistrationAuthor | undefined) =>
  author ? (findAuthorType(author.authorTypeId)?.code ?? String(author.authorTypeId)) : null;
const shareOf = (author: RegistrationAuthor | undefined) =>
  author ? formatPercent(author.shareHundredths ?? 0, 'is') : null;
/** Kept as `C 50 %, A 25 %`. */
const rolesText = (author: RegistrationAuthor | undefined) =>
  author?.roles
    ?.map((role) => `${codeOf({ ...author, ...role })} ${formatPercent(role.shareHundredths, 'is')}`)
    .join(', ') || null;
const rolesIn = (kept: string, language: Language) =>
  kept
    .replace(
      /(^|, )([A-Z]+) /g,
      (_, before: string, code: string) => `${before}${findAuthorTypeByCode(code)?.name[language] ?? code} `,
    )
    .replace(/\u00a0%/g, language === 'is' ? '\u00a0%' : '%');
const contractOf = (author: RegistrationAuthor | undefined) =>
  author?.kind === 'known' && typeof author.contractId === 'number' ? String(author.contractId) : null;
function isrcText({ isrc, performer }: Registration['isrcs'][number]): string {
  const code = formatIsrc(readIsrc(isrc).value ?? isrc);
  const by = keptText(performer);
  return by ? `${code} (${by})` : code;
}
