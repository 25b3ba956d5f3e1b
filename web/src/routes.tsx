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

const newWork = createRoute({
  getParentRoute: () => portal,
  path: '/verk/stofna',
  // The work whose authors are carried over to a new one.
  validateSearch: (search): { fra?: number } => ({
    fra: typeof search.fra === 'number' ? search.fra : undefined,
  }),
  component: lazyRouteComponent(() => import('./registration/RegisterPage.tsx'), 'RegisterPage'),
});

const work = createRoute({
  getParentRoute: () => portal,
  path: '/verk/$workId',
  validateSearch: (search): { flipi?: string } => ({ flipi: textIn(search, 'flipi') }),
  component: lazyRouteComponent(() => import('./works/WorkPage.tsx'), 'WorkPage'),
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

const review = createRoute({
  getParentRoute: () => portal,
  path: '/yfirferð',
  validateSearch: (search): { verk?: number } => ({
    verk: typeof search.verk === 'number' ? search.verk : undefined,
  }),
  component: lazyRouteComponent(() => import('./review/ReviewPage.tsx'), 'ReviewPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    start,
    login,
    forgottenPassword,
    notFound,
    preconditionFailed,
    portal.addChildren([card, newWork, work, access, settings, review]),
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
