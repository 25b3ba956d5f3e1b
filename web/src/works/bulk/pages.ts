import { lazyRouteComponent } from '@tanstack/react-router';
import { FileSpreadsheet } from 'lucide-react';
import { number, page } from '../../platform/page/page.ts';

export const bulkPage = page({
  path: '/verk/skra-morg',
  // The sheet that is open.
  search: { blad: number },
  component: lazyRouteComponent(() => import('./BulkPage.tsx'), 'BulkPage'),
  help: 'morg-verk',
  label: { is: 'Skrá mörg verk', en: 'Many works' },
  icon: FileSpreadsheet,
  menu: { group: 'own', at: 2.5 },
  isFor: ({ mayRegister }) => mayRegister,
});
