import * as people from '@omur/contract/platform/fields/people';
import * as fields from '@omur/contract/platform/fields/works';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { CardSearch } from './search.ts';
import type { Sort } from '../../platform/ui/columns.ts';

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

/** The columns of the works list by the names their fields have in answers; the server sorts by them. */
const sortable = {
  light: fields.light.answer,
  workId: fields.workId.answer,
  title: fields.title.answer,
  authorTypeCode: people.authorTypeCode.answer,
  isAuthor: fields.isAuthor.answer,
  isHolder: fields.isHolder.answer,
};

export const byTitle: Sort = { column: 'title', direction: 'ascending' };

/** `-verK_NR` is by number, the highest first. What is not a column is by title. */
export function readSort(text: string | undefined): Sort {
  const name = text?.replace(/^-/, '');
  const column = Object.entries(sortable).find(([, answer]) => answer === name)?.[0];
  if (column === undefined) return byTitle;
  return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}

export function writeSort({ column, direction }: Sort): string {
  return `${direction === 'descending' ? '-' : ''}${sortable[column as keyof typeof sortable]}`;
}
