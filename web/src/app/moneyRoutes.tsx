import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { portal } from './portalRoute.tsx';
import { numberIn, textIn } from './rootRoute.tsx';
import type { StatsSearch } from '../royalties/statistics/search.ts';
import type { UnmatchedSearch } from '../royalties/usageClaims/search.ts';

// What was paid, what waits for its owner, and what is applied for.

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
  component: lazyRouteComponent(() => import('../royalties/statistics/StatsPage.tsx'), 'StatsPage'),
});

const funds = createRoute({
  getParentRoute: () => portal,
  path: '/sjodir-umsokn',
  component: lazyRouteComponent(() => import('../grants/funds/FundsPage.tsx'), 'FundsPage'),
});

const unmatched = createRoute({
  getParentRoute: () => portal,
  path: '/óráðstafað',
  validateSearch: (search): UnmatchedSearch => ({
    flipi: textIn(search, 'flipi'),
    leit: textIn(search, 'leit'),
  }),
  component: lazyRouteComponent(() => import('../royalties/usageClaims/UnmatchedPage.tsx'), 'UnmatchedPage'),
});

const confirmations = createRoute({
  getParentRoute: () => portal,
  path: '/staðfestingar',
  component: lazyRouteComponent(
    () => import('../accounts/confirmations/ConfirmationsPage.tsx'),
    'ConfirmationsPage',
  ),
});

const memberships = createRoute({
  getParentRoute: () => portal,
  path: '/aðildarumsóknir',
  component: lazyRouteComponent(
    () => import('../accounts/memberships/MembershipsPage.tsx'),
    'MembershipsPage',
  ),
});

const retention = createRoute({
  getParentRoute: () => portal,
  path: '/varðveisla',
  component: lazyRouteComponent(() => import('../people/retention/RetentionPage.tsx'), 'RetentionPage'),
});

export const moneyRoutes = [stats, unmatched, confirmations, memberships, retention, funds] as const;
