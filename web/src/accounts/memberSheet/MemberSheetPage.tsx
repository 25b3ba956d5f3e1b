import { getRouteApi } from '@tanstack/react-router';
import { SheetsPage } from '../../platform/bulk/SheetsPage.tsx';
import { memberView } from './memberView.ts';

const route = getRouteApi('/portal/notendur/margir');

/** O195: many members to be at once. */
export function MemberSheetPage() {
  return <SheetsPage view={memberView} bulkId={route.useSearch().blad} />;
}
