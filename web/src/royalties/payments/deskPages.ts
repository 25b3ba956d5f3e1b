import { lazyRouteComponent } from '@tanstack/react-router';
import { Banknote } from 'lucide-react';
import { page, text } from '../../platform/page/page.ts';

export const payRunsPage = page({
  path: '/greiðslukeyrslur',
  search: { flipi: text, nytt: text, leit: text },
  component: lazyRouteComponent(() => import('./PayRunsPage.tsx'), 'PayRunsPage'),
  help: 'tekjur-og-greidslur',
  label: { is: 'Greiðslukeyrslur', en: 'Pay runs' },
  icon: Banknote,
  menu: { group: 'desk', section: 'money', at: 14.3 },
  isFor: ({ role }) => role === 'administrator',
});

export const payRunPage = page({
  path: '/greiðslukeyrslur/$payRunId',
  search: { flipi: text },
  component: lazyRouteComponent(() => import('./PayRunPage.tsx'), 'PayRunPage'),
  help: 'tekjur-og-greidslur',
});
