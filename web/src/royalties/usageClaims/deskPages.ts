import { lazyRouteComponent } from '@tanstack/react-router';
import { FileSearch } from 'lucide-react';
import { page, text } from '../../platform/page/page.ts';

export const claimsDeskPage = page({
  path: '/kröfur',
  search: { stada: text },
  component: lazyRouteComponent(() => import('./ClaimsDeskPage.tsx'), 'ClaimsDeskPage'),
  help: 'oradstafad',
  label: { is: 'Kröfur um notkun', en: 'Claims to usage' },
  icon: FileSearch,
  menu: { group: 'desk', section: 'money', at: 14 },
});
