import { operations } from '@omur/contract/people/auditLog';
import { recordedTableNames } from '@omur/contract/people/rules/recordedTables';
import { id } from '@omur/contract/platform/values';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { RecordsSearch } from './pages.ts';

const route = getRouteApi('/portal/skráningar');

/** How the list stands, as its address says, and how to say otherwise without a step in the browser's history. */
export function useRecordsAddress() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = useCallback(
    (next: RecordsSearch) =>
      void navigate({
        search: (before) => ({ ...before, skra: undefined, ...next }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return [search, change] as const;
}

const oneOf = <T extends string>(known: readonly T[], text: string | undefined) =>
  known.find((one) => one === text);
const number = (value: number | undefined) => (id.safeParse(value).success ? value : undefined);
const dayOf = (text: string | undefined) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined);

/** What the address asks the server for. What makes no sense there is left out; a member asks for no user's records, and for those made in no name but
 * the own one. */
export function recordsAsked(search: RecordsSearch, isStaff: boolean, ownUserId: number) {
  return {
    workId: number(search.verk),
    personId: isStaff ? number(search.nafn) : undefined,
    userId: isStaff ? number(search.notandi) : undefined,
    actingForUserId: isStaff || search.fyrir === ownUserId ? number(search.fyrir) : undefined,
    table: oneOf(recordedTableNames, search.efni),
    operation: oneOf(operations, search.adgerd),
    from: dayOf(search.fra),
    to: dayOf(search.til),
    scope: search.um === 'verk' && number(search.verk) === undefined ? ('works' as const) : undefined,
  };
}
