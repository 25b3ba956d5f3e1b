import { lazyRouteComponent } from '@tanstack/react-router';
import { Wallet } from 'lucide-react';
import { page } from '../../platform/page/page.ts';

export const paymentsPage = page({
  path: '/greiðslur',
  component: lazyRouteComponent(() => import('./PaymentsPage.tsx'), 'PaymentsPage'),
  help: 'greidslur',
  label: { is: 'Greiðslur', en: 'Payments' },
  icon: Wallet,
  isFor: ({ person }) => Boolean(person),
});
