import { lazyRouteComponent } from '@tanstack/react-router';
import { Timer } from 'lucide-react';
import { page, text } from '../page/page.ts';

export const jobsPage = page({
  path: '/verkraðir',
  search: { flipi: text },
  component: lazyRouteComponent(() => import('./JobsPage.tsx'), 'JobsPage'),
  help: 'rekstur',
  label: { is: 'Bakgrunnskeyrslur', en: 'Jobs' },
  icon: Timer,
  menu: { group: 'desk', section: 'system', at: 18 },
  isFor: ({ role }) => role === 'administrator',
});
