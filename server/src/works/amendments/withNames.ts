import { isKnown } from '@omur/contract/works/rules/registrationPayload';
import type { Registration } from '@omur/contract/works/rules/registrationValue';
import type { Row } from '../registration/validate.ts';

/** A name in the payload is only for reading: it is the author's number that counts. */
export const withNames = (work: Registration, rows: readonly Row[]): Registration => ({
  ...work,
  authors: work.authors.map((one) => {
    const row = isKnown(one) && rows.find(({ author }) => author.authorId === one.authorId);
    return row ? { ...one, name: row.author.displayName } : one;
  }),
});
