import { lazyRouteComponent } from '@tanstack/react-router';
import { AudioLines } from 'lucide-react';
import { type SearchOf, page, text } from '../../platform/page/page.ts';

export const performancesPage = page({
  path: '/lifandi-flutningar/yfirlit',
  search: { leit: text, sia: text, rod: text },
  component: lazyRouteComponent(() => import('./PerformancesPage.tsx'), 'PerformancesPage'),
  help: 'lifandi-flutningur',
  label: { is: 'Lifandi flutningar', en: 'Live performances' },
  icon: AudioLines,
  menu: { group: 'desk', section: 'performances', at: 11 },
});

/** How the list of everybody's live performances stands. */
export type PerformancesSearch = SearchOf<typeof performancesPage>;
