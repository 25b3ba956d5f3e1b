import { createRootRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';

/** A text of the address's query, or undefined. */
export const textIn = (search: Record<string, unknown>, name: string) =>
  typeof search[name] === 'string' ? search[name] : undefined;

/** A number of it, or undefined. */
export const numberIn = (search: Record<string, unknown>, name: string) =>
  typeof search[name] === 'number' ? search[name] : undefined;

export const root = createRootRoute({
  component: Outlet,
  // Unknown addresses go to /not-found.
  notFoundComponent: lazyRouteComponent(() => import('../platform/page/ToNotFound.tsx'), 'ToNotFound'),
});
