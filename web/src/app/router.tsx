import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
// Before the router has looked at the address.
import '../accounts/login/arrival.ts';
import { LoginPage } from '../accounts/login/LoginPage.tsx';
import { root, textIn } from './rootRoute.tsx';
import type { deskRoutes } from './deskRoutes.tsx';
import type { portalWith } from './routes.tsx';
import { currentSession } from '../platform/api/session.ts';
import { PageFailed } from '../platform/page/PageFailed.tsx';
import { FrameWaits } from './shell/FrameWaits.tsx';
import { PageWaits } from '../platform/page/PageWaits.tsx';

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
  validateSearch: (search): { to?: string; ended?: true | 'umboð'; changed?: boolean } => ({
    to: textIn(search, 'to'),
    ended: search.ended === true || search.ended === 'umboð' ? search.ended : undefined,
    changed: search.changed === true || undefined,
  }),
  component: LoginPage,
});

const forgottenPassword = createRoute({
  getParentRoute: () => root,
  path: '/gleymt-lykilord',
  component: lazyRouteComponent(
    () => import('../accounts/login/ForgottenPasswordPage.tsx'),
    'ForgottenPasswordPage',
  ),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  // The path has always called it the user; it is the one-time guid of the letter.
  path: '/gleymt-lykilord/$userId',
  component: lazyRouteComponent(() => import('../accounts/login/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
});

/** Where one can go on from an error page. Why one came there is not in the address: a link could make the page say anything. */
const whereBack = (search: Record<string, unknown>): { back?: string } => ({ back: textIn(search, 'back') });

const notFound = createRoute({
  getParentRoute: () => root,
  path: '/not-found',
  validateSearch: whereBack,
  component: lazyRouteComponent(() => import('../platform/errors/NotFoundPage.tsx'), 'NotFoundPage'),
});

const preconditionFailed = createRoute({
  getParentRoute: () => root,
  path: '/precondition-failed',
  validateSearch: whereBack,
  component: lazyRouteComponent(
    () => import('../platform/errors/PreconditionFailedPage.tsx'),
    'PreconditionFailedPage',
  ),
});

const letter = createRoute({
  getParentRoute: () => root,
  path: '/samthykki/$token',
  // The language of the letter that the link stands in.
  validateSearch: (search): { mal?: string } => ({ mal: textIn(search, 'mal') }),
  component: lazyRouteComponent(() => import('../works/approvals/LetterPage.tsx'), 'LetterPage'),
});

const accountStop = createRoute({
  getParentRoute: () => root,
  path: '/reikningur/$token',
  validateSearch: (search): { mal?: string } => ({ mal: textIn(search, 'mal') }),
  component: lazyRouteComponent(() => import('../accounts/accountChange/StopPage.tsx'), 'StopPage'),
});

const joining = createRoute({
  getParentRoute: () => root,
  path: '/adild/$token',
  validateSearch: (search): { mal?: string } => ({ mal: textIn(search, 'mal') }),
  component: lazyRouteComponent(() => import('../accounts/memberships/JoinPage.tsx'), 'JoinPage'),
});

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/velkomin/$token',
  component: lazyRouteComponent(() => import('../accounts/login/WelcomePage.tsx'), 'WelcomePage'),
});

const openId = createRoute({
  getParentRoute: () => root,
  path: '/rafraen-innskraning',
  component: lazyRouteComponent(() => import('../accounts/login/ReturnPage.tsx'), 'ReturnPage'),
});

const setUp = createRoute({
  getParentRoute: () => root,
  path: '/oryggi',
  component: lazyRouteComponent(() => import('../accounts/secondFactors/SetUpPage.tsx'), 'SetUpPage'),
});

/**
 * Any other address: of the portal, whose routes are loaded when the first of them is asked for; of the staff's desk, whose routes
 * are loaded with them for staff, and for others when they ask; or of nothing.
 */
const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  pendingComponent: FrameWaits,
  beforeLoad: async ({ location }) => {
    if (loaded === 'all') throw redirect({ to: '/not-found', replace: true, state: { from: location.href } });
    const role = currentSession()?.role;
    const isForDesk = loaded === 'portal' || role === 'administrator' || role === 'editor';
    const [{ portalWith: withDesk }, desk] = await Promise.all([
      import('./routes.tsx'),
      isForDesk ? import('./deskRoutes.tsx') : undefined,
    ]);
    loaded = desk ? 'all' : 'portal';
    treeWith(withDesk(desk?.deskRoutes ?? noDesk));
    // The root is the same, with more below it: the router has to be told to look again.
    router.setRoutes(router.buildRouteTree());
    throw redirect({ href: location.href, replace: true });
  },
});
let loaded: 'public' | 'portal' | 'all' = 'public';
// Typed as the whole, like the router's tree.
const noDesk = [] as unknown as typeof deskRoutes;

const publicRoutes = [
  start,
  login,
  forgottenPassword,
  resetPassword,
  notFound,
  preconditionFailed,
  letter,
  accountStop,
  joining,
  welcome,
  openId,
  setUp,
  elsewhere,
] as const;

function treeWith(inside: ReturnType<typeof portalWith>) {
  return root.addChildren([...publicRoutes, inside]);
}

export const router = createRouter({
  // Typed as the whole, though the portal's part comes later.
  routeTree: root.addChildren(publicRoutes) as unknown as ReturnType<typeof treeWith>,
  defaultPreload: 'intent',
  defaultPendingComponent: PageWaits,
  defaultErrorComponent: PageFailed,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** Why one came to an error page, in the words of a refusal. */
    why?: string | undefined;
    /** The address that was not found. */
    from?: string | undefined;
  }
}
