import { lazyRouteComponent } from '@tanstack/react-router';
import { Link2, RadioTower } from 'lucide-react';
import { number, page, text } from '../../platform/page/page.ts';

export const usageImportsPage = page({
  path: '/notkun',
  search: { nytt: text },
  component: lazyRouteComponent(() => import('./UsageImportsPage.tsx'), 'UsageImportsPage'),
  help: 'notkun',
  label: { is: 'Innlestur notkunar', en: 'Usage imports' },
  icon: RadioTower,
  menu: { group: 'desk', section: 'money', at: 14.1 },
});

export const usageImportPage = page({
  path: '/notkun/$usageImportId',
  component: lazyRouteComponent(() => import('./UsageImportPage.tsx'), 'UsageImportPage'),
  help: 'notkun',
});

export const matchingPage = page({
  path: '/pörun',
  search: { flipi: text, hopur: number, leit: text },
  component: lazyRouteComponent(() => import('./MatchingPage.tsx'), 'MatchingPage'),
  help: 'notkun',
  label: { is: 'Pörun notkunar', en: 'Matching of usage' },
  icon: Link2,
  menu: { group: 'desk', section: 'money', at: 14.2 },
});
