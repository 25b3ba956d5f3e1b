import * as works from '@omur/contract/platform/fields/works';
import type { NewWork } from '@omur/contract/works/registration';
import type { ProposedAuthor, ProposedWork } from '@omur/contract/works/rules/proposedWork';
import { violations, type RuleResult } from '@omur/contract/platform/rules/ruleResult';
import type { FieldRefusal } from '../../platform/refusal.ts';

/** A payload as the rules read it. An author's key is its place in the payload. */
export function proposedWorkOf(body: NewWork): ProposedWork {
  return {
    title: body.title,
    duration: body.duration,
    performers: body.performers ?? undefined,
    authors: [...body.authors.map(knownAuthor), ...(body.unknownAuthors ?? []).map(unknownAuthor)],
    otherTitles: (body.otherTitles ?? []).map(({ title }) => title),
    isrcs: (body.isrcs ?? []).map(({ isrc, performer }) => ({ isrc, performer: performer ?? undefined })),
  };
}

function knownAuthor(author: NewWork['authors'][number], i: number): ProposedAuthor {
  const { authorId, authorTypeId, shareHundredths } = author;
  const name = author.name ?? String(authorId);
  return { kind: 'known', key: `authors.${i}`, name, authorId, authorTypeId, shareHundredths };
}

function unknownAuthor(author: NonNullable<NewWork['unknownAuthors']>[number], i: number): ProposedAuthor {
  return {
    kind: 'unknown',
    key: `unknownAuthors.${i}`,
    name: author.name,
    authorTypeId: author.authorTypeId,
    shareHundredths: author.shareHundredths,
    isForeign: author.isForeign ?? false,
    email: author.email,
    kennitala: author.kennitala ?? undefined,
    ipiNameNumber: author.ipiNameNumber ?? undefined,
  };
}

const fieldNames = {
  title: works.title.wire,
  duration: works.typedDuration.wire,
  authors: 'authors',
  otherTitles: 'searchNames',
  isrcs: 'isrcCodes',
  authorTypeId: 'typeOfAuthor',
  shareHundredths: 'ratio',
  name: 'name',
  kennitala: 'ssn',
  email: 'email',
  ipiNameNumber: 'ipi',
};

/** What keeps a registration from being accepted, each at the field of the payload that it is about. */
export function refusalsOf(results: readonly RuleResult[]): FieldRefusal[] {
  return violations(results).map(({ rule, at, authorKey, index, values }) => {
    const name = fieldNames[at ?? 'authors'];
    const place = authorKey ? `${authorKey}.` : '';
    const list = index === undefined ? '' : `.${index}`;
    // A known author has no name to correct in the payload: what is wrong is which author it is.
    const isKnownAuthor = name === 'name' && authorKey?.startsWith('authors.');
    return { field: isKnownAuthor ? `${authorKey}.id` : `${place}${name}${list}`, code: rule, values };
  });
}
