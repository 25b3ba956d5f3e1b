import { fold } from '@omur/contract/platform/rules/folding';
import { list, type List } from '../../platform/http/list.ts';
import { personWorks } from './queries.ts';

interface Asked {
  authorId?: number;
  search?: string;
}

/** The works list of a person, narrowed down to an author, to a title or number typed, or both (F2.32). */
export function worksOf(personId: number, { authorId, search }: Asked): List {
  const folded = fold(search ?? '');
  const found = { pattern: `%${folded}%`, number: /^\d{1,9}$/.test(folded) ? Number(folded) : 0 };
  if (search === undefined)
    return authorId === undefined
      ? list(personWorks.all, { personId })
      : list(personWorks.ofAuthor, { personId, authorId });
  return authorId === undefined
    ? list(personWorks.found, { personId, ...found })
    : list(personWorks.foundOfAuthor, { personId, authorId, ...found });
}
