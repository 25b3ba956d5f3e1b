import { createRoute, redirect } from '@tanstack/react-router';
import { root } from './rootRoute.tsx';
import { currentSession } from '../platform/api/session.ts';
import { type HelpSection, type Page, type Readers, readSearch } from '../platform/page/page.ts';
import { Portal } from './shell/Portal.tsx';

/** F2.23: everything below needs somebody who is logged in. */
export const portal = createRoute({
  getParentRoute: () => root,
  id: 'portal',
  beforeLoad: ({ location }) => {
    if (!currentSession()) throw redirect({ to: '/login', search: { to: location.href } });
  },
  component: Portal,
});

const portalRoute = <const Path extends string, S extends Readers>({
  path,
  search,
  component,
  help,
}: Page<Path, S>) =>
  createRoute({
    getParentRoute: () => portal,
    path,
    validateSearch: readSearch(search),
    component,
    staticData: { help },
  });

type PortalRoutes<Pages extends readonly Page[]> = {
  [At in keyof Pages]: Pages[At] extends Page<infer Path, infer S>
    ? ReturnType<typeof portalRoute<Path, S>>
    : never;
};

/** The routes of pages behind the login, each typed by its own path and query. */
export const portalRoutesOf = <const Pages extends readonly Page[]>(pages: Pages) =>
  pages.map((page) => portalRoute(page)) as unknown as PortalRoutes<Pages>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    help?: HelpSection | null;
  }
}
