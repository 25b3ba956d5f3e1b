import { lazyRouteComponent } from '@tanstack/react-router';
import { UserRoundPlus } from 'lucide-react';
import { page } from '../../platform/page/page.ts';

export const membershipsPage = page({
  path: '/aðildarumsóknir',
  component: lazyRouteComponent(() => import('./MembershipsPage.tsx'), 'MembershipsPage'),
  help: 'erlendir-medhofundar',
  label: { is: 'Aðildarumsóknir', en: 'Membership applications' },
  icon: UserRoundPlus,
  menu: { group: 'desk', section: 'people', at: 9 },
});
