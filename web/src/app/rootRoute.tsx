import { createRootRoute, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { type PublicPage, type Readers, readSearch } from '../platform/page/page.ts';

export const root = createRootRoute({
  component: Outlet,
  // Unknown addresses go to /not-found.
  notFoundComponent: lazyRouteComponent(() => import('../platform/page/ToNotFound.tsx'), 'ToNotFound'),
});

const publicRoute = <const Path extends string, S extends Readers>({
  path,
  search,
  component,
}: PublicPage<Path, S>) =>
  createRoute({ getParentRoute: () => root, path, validateSearch: readSearch(search), component });

type PublicRoutes<Pages extends readonly PublicPage[]> = {
  [At in keyof Pages]: Pages[At] extends PublicPage<infer Path, infer S>
    ? ReturnType<typeof publicRoute<Path, S>>
    : never;
};

/** The routes of pages before the login, each typed by its own path and query. */
export const publicRoutesOf = <const Pages extends readonly PublicPage[]>(pages: Pages) =>
  pages.map((page) => publicRoute(page)) as unknown as PublicRoutes<Pages>;
