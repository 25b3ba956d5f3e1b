import { lazyRouteComponent } from '@tanstack/react-router';
import { number, page, type SearchOf, text } from '../../platform/page/page.ts';

export const workListPage = page({
  path: '/verkaskra',
  search: { leit: text, hofundur: number, rod: text, ljos: text, merki: text },
  component: lazyRouteComponent(() => import('./WorkListPage.tsx'), 'WorkListPage'),
  help: 'felagi',
});

/** How the list stands, as its address says and a view keeps it. */
export type WorkListSearch = SearchOf<typeof workListPage>;
