import { lazyRouteComponent } from '@tanstack/react-router';
import { Calculator } from 'lucide-react';
import { number, page, text } from '../../platform/page/page.ts';

export const runsPage = page({
  path: '/úthlutunarkeyrslur',
  search: { flipi: text, nytt: text },
  component: lazyRouteComponent(() => import('./RunsPage.tsx'), 'RunsPage'),
  help: 'keyrslur',
  label: { is: 'Úthlutunarkeyrslur', en: 'Distribution runs' },
  icon: Calculator,
  menu: { group: 'desk', section: 'money', at: 12.7 },
  isFor: ({ role }) => role === 'administrator',
});

export const runPage = page({
  path: '/úthlutunarkeyrslur/$distributionId',
  search: { flipi: text, samanburdur: number },
  component: lazyRouteComponent(() => import('./RunPage.tsx'), 'RunPage'),
  help: 'keyrslur',
});

export const runLinePage = page({
  path: '/úthlutunarkeyrslur/$distributionId/$statementLineId',
  component: lazyRouteComponent(() => import('./LinePage.tsx'), 'RunLinePage'),
  help: 'keyrslur',
});
