import { plainWork } from '@omur/contract/platform/fields/plainWork';
import * as works from '@omur/contract/platform/fields/works';
import { violations, type RuleResult } from '@omur/contract/platform/rules/ruleResult';
import type { FieldRefusal } from '../../platform/refusal.ts';

const fieldNames = {
  title: works.title.wire,
  duration: works.typedDuration.wire,
  authors: 'authors',
  versionType: plainWork.versionType.wire,
  textMusicRelation: plainWork.textMusicRelation.wire,
  sourceIswc: plainWork.sourceIswc.wire,
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
    if (name === 'name' && authorKey?.startsWith('ipiAuthors.'))
      return { field: `${authorKey}.ipi`, code: rule, values };
    const isKnownAuthor = name === 'name' && authorKey?.startsWith('authors.');
    return { field: isKnownAuthor ? `${authorKey}.id` : `${place}${name}${list}`, code: rule, values };
  });
}
