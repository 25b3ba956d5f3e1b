import { listPersonWorks } from '@omur/contract/people/persons';
import { usePages } from '../../platform/api/queries.ts';
import type { CardSearch } from './pages.ts';
import { worksOrder } from './address.ts';

/** Which works, in which order; what the file of works is asked by too. */
export function worksAsked({ leit, hofundur, rod }: CardSearch) {
  return { search: leit, authorId: hofundur, sort: worksOrder.write(worksOrder.read(rod)) };
}

export function useWorks(personId: number, search: CardSearch) {
  return usePages(listPersonWorks, { params: { personId }, query: worksAsked(search) });
}
