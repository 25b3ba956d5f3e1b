import { getRouteApi } from '@tanstack/react-router';
import { SheetsPage } from '../../platform/bulk/SheetsPage.tsx';
import { tourView } from './tourView.ts';

const route = getRouteApi('/portal/lifandi-flutningar/tonleikaferd');

/** O193: the concerts of a tour at once. */
export function TourSheetPage() {
  return <SheetsPage view={tourView} bulkId={route.useSearch().blad} />;
}
