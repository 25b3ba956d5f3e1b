import { getRouteApi } from '@tanstack/react-router';
import { SheetsPage } from '../../platform/bulk/SheetsPage.tsx';
import { isrcView } from './isrcView.ts';

const route = getRouteApi('/portal/verk/isrc-listi');

/** O191: recordings of many works at once. */
export function IsrcSheetPage() {
  return <SheetsPage view={isrcView} bulkId={route.useSearch().blad} />;
}
