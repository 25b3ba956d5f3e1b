import { lazyRouteComponent } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { page } from '../../platform/page/page.ts';

export const disputesPage = page({
  path: '/ágreiningur',
  search: {},
  component: lazyRouteComponent(() => import('./DisputesPage.tsx'), 'DisputesPage'),
  help: 'agreiningur',
  label: { is: 'Ágreiningur um hlutföll', en: 'Disputes over shares' },
  icon: Scale,
  menu: { group: 'desk', section: 'works', at: 3.5 },
});
