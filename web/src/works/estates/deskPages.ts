import { lazyRouteComponent } from '@tanstack/react-router';
import { Flower2 } from 'lucide-react';
import { page } from '../../platform/page/page.ts';

export const estatesPage = page({
  path: '/danarbu',
  component: lazyRouteComponent(() => import('./EstatesPage.tsx'), 'EstatesPage'),
  help: 'felagi',
  label: { is: 'Dánarbú', en: 'Estates' },
  icon: Flower2,
  menu: { group: 'desk', section: 'people', at: 60 },
});

export const estatePage = page({
  path: '/danarbu/$estateId',
  component: lazyRouteComponent(() => import('./EstatePage.tsx'), 'EstatePage'),
  help: 'felagi',
});
