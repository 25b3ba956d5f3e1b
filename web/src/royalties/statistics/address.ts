import { getRouteApi } from '@tanstack/react-router';
import type { StatsSearch } from './pages.ts';

const route = getRouteApi('/portal/stats');

/** The sections, as the address says them. */
export const sections = ['innlendar', 'streymi', 'topp10', 'sundurlidun', 'tekjur'] as const;

/** How the page stands, as its address says, and how to say otherwise; what the back button should undo is a step in the history. */
export function useStatsAddress() {
  const search: StatsSearch = route.useSearch();
  const navigate = route.useNavigate();
  const go = (next: StatsSearch, isStep: boolean) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: !isStep, resetScroll: false });
  return {
    search,
    section: sections.find((one) => one === search.flipi) ?? 'innlendar',
    change: (next: StatsSearch) => go(next, false),
    step: (next: StatsSearch) => go(next, true),
  };
}

/** What is open below the chart; another question closes it. */
export const nothingChosen = {
  uthlutun: undefined,
  timabil: undefined,
  verk: undefined,
  pottur: undefined,
  flokkur: undefined,
  ar: undefined,
  land: undefined,
  eftir: undefined,
  lidur: undefined,
  rod: undefined,
} satisfies StatsSearch;
