import { lazyRouteComponent } from '@tanstack/react-router';
import { Barcode } from 'lucide-react';
import { page } from '../../platform/page/page.ts';

export const codesPage = page({
  path: '/kóðar',
  component: lazyRouteComponent(() => import('./CodesPage.tsx'), 'CodesPage'),
  help: 'samthykki',
  label: { is: 'Kóðar', en: 'Codes' },
  icon: Barcode,
  menu: { group: 'desk', section: 'works', at: 4 },
});
