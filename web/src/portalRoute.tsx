import { createRootRoute, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import { currentSession } from './session.ts';

/** A text of the address's query, or undefined. */
export const textIn = (search: Record<string, unknown>, name: string) =>
  typeof search[name] === 'string' ? search[name] : undefined;

/** A number of it, or undefined. */
export const numberIn = (search: Record<string, unknown>, name: string) =>
  typeof search[name] === 'number' ? search[name] : undefined;

export const root = createRootRoute({
  component: Outlet,
  // Unknown addresses go to /not-found.
  notFoundComponent: lazyRouteComponent(() => import('./errors/ToNotFound.tsx'), 'ToNotFound'),
});

/** F2.23: everything below needs somebody who is logged in. */
export const portal = createRoute({
  getParentRoute: () => root,
  id: 'portal',
  beforeLoad: ({ location }) => {
    if (!currentSession()) throw redirect({ to: '/login', search: { to: location.href } });
  },
  component: lazyRouteComponent(() => import('./shell/Portal.tsx'), 'Portal'),
});
