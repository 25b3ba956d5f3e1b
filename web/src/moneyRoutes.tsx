import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { portal } from './portalRoute.tsx';
import { numberIn, textIn } from './rootRoute.tsx';

// What was paid, what waits for its owner, and what is applied for.

/** How the statistics stand: the section, what is asked about, what is open below, and whether charts are tables. */
export interface StatsSearch {
  flipi?: string | undefined;
  rettindi?: number | undefined;
  /** A day, or a year. */
  fra?: string | number | undefined;
  til?: string | number | undefined;
  uthlutun?: number | undefined;
  timabil?: number | undefined;
  verk?: number | undefined;
  pottur?: number | undefined;
  flokkur?: number | undefined;
  ar?: number | undefined;
  land?: number | undefined;
  rod?: string | undefined;
  tafla?: boolean | undefined;
}

const stats = createRoute({
  getParentRoute: () => portal,
  path: '/stats',
  validateSearch: (search): StatsSearch => {
    const numbers = ['rettindi', 'uthlutun', 'timabil', 'verk', 'pottur', 'flokkur', 'ar', 'land'];
    return {
      ...Object.fromEntries(numbers.map((name) => [name, numberIn(search, name)])),
      flipi: textIn(search, 'flipi'),
      rod: textIn(search, 'rod'),
      fra: textIn(search, 'fra') ?? numberIn(search, 'fra'),
      til: textIn(search, 'til') ?? numberIn(search, 'til'),
      tafla: search.tafla === true || undefined,
    };
  },
  component: lazyRouteComponent(() => import('./statistics/StatsPage.tsx'), 'StatsPage'),
});

const funds = createRoute({
  getParentRoute: () => portal,
  path: '/sjodir-umsokn',
  component: lazyRouteComponent(() => import('./funds/FundsPage.tsx'), 'FundsPage'),
});

/** How the search for unmatched usage stands. */
export interface UnmatchedSearch {
  flipi?: string | undefined;
  leit?: string | undefined;
}

const unmatched = createRoute({
  getParentRoute: () => portal,
  path: '/óráðstafað',
  validateSearch: (search): UnmatchedSearch => ({
    flipi: textIn(search, 'flipi'),
    leit: textIn(search, 'leit'),
  }),
  component: lazyRouteComponent(() => import('./usageClaims/UnmatchedPage.tsx'), 'UnmatchedPage'),
});

const confirmations = createRoute({
  getParentRoute: () => portal,
  path: '/staðfestingar',
  component: lazyRouteComponent(() => import('./confirmations/ConfirmationsPage.tsx'), 'ConfirmationsPage'),
});

const memberships = createRoute({
  getParentRoute: () => portal,
  path: '/aðildarumsóknir',
  component: lazyRouteComponent(() => import('./memberships/MembershipsPage.tsx'), 'MembershipsPage'),
});

const retention = createRoute({
  getParentRoute: () => portal,
  path: '/varðveisla',
  component: lazyRouteComponent(() => import('./retention/RetentionPage.tsx'), 'RetentionPage'),
});

export const moneyRoutes = [stats, unmatched, confirmations, memberships, retention, funds] as const;
