import { lazyRouteComponent } from '@tanstack/react-router';
import { Globe2 } from 'lucide-react';
import { page, text } from '../../platform/page/page.ts';

export const ipiPage = page({
  path: '/ipi',
  search: { leit: text, flipi: text, nytt: text },
  component: lazyRouteComponent(() => import('./IpiPage.tsx'), 'IpiPage'),
  help: 'ipi-skrain',
  label: { is: 'IPI-skráin', en: 'IPI register' },
  icon: Globe2,
  menu: { group: 'desk', section: 'people', at: 8.5 },
});

export const ipiPartyPage = page({
  path: '/ipi/$partyId',
  component: lazyRouteComponent(() => import('./PartyPage.tsx'), 'PartyPage'),
  help: 'ipi-skrain',
});

export const ipiImportPage = page({
  path: '/ipi/innlestur/$ipiImportId',
  component: lazyRouteComponent(() => import('./ImportPage.tsx'), 'ImportPage'),
  help: 'ipi-skrain',
});
