import { lazyRouteComponent } from '@tanstack/react-router';
import { FileClock } from 'lucide-react';
import { page, text } from '../../platform/page/page.ts';

export const provisionalPage = page({
  path: '/bráðabirgðaskráningar',
  search: { stada: text, leit: text },
  component: lazyRouteComponent(() => import('./ProvisionalPage.tsx'), 'ProvisionalPage'),
  help: 'samthykki',
  label: { is: 'Bráðabirgðaskráningar', en: 'Provisional registrations' },
  icon: FileClock,
  menu: { group: 'desk', section: 'works', at: 2 },
});
