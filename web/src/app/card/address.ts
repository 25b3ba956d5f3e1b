import { listPersonWorks } from '@omur/contract/people/persons';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { CardSearch } from './pages.ts';
import { sortInAddress } from '../../platform/ui/sortInAddress.ts';

/** How the card stands, as its address says, and how to say otherwise without a step in the browser's history. */
export function useCardAddress() {
  // One's own card and another's stand at two addresses that say the same.
  const search: CardSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = useCallback(
    (next: CardSearch) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...next }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return [search, change] as const;
}

/** The order of the works list. */
export const worksOrder = sortInAddress(
  listPersonWorks,
  {
    light: 'light',
    workId: 'workId',
    title: 'title',
    authorTypeCode: 'authorTypeCode',
    isAuthor: 'isAuthor',
    isHolder: 'isHolder',
  },
  { column: 'title', direction: 'ascending' },
);
