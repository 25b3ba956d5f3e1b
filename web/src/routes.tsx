import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import * as z from 'zod';
import { LoginPage } from './login/LoginPage.tsx';
import { currentSession } from './session.ts';

const optionalText = z.optional(z.catch(z.string(), ''));

const root = createRootRoute({ component: Outlet, notFoundComponent: lazyRouteComponent(() => import('./errors/NotFoundPage.tsx'), 'NotFoundPage') });

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/login' });
  },
});

/** Where one lands after logging in (F4.3). */
export function landingOf(role: string): '/mitt-spjald' | '/umboð' | '/yfirlestur' {
  return role === 'member' ? '/mitt-spjald' : '/mitt-spjald';
}
export { optionalText, start, LoginPage, currentSession, createRouter };
