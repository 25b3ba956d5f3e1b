import { lazyRouteComponent } from '@tanstack/react-router';
import { Coins } from 'lucide-react';
import { type SearchOf, number, page, text } from '../../platform/page/page.ts';

export const distributionsPage = page({
  path: '/úthlutanir',
  search: { flipi: text, nytt: text, leidrettir: number, pottur: number },
  component: lazyRouteComponent(() => import('./DistributionsPage.tsx'), 'DistributionsPage'),
  help: 'uthlutanir-skrifstofa',
  label: { is: 'Innlestur úthlutana', en: 'Distribution imports' },
  icon: Coins,
  menu: { group: 'desk', section: 'money', at: 13 },
  isFor: ({ role }) => role === 'administrator',
});

/** How the desk of distributions stands: the tab, what is being made, and the pot that is open. */
export type DistributionsSearch = SearchOf<typeof distributionsPage>;

export const distributionPage = page({
  path: '/úthlutanir/$distributionId',
  component: lazyRouteComponent(() => import('./DistributionPage.tsx'), 'DistributionPage'),
  help: 'uthlutanir-skrifstofa',
});
