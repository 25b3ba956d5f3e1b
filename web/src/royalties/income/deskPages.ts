import { lazyRouteComponent } from '@tanstack/react-router';
import { PiggyBank } from 'lucide-react';
import { page, text } from '../../platform/page/page.ts';

export const incomePage = page({
  path: '/tekjur',
  search: { flipi: text, nytt: text },
  component: lazyRouteComponent(() => import('./IncomePage.tsx'), 'IncomePage'),
  help: 'tekjur-og-greidslur',
  label: { is: 'Leyfistekjur', en: 'Licence income' },
  icon: PiggyBank,
  menu: { group: 'desk', section: 'money', at: 12.5 },
  isFor: ({ role }) => role === 'administrator',
});
