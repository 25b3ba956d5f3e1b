import { lazyRouteComponent } from '@tanstack/react-router';
import { UserRoundCheck } from 'lucide-react';
import { page } from '../../platform/page/page.ts';

export const confirmationsPage = page({
  path: '/staðfestingar',
  component: lazyRouteComponent(() => import('./ConfirmationsPage.tsx'), 'ConfirmationsPage'),
  help: 'samthykki',
  label: { is: 'Staðfestingar', en: 'Confirmations' },
  icon: UserRoundCheck,
  menu: { group: 'desk', section: 'people', at: 5 },
});
