import { lazyRouteComponent } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { page } from '../../platform/page/page.ts';

export const servicesPage = page({
  path: '/þjónustur',
  component: lazyRouteComponent(() => import('./ServicesPage.tsx'), 'ServicesPage'),
  help: 'tengingar',
  label: { is: 'Þjónustur', en: 'Services' },
  icon: KeyRound,
  menu: { group: 'desk', section: 'system', at: 94 },
  isFor: ({ role }) => role === 'administrator',
});
