import { lazyRouteComponent } from '@tanstack/react-router';
import { Stamp } from 'lucide-react';
import { page } from '../../platform/page/page.ts';

export const musicStartPage = page({
  path: '/musicstart',
  component: lazyRouteComponent(() => import('./MusicStartPage.tsx'), 'MusicStartPage'),
  help: 'sjodir',
  label: { is: 'MusicStart', en: 'MusicStart' },
  icon: Stamp,
  menu: { group: 'own', at: 9 },
});
