import { lazyRouteComponent } from '@tanstack/react-router';
import { HandCoins } from 'lucide-react';
import { page } from '../../platform/page/page.ts';

export const fundsPage = page({
  path: '/sjodir-umsokn',
  component: lazyRouteComponent(() => import('./FundsPage.tsx'), 'FundsPage'),
  help: 'sjodir',
  label: { is: 'Sjóðir', en: 'Funds' },
  icon: HandCoins,
  menu: { group: 'own', at: 8 },
  isFor: ({ isReading }) => !isReading,
});
