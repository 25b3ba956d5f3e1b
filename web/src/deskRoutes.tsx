import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { portal } from './portalRoute.tsx';
import { numberIn, textIn } from './rootRoute.tsx';
import type { CardSearch } from './routes.tsx';

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

/** How the list of cue sheets stands, and what is being made. */
export interface CueSheetsSearch {
  leit?: string | undefined;
  rod?: string | undefined;
  nytt?: string | undefined;
}

const cueSheets = createRoute({
  getParentRoute: () => portal,
  path: '/cue-blöð',
  validateSearch: (search): CueSheetsSearch => ({
    leit: textIn(search, 'leit'),
    rod: textIn(search, 'rod'),
    nytt: textIn(search, 'nytt'),
  }),
  component: lazyRouteComponent(() => import('./cueSheets/CueSheetsPage.tsx'), 'CueSheetsPage'),
});

/** What the address of the review desk says: the tab, the chosen work or proposal, and how the queue is narrowed down. */
export interface ReviewSearch {
  flipi?: string;
  verk?: number;
  tillaga?: number;
  leit?: string;
  sia?: string;
}

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
  component: lazyRouteComponent(() => import('./review/ReviewPage.tsx'), 'ReviewPage'),
});

const waitingApprovals = createRoute({
  getParentRoute: () => portal,
  path: '/samþykki-í-bið',
  validateSearch: (search): { leit?: string | undefined; rod?: string | undefined } => ({
    leit: textIn(search, 'leit'),
    rod: textIn(search, 'rod'),
  }),
  component: lazyRouteComponent(() => import('./approvals/WaitingApprovalsPage.tsx'), 'WaitingApprovalsPage'),
});

const codes = createRoute({
  getParentRoute: () => portal,
  path: '/kóðar',
  component: lazyRouteComponent(() => import('./codes/CodesPage.tsx'), 'CodesPage'),
});

/** How the mailbox stands: search, state, and the letter that is open. */
export interface MailboxSearch {
  leit?: string | undefined;
  stada?: string | undefined;
  bref?: number | undefined;
}

const mailbox = createRoute({
  getParentRoute: () => portal,
  path: '/pósthólf',
  validateSearch: (search): MailboxSearch => ({
    leit: textIn(search, 'leit'),
    stada: textIn(search, 'stada'),
    bref: typeof search.bref === 'number' ? search.bref : undefined,
  }),
  component: lazyRouteComponent(() => import('./letters/MailboxPage.tsx'), 'MailboxPage'),
});

const jobs = createRoute({
  getParentRoute: () => portal,
  path: '/verkraðir',
  validateSearch: (search): { flipi?: string | undefined } => ({ flipi: textIn(search, 'flipi') }),
  component: lazyRouteComponent(() => import('./jobs/JobsPage.tsx'), 'JobsPage'),
});

/** How the list of users stands, the user that is open, and what is being made. */
export interface UsersSearch {
  leit?: string | undefined;
  rod?: string | undefined;
  notandi?: number | undefined;
  nyr?: string | undefined;
  hofundur?: number | undefined;
}

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
  component: lazyRouteComponent(() => import('./users/UsersPage.tsx'), 'UsersPage'),
});

const unknownAuthors = createRoute({
  getParentRoute: () => portal,
  path: '/óþekktir-höfundar',
  validateSearch: (search): { leit?: string | undefined; hofundur?: number | undefined } => ({
    leit: textIn(search, 'leit'),
    hofundur: numberIn(search, 'hofundur'),
  }),
  component: lazyRouteComponent(() => import('./joins/UnknownAuthorsPage.tsx'), 'UnknownAuthorsPage'),
});

/** How the list of everybody's live performances stands. */
export interface PerformancesSearch {
  leit?: string | undefined;
  sia?: string | undefined;
  rod?: string | undefined;
}

const performances = createRoute({
  getParentRoute: () => portal,
  path: '/lifandi-flutningar/yfirlit',
  validateSearch: (search): PerformancesSearch => ({
    leit: textIn(search, 'leit'),
    sia: textIn(search, 'sia'),
    rod: textIn(search, 'rod'),
  }),
  component: lazyRouteComponent(() => import('./performanceDesk/PerformancesPage.tsx'), 'PerformancesPage'),
});

const provisional = createRoute({
  getParentRoute: () => portal,
  path: '/bráðabirgðaskráningar',
  validateSearch: (search): { stada?: string; leit?: string } => ({
    stada: textIn(search, 'stada'),
    leit: textIn(search, 'leit'),
  }),
  component: lazyRouteComponent(() => import('./provisional/ProvisionalPage.tsx'), 'ProvisionalPage'),
});

/** How the lists of venues and festivals stand, the one that is open, and what is being made. */
export interface PlacesSearch {
  flipi?: string | undefined;
  leit?: string | undefined;
  sia?: string | undefined;
  rod?: string | undefined;
  stadur?: number | undefined;
  hatid?: number | undefined;
  nytt?: string | undefined;
}

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
  component: lazyRouteComponent(() => import('./places/PlacesPage.tsx'), 'PlacesPage'),
});

const submissions = createRoute({
  getParentRoute: () => portal,
  path: '/samningar/innsendir',
  validateSearch: (search): { leit?: string | undefined } => ({ leit: textIn(search, 'leit') }),
  component: lazyRouteComponent(() => import('./contracts/SubmissionsPage.tsx'), 'SubmissionsPage'),
});

const fundPeriods = createRoute({
  getParentRoute: () => portal,
  path: '/sjóðir/tímabil',
  validateSearch: (search): { sjodur?: number | undefined } => ({ sjodur: numberIn(search, 'sjodur') }),
  component: lazyRouteComponent(() => import('./funds/desk/PeriodsPage.tsx'), 'PeriodsPage'),
});

/** How the applications of a period stand, and the one that is open. */
interface PeriodSearch {
  leit?: string | undefined;
  stada?: string | undefined;
  rod?: string | undefined;
  umsokn?: number | undefined;
}

const fundPeriod = createRoute({
  getParentRoute: () => portal,
  path: '/sjóðir/tímabil/$fundPeriodId',
  validateSearch: (search): PeriodSearch => ({
    leit: textIn(search, 'leit'),
    stada: textIn(search, 'stada'),
    rod: textIn(search, 'rod'),
    umsokn: numberIn(search, 'umsokn'),
  }),
  component: lazyRouteComponent(() => import('./funds/desk/PeriodPage.tsx'), 'PeriodPage'),
});

/** How the desk of distributions stands: the tab, what is being made, and the pot that is open. */
export interface DistributionsSearch {
  flipi?: string | undefined;
  nytt?: string | undefined;
  leidrettir?: number | undefined;
  pottur?: number | undefined;
}

const distributions = createRoute({
  getParentRoute: () => portal,
  path: '/úthlutanir',
  validateSearch: (search): DistributionsSearch => ({
    flipi: textIn(search, 'flipi'),
    nytt: textIn(search, 'nytt'),
    leidrettir: numberIn(search, 'leidrettir'),
    pottur: numberIn(search, 'pottur'),
  }),
  component: lazyRouteComponent(() => import('./distributions/DistributionsPage.tsx'), 'DistributionsPage'),
});

const distribution = createRoute({
  getParentRoute: () => portal,
  path: '/úthlutanir/$distributionId',
  component: lazyRouteComponent(() => import('./distributions/DistributionPage.tsx'), 'DistributionPage'),
});

/** The planned day that is open, or being made. */
export interface PlannedDaysSearch {
  dagur?: number | undefined;
  nytt?: boolean | undefined;
}

const plannedDays = createRoute({
  getParentRoute: () => portal,
  path: '/úthlutanir/dagar',
  validateSearch: (search): PlannedDaysSearch => ({
    dagur: numberIn(search, 'dagur'),
    nytt: search.nytt === true || undefined,
  }),
  component: lazyRouteComponent(
    () => import('./distributionCalendar/PlannedDaysPage.tsx'),
    'PlannedDaysPage',
  ),
});

const usageClaims = createRoute({
  getParentRoute: () => portal,
  path: '/kröfur',
  validateSearch: (search): { stada?: string | undefined } => ({ stada: textIn(search, 'stada') }),
  component: lazyRouteComponent(() => import('./usageClaims/ClaimsDeskPage.tsx'), 'ClaimsDeskPage'),
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
