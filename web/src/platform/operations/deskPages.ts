import { lazyRouteComponent } from '@tanstack/react-router';
import { Activity } from 'lucide-react';
import { page } from '../page/page.ts';

export const operationsPage = page({
  path: '/rekstur',
  component: lazyRouteComponent(() => import('./OperationsPage.tsx'), 'OperationsPage'),
  help: 'rekstur',
  label: { is: 'Staða kerfisins', en: 'System status' },
  icon: Activity,
  menu: { group: 'desk', section: 'system', at: 95 },
  isFor: ({ role }) => role === 'administrator',
});
