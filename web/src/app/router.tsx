import { createRoute, createRouter, redirect } from '@tanstack/react-router';
// Before the router has looked at the address.
import '../accounts/login/arrival.ts';
import { errorPages } from './errors/errorPages.ts';
import { publicPages } from './pages/publicPages.ts';
import { publicRoutesOf, root } from './rootRoute.tsx';
import type { deskRoutes } from './deskRoutes.ts';
import type { portalWith } from './routes.tsx';
import { askFirst } from '../platform/api/firstReads.ts';
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
    if (loaded === 'public') askFirst(location.pathname === '/mitt-spjald');
    const isForDesk = loaded === 'portal' || role === 'administrator' || role === 'editor';
    const [{ portalWith: withDesk }, desk] = await Promise.all([
      import('./routes.tsx'),
      isForDesk ? import('./deskRoutes.ts') : undefined,
    ]);
    // The frame's code has run, its routes are built, and what stands below them is drawn: a press is answered in between.
    await pause();
    loaded = desk ? 'all' : 'portal';
    treeWith(withDesk(desk?.deskRoutes ?? noDesk));
    // The root is the same, with more below it: the router has to be told to look again.
    router.setRoutes(router.buildRouteTree());
    await pause();
    throw redirect({ href: location.href, replace: true });
  },
});
const pause = () => new Promise<void>((done) => setTimeout(done));
let loaded: 'public' | 'portal' | 'all' = 'public';
// Typed as the whole, like the router's tree.
const noDesk = [] as unknown as typeof deskRoutes;

const publicRoutes = [
  start,
  ...publicRoutesOf(publicPages),
  ...publicRoutesOf(errorPages),
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
