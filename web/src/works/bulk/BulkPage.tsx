import { getRouteApi } from '@tanstack/react-router';
import { SheetsPage } from '../../platform/bulk/SheetsPage.tsx';
import { worksView } from './worksView.ts';

const route = getRouteApi('/portal/verk/skra-morg');

/** O107: many works at once. */
export function BulkPage() {
  return <SheetsPage view={worksView} bulkId={route.useSearch().blad} />;
}
