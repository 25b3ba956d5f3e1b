import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { portal } from './portalRoute.tsx';
import { numberIn, textIn } from './rootRoute.tsx';
import type { CardSearch } from './card/search.ts';
import type { CueSheetsSearch } from '../works/cueSheets/search.ts';
import type { ReviewSearch } from '../works/review/search.ts';
import type { MailboxSearch } from '../messages/letters/search.ts';
import type { UsersSearch } from '../accounts/users/search.ts';
import type { PerformancesSearch } from '../performances/staff/search.ts';
import type { PlacesSearch } from '../performances/venues/search.ts';
import type { PeriodSearch } from '../grants/funds/desk/search.ts';
import type { DistributionsSearch } from '../royalties/distributions/search.ts';
import type { PlannedDaysSearch } from '../royalties/calendar/search.ts';

// The addresses that only staff are led to. What they see there is for the server to say.

const person = createRoute({
  getParentRoute: () => portal,
  path: '/personur/$personId',
  validateSearch: (search): CardSearch => ({
    flipi: textIn(search, 'flipi'),
    leit: textIn(search, 'leit'),
    hofundur: numberIn(search, 'hofundur'),
    rod: textIn(search, 'rod'),
    umsokn: numberIn(search, 'umsokn'),
  }),
  component: lazyRouteComponent(() => import('./card/PersonPage.tsx'), 'PersonPage'),
});

const cueSheets = createRoute({
  getParentRoute: () => portal,
  path: '/cue-blöð',
  validateSearch: (search): CueSheetsSearch => ({
    leit: textIn(search, 'leit'),
    rod: textIn(search, 'rod'),
    nytt: textIn(search, 'nytt'),
  }),
  component: lazyRouteComponent(() => import('../works/cueSheets/CueSheetsPage.tsx'), 'CueSheetsPage'),
});

const review = createRoute({
  getParentRoute: () => portal,
  path: '/yfirferð',
  validateSearch: (search): ReviewSearch => ({
    flipi: textIn(search, 'flipi'),
    verk: typeof search.verk === 'number' ? search.verk : undefined,
    tillaga: typeof search.tillaga === 'number' ? search.tillaga : undefined,
    leit: textIn(search, 'leit'),
    sia: textIn(search, 'sia'),
  }),
  component: lazyRouteComponent(() => import('../works/review/ReviewPage.tsx'), 'ReviewPage'),
});

const waitingApprovals = createRoute({
  getParentRoute: () => portal,
  path: '/samþykki-í-bið',
  validateSearch: (search): { leit?: string | undefined; rod?: string | undefined } => ({
    leit: textIn(search, 'leit'),
    rod: textIn(search, 'rod'),
  }),
  component: lazyRouteComponent(
    () => import('../works/approvals/WaitingApprovalsPage.tsx'),
    'WaitingApprovalsPage',
  ),
});

const codes = createRoute({
  getParentRoute: () => portal,
  path: '/kóðar',
  component: lazyRouteComponent(() => import('../works/codes/CodesPage.tsx'), 'CodesPage'),
});

const mailbox = createRoute({
  getParentRoute: () => portal,
  path: '/pósthólf',
  validateSearch: (search): MailboxSearch => ({
    leit: textIn(search, 'leit'),
    stada: textIn(search, 'stada'),
    bref: typeof search.bref === 'number' ? search.bref : undefined,
  }),
  component: lazyRouteComponent(() => import('../messages/letters/MailboxPage.tsx'), 'MailboxPage'),
});

const jobs = createRoute({
  getParentRoute: () => portal,
  path: '/verkraðir',
  validateSearch: (search): { flipi?: string | undefined } => ({ flipi: textIn(search, 'flipi') }),
  component: lazyRouteComponent(() => import('../platform/jobs/JobsPage.tsx'), 'JobsPage'),
});

const users = createRoute({
  getParentRoute: () => portal,
  path: '/notendur',
  validateSearch: (search): UsersSearch => ({
    leit: textIn(search, 'leit'),
    rod: textIn(search, 'rod'),
    notandi: numberIn(search, 'notandi'),
    nyr: textIn(search, 'nyr'),
    hofundur: numberIn(search, 'hofundur'),
  }),
  component: lazyRouteComponent(() => import('../accounts/users/UsersPage.tsx'), 'UsersPage'),
});

const unknownAuthors = createRoute({
  getParentRoute: () => portal,
  path: '/óþekktir-höfundar',
  validateSearch: (search): { leit?: string | undefined; hofundur?: number | undefined } => ({
    leit: textIn(search, 'leit'),
    hofundur: numberIn(search, 'hofundur'),
  }),
  component: lazyRouteComponent(
    () => import('../works/authorMerge/UnknownAuthorsPage.tsx'),
    'UnknownAuthorsPage',
  ),
});

const performances = createRoute({
  getParentRoute: () => portal,
  path: '/lifandi-flutningar/yfirlit',
  validateSearch: (search): PerformancesSearch => ({
    leit: textIn(search, 'leit'),
    sia: textIn(search, 'sia'),
    rod: textIn(search, 'rod'),
  }),
  component: lazyRouteComponent(
    () => import('../performances/staff/PerformancesPage.tsx'),
    'PerformancesPage',
  ),
});

const provisional = createRoute({
  getParentRoute: () => portal,
  path: '/bráðabirgðaskráningar',
  validateSearch: (search): { stada?: string; leit?: string } => ({
    stada: textIn(search, 'stada'),
    leit: textIn(search, 'leit'),
  }),
  component: lazyRouteComponent(() => import('../works/provisional/ProvisionalPage.tsx'), 'ProvisionalPage'),
});

const places = createRoute({
  getParentRoute: () => portal,
  path: '/staðir',
  validateSearch: (search): PlacesSearch => ({
    flipi: textIn(search, 'flipi'),
    leit: textIn(search, 'leit'),
    sia: textIn(search, 'sia'),
    rod: textIn(search, 'rod'),
    stadur: numberIn(search, 'stadur'),
    hatid: numberIn(search, 'hatid'),
    nytt: textIn(search, 'nytt'),
  }),
  component: lazyRouteComponent(() => import('../performances/venues/PlacesPage.tsx'), 'PlacesPage'),
});

const submissions = createRoute({
  getParentRoute: () => portal,
  path: '/samningar/innsendir',
  validateSearch: (search): { leit?: string | undefined } => ({ leit: textIn(search, 'leit') }),
  component: lazyRouteComponent(
    () => import('../publishing/contracts/SubmissionsPage.tsx'),
    'SubmissionsPage',
  ),
});

const fundPeriods = createRoute({
  getParentRoute: () => portal,
  path: '/sjóðir/tímabil',
  validateSearch: (search): { sjodur?: number | undefined } => ({ sjodur: numberIn(search, 'sjodur') }),
  component: lazyRouteComponent(() => import('../grants/funds/desk/PeriodsPage.tsx'), 'PeriodsPage'),
});

const fundPeriod = createRoute({
  getParentRoute: () => portal,
  path: '/sjóðir/tímabil/$fundPeriodId',
  validateSearch: (search): PeriodSearch => ({
    leit: textIn(search, 'leit'),
    stada: textIn(search, 'stada'),
    rod: textIn(search, 'rod'),
    umsokn: numberIn(search, 'umsokn'),
  }),
  component: lazyRouteComponent(() => import('../grants/funds/desk/PeriodPage.tsx'), 'PeriodPage'),
});

const distributions = createRoute({
  getParentRoute: () => portal,
  path: '/úthlutanir',
  validateSearch: (search): DistributionsSearch => ({
    flipi: textIn(search, 'flipi'),
    nytt: textIn(search, 'nytt'),
    leidrettir: numberIn(search, 'leidrettir'),
    pottur: numberIn(search, 'pottur'),
  }),
  component: lazyRouteComponent(
    () => import('../royalties/distributions/DistributionsPage.tsx'),
    'DistributionsPage',
  ),
});

const distribution = createRoute({
  getParentRoute: () => portal,
  path: '/úthlutanir/$distributionId',
  component: lazyRouteComponent(
    () => import('../royalties/distributions/DistributionPage.tsx'),
    'DistributionPage',
  ),
});

const plannedDays = createRoute({
  getParentRoute: () => portal,
  path: '/úthlutanir/dagar',
  validateSearch: (search): PlannedDaysSearch => ({
    dagur: numberIn(search, 'dagur'),
    nytt: search.nytt === true || undefined,
  }),
  component: lazyRouteComponent(() => import('../royalties/calendar/PlannedDaysPage.tsx'), 'PlannedDaysPage'),
});

const usageClaims = createRoute({
  getParentRoute: () => portal,
  path: '/kröfur',
  validateSearch: (search): { stada?: string | undefined } => ({ stada: textIn(search, 'stada') }),
  component: lazyRouteComponent(
    () => import('../royalties/usageClaims/ClaimsDeskPage.tsx'),
    'ClaimsDeskPage',
  ),
});

export const deskRoutes = [
  usageClaims,
  plannedDays,
  distributions,
  distribution,
  submissions,
  person,
  cueSheets,
  review,
  waitingApprovals,
  codes,
  mailbox,
  jobs,
  users,
  unknownAuthors,
  provisional,
  performances,
  places,
  fundPeriods,
  fundPeriod,
] as const;
