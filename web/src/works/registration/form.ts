import type { OpenRegistration } from '@omur/contract/works/amendments';
import {
  aiAuthorId,
  defaultAuthorTypeId,
  findAuthorTypeByCode,
} from '@omur/contract/people/rules/authorTypes';
import { defaultDuration, formatDuration } from '@omur/contract/platform/rules/duration';
import type { Registration } from '@omur/contract/works/rules/registrationValue';
import { rolesFor } from '@omur/contract/works/rules/roles';
import { fullShare, totalShare } from '@omur/contract/platform/rules/shares';
import type { Group } from '@omur/contract/works/groups';
import type { Work, WorkAuthor } from '@omur/contract/works/works';
import { plainWork } from '@omur/contract/platform/fields/plainWork';
import { readPlainFields } from '@omur/contract/platform/plainFields';
import * as z from 'zod/mini';
import { type TypedPlain, typedPlain } from '../plainWork.ts';

const row = {
  key: z.string(),
  name: z.string(),
  authorTypeId: z.int(),
  shareHundredths: z.optional(z.int()),
  roles: z.optional(z.array(z.object({ authorTypeId: z.int(), shareHundredths: z.int() }))),
};

const Contract = z.object({
  contractId: z.int(),
  name: z.string(),
  endsOn: z.string(),
  performanceShareHundredths: z.nullable(z.int()),
  mechanicalShareHundredths: z.nullable(z.int()),
});

const KnownRow = z.object({
  ...row,
  kind: z.literal('known'),
  authorId: z.int(),
  kennitalaStart: z.optional(z.nullable(z.string())),
  contract: z.optional(Contract),
});

const UnknownRow = z.object({
  ...row,
  kind: z.literal('unknown'),
  isForeign: z.boolean(),
  email: z.string(),
  kennitala: z.string(),
  ipiNameNumber: z.string(),
});

/** A writer chosen from the IPI register. */
const ListedRow = z.object({
  ...row,
  kind: z.literal('listed'),
  ipiNameNumber: z.string(),
  /** Where they are a member, in words. */
  societies: z.string(),
});

/** What is typed of an author outside the society before the author is added. */
const TypedAuthor = z.object({
  name: z.string(),
  email: z.string(),
  kennitala: z.string(),
  ipiNameNumber: z.string(),
  isForeign: z.boolean(),
});
export type TypedAuthor = z.output<typeof TypedAuthor>;

/** What the form holds, as it is kept in the draft. */
const WorkForm = z.object({
  title: z.string(),
  duration: z.string(),
  plain: z.record(z.string(), z.string()),
  authors: z.array(z.union([KnownRow, UnknownRow, ListedRow])),
  otherTitles: z.array(z.string()),
  isrcs: z.array(z.object({ isrc: z.string(), performer: z.string() })),
  typedAuthor: z.optional(TypedAuthor),
  /** What is said to staff about a proposal. */
  remark: z.optional(z.string()),
  isFromBeginning: z.optional(z.boolean()),
  appliesFrom: z.optional(z.string()),
  appliesUntil: z.optional(z.string()),
  /** The work whose authors were carried over. */
  carriedFrom: z.optional(z.int()),
  /** Names one submission of this very content, so that trying again after a lost answer registers one work. */
  submissionKey: z.optional(z.string()),
  /** The version of the work that this submission amends: with a newer one it would be another submission. */
  restsOn: z.optional(z.string()),
});
type Share = { shareHundredths: number | undefined };
export type KnownRow = z.output<typeof KnownRow> & Share;
export type UnknownRow = z.output<typeof UnknownRow> & Share;
export type ListedRow = z.output<typeof ListedRow> & Share;
export type FormAuthor = KnownRow | UnknownRow | ListedRow;
export type WorkForm = Omit<z.output<typeof WorkForm>, 'authors' | 'plain'> & {
  plain: TypedPlain;
  authors: FormAuthor[];
};
export type FormContract = z.output<typeof Contract>;

/** A draft kept by an earlier version of the portal may have another shape; then there is none. */
export function readForm(kept: unknown): WorkForm | undefined {
  const form = WorkForm.safeParse(withPlain(kept));
  if (!form.success) return undefined;
  // JSON leaves out what is undefined, as the share of an author carried over may be.
  return {
    ...form.data,
    plain: typedPlain(form.data.plain),
    authors: form.data.authors.map((author) => ({ shareHundredths: undefined, ...author })),
  };
}

/** Drafts of earlier releases have the plain fields beside the others. */
const withPlain = (kept: unknown) =>
  typeof kept === 'object' && kept !== null && !('plain' in kept)
    ? { ...kept, plain: typedPlain(kept) }
    : kept;

/** F9.1, F9.2: anyone who registers is the author of everything until others are added. */
export function startForm(own: { authorId: number; name: string } | undefined): WorkForm {
  const row = own && {
    key: 'own',
    kind: 'known' as const,
    authorTypeId: defaultAuthorTypeId,
    shareHundredths: fullShare,
  };
  return {
    title: '',
    duration: defaultDuration,
    plain: typedPlain({}),
    authors: row && own ? [{ ...row, ...own }] : [],
    otherTitles: [],
    isrcs: [],
  };
}

/** F2.38: the authors of a work on a new one, with their types found by code. */
export function carriedForm(workId: number, authors: readonly WorkAuthor[]): WorkForm {
  const rows = authors.map(({ authorId, displayName, authorTypeCode, shareHundredths }) => ({
    key: `carried-${authorId}`,
    kind: 'known' as const,
    authorId,
    name: displayName,
    authorTypeId: findAuthorTypeByCode(authorTypeCode)?.id ?? defaultAuthorTypeId,
    shareHundredths: shareHundredths ?? undefined,
  }));
  return { ...startForm(undefined), authors: rows, carriedFrom: workId };
}

/** H69: the authors of a group, with its split. */
export const groupAuthors = ({ members }: Group): FormAuthor[] =>
  members.map(({ authorId, displayName, authorTypeId, shareHundredths }) => ({
    key: `author-${authorId}`,
    kind: 'known',
    authorId,
    name: displayName,
    authorTypeId,
    shareHundredths,
  }));

/** A registration taken up again, with everything that is on it. */
export function amendedForm(registered: OpenRegistration): WorkForm {
  const { durationSeconds, authors, isrcs } = registered;
  return {
    title: registered.title,
    duration: durationSeconds === null ? '' : formatDuration(durationSeconds),
    plain: typedPlain(registered),
    authors: authors.map(({ contract, roles, ...author }) => ({
      ...author,
      ...(roles.length > 0 && { roles }),
      key: `author-${author.authorId}`,
      kind: 'known',
      contract: contract ?? undefined,
    })),
    otherTitles: registered.otherTitles,
    isrcs: isrcs.map(({ isrc, performer }) => ({ isrc, performer: performer ?? '' })),
  };
}

/** What is on a provisional work, with the person who takes it over as its author. */
export function takenOverForm(work: Work, own: Parameters<typeof startForm>[0]): WorkForm {
  const start = startForm(own);
  const { title, durationSeconds } = work;
  const duration = durationSeconds === null ? start.duration : formatDuration(durationSeconds);
  return { ...start, title, duration, plain: typedPlain(work) };
}

/** The registration that the form makes. */
export function registrationIn(form: WorkForm): Registration {
  const { title, duration, plain, authors, otherTitles, isrcs } = form;
  return {
    title,
    duration,
    plain: readPlainFields(plainWork, plain),
    authors: authors.map((author) =>
      author.kind === 'known' ? { ...author, contractId: author.contract?.contractId } : author,
    ),
    otherTitles,
    isrcs,
  };
}

/** Everyone the same, the first taking what does not divide. The share of AI is fixed (F2.44). */
export function dividedEvenly(authors: readonly FormAuthor[]): FormAuthor[] {
  const isFixed = (author: FormAuthor) => author.kind === 'known' && author.authorId === aiAuthorId;
  const others = authors.filter((author) => !isFixed(author));
  const toDivide = Math.max(0, fullShare - totalShare(authors.filter(isFixed)));
  const part = Math.floor(toDivide / others.length);
  const rest = toDivide - part * others.length;
  return authors.map((author) => {
    if (isFixed(author)) return author;
    const shareHundredths = author === others[0] ? part + rest : part;
    const { roles } = author;
    return { ...author, shareHundredths, ...(roles && { roles: rolesFor(roles, shareHundredths) }) };
  });
}

/** What each gets when one more shares evenly, where that takes nothing from anybody but what is even already; else undefined. */
export function evenShareWith(authors: readonly FormAuthor[]): number | undefined {
  const isFull = authors.length > 0 && totalShare(authors) === fullShare;
  const isEven = dividedEvenly(authors).every(
    (one, at) => one.shareHundredths === authors[at]?.shareHundredths && !authors[at]?.roles?.length,
  );
  const [first] = authors;
  if (!isFull || !isEven || !first) return undefined;
  return dividedEvenly([...authors, { ...first, key: 'one more' }]).at(-1)?.shareHundredths;
}

/** F3.15, F9.7: an author who is typed in goes by a number drawn from 10000 to 99999, which no other on the work has. */
export function unknownKey(authors: readonly { key: string }[]): string {
  const key = String(10_000 + Math.floor(Math.random() * 90_000));
  return authors.some((author) => author.key === key) ? unknownKey(authors) : key;
}
