import { lazyRouteComponent } from '@tanstack/react-router';
import { Network } from 'lucide-react';
import { page } from '../../platform/page/page.ts';

export const chainProposalsPage = page({
  path: '/útgefendakeðjur',
  component: lazyRouteComponent(() => import('./ChainProposalsPage.tsx'), 'ChainProposalsPage'),
  help: 'samningar',
  label: { is: 'Útgefendur verka', en: 'Publishers of works' },
  icon: Network,
  menu: { group: 'desk', section: 'works', at: 4.5 },
});
