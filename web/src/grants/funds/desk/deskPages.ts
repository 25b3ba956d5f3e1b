import { lazyRouteComponent } from '@tanstack/react-router';
import { CalendarRange } from 'lucide-react';
import { number, page, text } from '../../../platform/page/page.ts';

export const fundPeriodsPage = page({
  path: '/sjóðir/tímabil',
  search: { sjodur: number },
  component: lazyRouteComponent(() => import('./PeriodsPage.tsx'), 'PeriodsPage'),
  help: 'styrkir',
  label: { is: 'Umsóknir um styrki', en: 'Grant applications' },
  icon: CalendarRange,
  menu: { group: 'desk', section: 'money', at: 12 },
});

export const fundPeriodPage = page({
  path: '/sjóðir/tímabil/$fundPeriodId',
  // How the applications of a period stand, and the one that is open.
  search: { leit: text, stada: text, rod: text, umsokn: number },
  component: lazyRouteComponent(() => import('./PeriodPage.tsx'), 'PeriodPage'),
  help: 'styrkir',
});
