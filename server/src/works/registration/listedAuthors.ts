import { readIpiName } from '@omur/contract/people/rules/ipi';
import { isListed } from '@omur/contract/works/rules/registrationPayload';
import type { Registration } from '@omur/contract/works/rules/registrationValue';
import { authorOfName, type NamedAuthor } from '../../people/ipi/author.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { type FieldRefusal, refuse } from '../../platform/refusal.ts';

/**
 * Puts authors in the place of the names that were chosen from the IPI register (X35), each at its own place in the payload. From here on
 * they are authors like any other: a member among them is asked to approve.
 */
export async function withListed(db: Queryable, work: Registration): Promise<Registration> {
  const listed = work.authors.filter(isListed);
  if (listed.length === 0) return work;
  const numbers = listed.map(({ ipiNameNumber }) => readIpiName(ipiNameNumber).value ?? ipiNameNumber);
  const authors = new Map<string, NamedAuthor | undefined>();
  // In order, so that two who choose the same names wait for each other and not for ever.
  for (const number of [...new Set(numbers)].toSorted()) authors.set(number, await authorOfName(db, number));
  const fields = listed.flatMap(({ key }, i): FieldRefusal[] =>
    authors.get(numbers[i] ?? '') ? [] : [{ field: `${key}.ipi`, code: 'ipi.notWriter' }],
  );
  if (fields.length > 0) refuse('request.invalid', { fields });
  return {
    ...work,
    authors: work.authors.map((one) => {
      const found = isListed(one) && authors.get(readIpiName(one.ipiNameNumber).value ?? '');
      if (!found) return one;
      const { key, authorTypeId, shareHundredths } = one;
      return { kind: 'known', key, authorTypeId, shareHundredths, ...found };
    }),
  };
}
