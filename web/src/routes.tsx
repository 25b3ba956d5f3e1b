import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { LoginPage } from './login/LoginPage.tsx';
import { currentSession } from './session.ts';
import { PageFailed } from './shell/PageFailed.tsx';
import { PageWaits } from './shell/PageWaits.tsx';

/** A text of the address's query, or undefined. */
const textIn = (search: Record<string, unknown>, name: string) =>
  typeof search[name] === 'string' ? search[name] : undefined;

/** A number of it, or undefined. */
const numberIn = (search: Record<string, unknown>, name: string) =>
  typeof search[name] === 'number' ? search[name] : undefined;

const root = createRootRoute({
  component: Outlet,
  // Unknown addresses go to /not-found.
  notFoundComponent: lazyRouteComponent(() => import('./errors/ToNotFound.tsx'), 'ToNotFound'),
});

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/login' });
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (search): { to?: string; ended?: boolean } => ({
    to: textIn(search, 'to'),
    ended: search.ended === true || undefined,
  }),
  component: LoginPage,
});

const forgottenPassword = createRoute({
  getParentRoute: () => root,
  path: '/gleymt-lykilord',
  component: lazyRouteComponent(() => import('./login/ForgottenPasswordPage.tsx'), 'ForgottenPasswordPage'),
});

const notFound = createRoute({
  getParentRoute: () => root,
  path: '/not-found',
  component: lazyRouteComponent(() => import('./errors/NotFoundPage.tsx'), 'NotFoundPage'),
});

const preconditionFailed = createRoute({
  getParentRoute: () => root,
  path: '/precondition-failed',
  validateSearch: (search): { why?: string; back?: string } => ({
    why: textIn(search, 'why'),
    back: textIn(search, 'back'),
  }),
  component: lazyRouteComponent(
    () => import('./errors/PreconditionFailedPage.tsx'),
    'PreconditionFailedPage',
  ),
});

const letter = createRoute({
  getParentRoute: () => root,
  path: '/samthykki/$token',
  // The language of the letter that the link stands in.
  validateSearch: (search): { mal?: string } => ({ mal: textIn(search, 'mal') }),
  component: lazyRouteComponent(() => import('./approvals/LetterPage.tsx'), 'LetterPage'),
});

/** F2.23: everything below needs somebody who is logged in. */
const portal = createRoute({
  getParentRoute: () => root,
  id: 'portal',
  beforeLoad: ({ location }) => {
    if (!currentSession()) throw redirect({ to: '/login', search: { to: location.href } });
  },
  component: lazyRouteComponent(() => import('./shell/Portal.tsx'), 'Portal'),
});

/** What the address of the card says: the tab, and how its works list stands. */
export interface CardSearch {
  flipi?: string;
  leit?: string;
  hofundur?: number;
  rod?: string;
}

const card = createRoute({
  getParentRoute: () => portal,
  path: '/mitt-spjald',
  validateSearch: (search): CardSearch => ({
    flipi: textIn(search, 'flipi'),
    leit: textIn(search, 'leit'),
    hofundur: typeof search.hofundur === 'number' ? search.hofundur : undefined,
    rod: textIn(search, 'rod'),
  }),
  component: lazyRouteComponent(() => import('./card/CardPage.tsx'), 'CardPage'),
});

const person = createRoute({
  getParentRoute: () => portal,
  path: '/personur/$personId',
  validateSearch: (search): CardSearch => ({
    flipi: textIn(search, 'flipi'),
    leit: textIn(search, 'leit'),
    hofundur: numberIn(search, 'hofundur'),
    rod: textIn(search, 'rod'),
  }),
  component: lazyRouteComponent(() => import('./card/PersonPage.tsx'), 'PersonPage'),
});

const cueSheet = createRoute({
  getParentRoute: () => portal,
  path: '/queSheets/$cueSheetId',
  component: lazyRouteComponent(() => import('./cueSheets/CueSheetPage.tsx'), 'CueSheetPage'),
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

const newWork = createRoute({
  getParentRoute: () => portal,
  path: '/verk/stofna',
  // The work whose authors are carried over to a new one, and the draft to go on with.
  validateSearch: (search): { fra?: number; drog?: string } => ({
    fra: typeof search.fra === 'number' ? search.fra : undefined,
    drog: textIn(search, 'drog'),
  }),
  component: lazyRouteComponent(() => import('./registration/RegisterPage.tsx'), 'RegisterPage'),
});

const work = createRoute({
  getParentRoute: () => portal,
  path: '/verk/$workId',
  validateSearch: (search): { flipi?: string } => ({ flipi: textIn(search, 'flipi') }),
  component: lazyRouteComponent(() => import('./works/WorkPage.tsx'), 'WorkPage'),
});

const amendWork = createRoute({
  getParentRoute: () => portal,
  path: '/verk/$workId/breyta',
  component: lazyRouteComponent(() => import('./registration/AmendPage.tsx'), 'AmendPage'),
});

const takeOverWork = createRoute({
  getParentRoute: () => portal,
  path: '/verk/$workId/yfirtaka',
  component: lazyRouteComponent(() => import('./registration/TakeOverPage.tsx'), 'TakeOverPage'),
});

const access = createRoute({
  getParentRoute: () => portal,
  path: '/umboð',
  component: lazyRouteComponent(() => import('./access/AccessPage.tsx'), 'AccessPage'),
});

const settings = createRoute({
  getParentRoute: () => portal,
  path: '/stillingar',
  component: lazyRouteComponent(() => import('./settings/SettingsPage.tsx'), 'SettingsPage'),
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

const notifications = createRoute({
  getParentRoute: () => portal,
  path: '/tilkynningar',
  // The notification that is read.
  validateSearch: (search): { nr?: number } => ({
    nr: typeof search.nr === 'number' ? search.nr : undefined,
  }),
  component: lazyRouteComponent(() => import('./notifications/NotificationsPage.tsx'), 'NotificationsPage'),
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

/** How the records are narrowed down, and which one is open. */
export interface RecordsSearch {
  um?: string | undefined;
  verk?: number | undefined;
  nafn?: number | undefined;
  notandi?: number | undefined;
  fyrir?: number | undefined;
  efni?: string | undefined;
  adgerd?: string | undefined;
  fra?: string | undefined;
  til?: string | undefined;
  skra?: number | undefined;
}

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
  component: lazyRouteComponent(() => import('./records/RecordsPage.tsx'), 'RecordsPage'),
});

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/velkomin/$token',
  component: lazyRouteComponent(() => import('./login/WelcomePage.tsx'), 'WelcomePage'),
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

const provisional = createRoute({
  getParentRoute: () => portal,
  path: '/bráðabirgðaskráningar',
  validateSearch: (search): { stada?: string; leit?: string } => ({
    stada: textIn(search, 'stada'),
    leit: textIn(search, 'leit'),
  }),
  component: lazyRouteComponent(() => import('./provisional/ProvisionalPage.tsx'), 'ProvisionalPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    start,
    login,
    forgottenPassword,
    notFound,
    preconditionFailed,
    letter,
    welcome,
    portal.addChildren([
      users,
      unknownAuthors,
      person,
      cueSheet,
      cueSheets,
      card, newWork, work, amendWork, takeOverWork, access, settings, review, provisional, waitingApprovals, notifications, mailbox, jobs, records]),
  ]),
  defaultPreload: 'intent',
  defaultPendingComponent: PageWaits,
  defaultErrorComponent: PageFailed,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
