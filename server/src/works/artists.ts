import type { Registration } from '@omur/contract/works/rules/registrationValue';
import { isNobody } from '@omur/contract/people/rules/authorTypes';

// Who a work belongs to in public: its performers; without them its authors, but not the public domain, nor AI.

export function artistsOf(
  { plain: { performers } }: Pick<Registration, 'plain'>,
  rows: readonly { author: { authorId: number; displayName: string } }[],
): string | null {
  const somebody = rows.filter(({ author }) => !isNobody(author.authorId));
  return performers || somebody.map(({ author }) => author.displayName).join(', ') || null;
}
