import { lazyRouteComponent } from '@tanstack/react-router';
import { type SearchOf, flag, number, page } from '../../platform/page/page.ts';

export const plannedDaysPage = page({
  path: '/úthlutanir/dagar',
  search: { dagur: number, nytt: flag },
  component: lazyRouteComponent(() => import('./PlannedDaysPage.tsx'), 'PlannedDaysPage'),
  help: 'uthlutunardagar',
});

/** The planned day that is open, or being made. */
export type PlannedDaysSearch = SearchOf<typeof plannedDaysPage>;
