import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { deskRoutes } from './deskRoutes.tsx';
import { moneyRoutes } from './moneyRoutes.tsx';
import { portal } from './portalRoute.tsx';
import { numberIn, textIn } from './rootRoute.tsx';
import type { CardSearch } from './card/search.ts';
import type { RecordsSearch } from '../people/auditLog/search.ts';
import type { ContractsSearch } from '../publishing/contracts/search.ts';

const card = createRoute({
  getParentRoute: () => portal,
  path: '/mitt-spjald',
  validateSearch: (search): CardSearch => ({
    flipi: textIn(search, 'flipi'),
    leit: textIn(search, 'leit'),
    hofundur: typeof search.hofundur === 'number' ? search.hofundur : undefined,
    rod: textIn(search, 'rod'),
    umsokn: numberIn(search, 'umsokn'),
  }),
  component: lazyRouteComponent(() => import('./card/CardPage.tsx'), 'CardPage'),
});

const editPerson = createRoute({
  getParentRoute: () => portal,
  path: '/mitt-spjald/$personId/uppfaera',
  component: lazyRouteComponent(() => import('../people/persons/EditPersonPage.tsx'), 'EditPersonPage'),
});

const cueSheet = createRoute({
  getParentRoute: () => portal,
  path: '/queSheets/$cueSheetId',
  component: lazyRouteComponent(() => import('../works/cueSheets/CueSheetPage.tsx'), 'CueSheetPage'),
});

const livePerformance = createRoute({
  getParentRoute: () => portal,
  path: '/lifandi-flutningar/$livePerformanceId',
  validateSearch: (search): { flipi?: string } => ({ flipi: textIn(search, 'flipi') }),
  component: lazyRouteComponent(
    () => import('../performances/livePerformances/LivePerformancePage.tsx'),
    'LivePerformancePage',
  ),
});

const newWork = createRoute({
  getParentRoute: () => portal,
  path: '/verk/stofna',
  // The work whose authors are carried over to a new one, and the draft to go on with.
  validateSearch: (search): { fra?: number; drog?: string } => ({
    fra: typeof search.fra === 'number' ? search.fra : undefined,
    drog: textIn(search, 'drog'),
  }),
  component: lazyRouteComponent(() => import('../works/registration/RegisterPage.tsx'), 'RegisterPage'),
});

const work = createRoute({
  getParentRoute: () => portal,
  path: '/verk/$workId',
  validateSearch: (search): { flipi?: string; uthlutun?: number } => ({
    flipi: textIn(search, 'flipi'),
    uthlutun: numberIn(search, 'uthlutun'),
  }),
  component: lazyRouteComponent(() => import('../works/catalogue/WorkPage.tsx'), 'WorkPage'),
});

const amendWork = createRoute({
  getParentRoute: () => portal,
  path: '/verk/$workId/breyta',
  component: lazyRouteComponent(() => import('../works/registration/AmendPage.tsx'), 'AmendPage'),
});

const takeOverWork = createRoute({
  getParentRoute: () => portal,
  path: '/verk/$workId/yfirtaka',
  component: lazyRouteComponent(() => import('../works/registration/TakeOverPage.tsx'), 'TakeOverPage'),
});

/** What opens a form: a draft to go on with, or a performance that the new one is like. */
const formSearch = (search: Record<string, unknown>): { drog?: string; eins?: number } => ({
  drog: textIn(search, 'drog'),
  eins: numberIn(search, 'eins'),
});

const chooseLivePerformance = createRoute({
  getParentRoute: () => portal,
  path: '/lifandi-flutningar/stofna',
  validateSearch: (search): { drog?: string } => ({ drog: textIn(search, 'drog') }),
  component: lazyRouteComponent(
    () => import('../performances/livePerformances/ChooserPage.tsx'),
    'ChooserPage',
  ),
});

const newConcert = createRoute({
  getParentRoute: () => portal,
  path: '/lifandi-flutningar/stofna/innlendur',
  validateSearch: formSearch,
  component: lazyRouteComponent(
    () => import('../performances/livePerformances/RegisterPages.tsx'),
    'DomesticPage',
  ),
});

const newStream = createRoute({
  getParentRoute: () => portal,
  path: '/lifandi-flutningar/stofna/streymi',
  validateSearch: formSearch,
  component: lazyRouteComponent(
    () => import('../performances/livePerformances/RegisterPages.tsx'),
    'StreamingPage',
  ),
});

const newForeignConcert = createRoute({
  getParentRoute: () => portal,
  path: '/lifandi-flutningar/stofna/erlendur',
  validateSearch: formSearch,
  component: lazyRouteComponent(
    () => import('../performances/livePerformances/RegisterPages.tsx'),
    'ForeignPage',
  ),
});

const access = createRoute({
  getParentRoute: () => portal,
  path: '/umboð',
  validateSearch: (search): { flipi?: string | undefined } => ({ flipi: textIn(search, 'flipi') }),
  component: lazyRouteComponent(() => import('../accounts/delegation/AccessPage.tsx'), 'AccessPage'),
});

const help = createRoute({
  getParentRoute: () => portal,
  path: '/hjalp',
  component: lazyRouteComponent(() => import('../platform/help/HelpPage.tsx'), 'HelpPage'),
});

const musicStart = createRoute({
  getParentRoute: () => portal,
  path: '/musicstart',
  component: lazyRouteComponent(() => import('../grants/musicStart/MusicStartPage.tsx'), 'MusicStartPage'),
});

const settings = createRoute({
  getParentRoute: () => portal,
  path: '/stillingar',
  component: lazyRouteComponent(() => import('./settings/SettingsPage.tsx'), 'SettingsPage'),
});

const notifications = createRoute({
  getParentRoute: () => portal,
  path: '/tilkynningar',
  // The notification that is read.
  validateSearch: (search): { nr?: number } => ({
    nr: typeof search.nr === 'number' ? search.nr : undefined,
  }),
  component: lazyRouteComponent(
    () => import('../messages/notifications/NotificationsPage.tsx'),
    'NotificationsPage',
  ),
});

const records = createRoute({
  getParentRoute: () => portal,
  path: '/skráningar',
  validateSearch: (search): RecordsSearch => ({
    um: textIn(search, 'um'),
    verk: numberIn(search, 'verk'),
    nafn: numberIn(search, 'nafn'),
    notandi: numberIn(search, 'notandi'),
    fyrir: numberIn(search, 'fyrir'),
    efni: textIn(search, 'efni'),
    adgerd: textIn(search, 'adgerd'),
    fra: textIn(search, 'fra'),
    til: textIn(search, 'til'),
    skra: numberIn(search, 'skra'),
  }),
  component: lazyRouteComponent(() => import('../people/auditLog/RecordsPage.tsx'), 'RecordsPage'),
});

const contracts = createRoute({
  getParentRoute: () => portal,
  path: '/samningar',
  validateSearch: (search): ContractsSearch => ({
    flipi: textIn(search, 'flipi'),
    leit: textIn(search, 'leit'),
    rod: textIn(search, 'rod'),
  }),
  component: lazyRouteComponent(() => import('../publishing/contracts/ContractsPage.tsx'), 'ContractsPage'),
});

const newContract = createRoute({
  getParentRoute: () => portal,
  path: '/samningar/stofna',
  component: lazyRouteComponent(
    () => import('../publishing/contracts/NewContractPage.tsx'),
    'NewContractPage',
  ),
});

const contract = createRoute({
  getParentRoute: () => portal,
  path: '/samningar/$contractId',
  validateSearch: (search): { flipi?: string; leit?: string } => ({
    flipi: textIn(search, 'flipi'),
    leit: textIn(search, 'leit'),
  }),
  component: lazyRouteComponent(() => import('../publishing/contracts/ContractPage.tsx'), 'ContractPage'),
});

const submission = createRoute({
  getParentRoute: () => portal,
  path: '/samningar/i-bid/$submissionId',
  component: lazyRouteComponent(() => import('../publishing/contracts/SubmissionPage.tsx'), 'SubmissionPage'),
});

const memberRoutes = [
  card,
  editPerson,
  cueSheet,
  livePerformance,
  newWork,
  work,
  amendWork,
  takeOverWork,
  chooseLivePerformance,
  newConcert,
  newStream,
  newForeignConcert,
  access,
  settings,
  help,
  musicStart,
  notifications,
  records,
  contracts,
  newContract,
  contract,
  submission,
  ...moneyRoutes,
] as const;

/** What lies behind the login; loaded once somebody is logged in. The desk's part comes for those who are led there. */
export const portalWith = (desk: typeof deskRoutes) => portal.addChildren([...memberRoutes, ...desk]);
